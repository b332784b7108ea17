import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { menuItem } from '../../content-types/menu-item.ts';
import { page } from '../../content-types/page.ts';
import { archiveEntry } from '../acts/archive-entry.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { publishDue } from '../acts/due/publish-due.ts';
import { nameVersion } from '../acts/name-version.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { unpublishEntry } from '../acts/unpublish-entry.ts';
import { emptyData } from '../model/content-type.ts';
import { getVersion, listVersions } from './history.ts';

const HOUR_MS = 60 * 60_000;
const moment = (hour: number) => new Date(TEST_NOW.getTime() + hour * HOUR_MS);
const at = (hour: number) => moment(hour).toISOString();
const titled = (el: string) => ({ ...emptyData(page.fields), title: { el, en: 'Page' } });
const ALL = { limit: 50, offset: 0 };

describe.each(TEST_DATABASES)('the history of an entry on $name', ({ open }) => {
  let connection: Connection;
  let id: string;
  beforeEach(async () => {
    connection = await open();
    const input = { slug: 'one', data: titled('Πρώτη'), publish: false };
    id = (await createEntry(connection.db, page, input, actAs(TEST_EDITOR))).id;
  });
  afterEach(() => connection.close());

  const save = (el: string, hour: number, how: object) =>
    saveEntry(
      connection.db,
      page,
      id,
      { data: titled(el), ...how },
      actAs(TEST_ADMIN, moment(hour)),
    );
  const list = async () => (await listVersions(connection.db, page, id, ALL)).versions;
  const name = (version: number, text: string, by = TEST_EDITOR) =>
    nameVersion(connection.db, page, id, { version, name: text }, actAs(by));

  test('is every save, the newest first, with who, when, and since when the public saw it', async () => {
    await save('Δεύτερη', 1, { publish: true });
    await save('Τρίτη', 2, { publish: false });
    expect((await list()).filter(({ publicIn }) => publicIn.length > 0)).toMatchObject([
      { version: 2, publicIn: ['el', 'en'] },
    ]);
    await unpublishEntry(connection.db, page, id, actAs(TEST_EDITOR, moment(3)));
    const version = (number: number, hour: number, more: object) => ({
      version: number,
      name: '',
      savedAt: at(hour),
      savedBy: TEST_EDITOR.email,
      publishedAt: null,
      publishedIn: [],
      publicIn: [],
      isOffSite: false,
      ...more,
    });
    const second = { savedBy: TEST_ADMIN.email, publishedAt: at(1), publishedIn: ['el', 'en'] };
    expect(await list()).toEqual([
      version(4, 3, { isOffSite: true }),
      version(3, 2, { savedBy: TEST_ADMIN.email }),
      version(2, 1, second),
      version(1, 0, { isOffSite: true }),
    ]);
    const onePage = await listVersions(connection.db, page, id, { limit: 1, offset: 1 });
    expect(onePage).toMatchObject({ versions: [{ version: 3 }], total: 4 });
  });

  test('is of this entry alone, whatever others have of the same number', async () => {
    await save('Δεύτερη', 1, {});
    const input = { slug: 'other', data: titled('Άλλη') };
    const other = await createEntry(connection.db, page, input, actAs(TEST_EDITOR));
    for (const title of ['Άλλη ξανά', 'Άλλη τρίτη']) {
      await saveEntry(connection.db, page, other.id, { data: titled(title) }, actAs(TEST_EDITOR));
    }
    expect((await list())[0]).toMatchObject({ version: 2, publicIn: ['el', 'en'] });
    const said = async (of: string) =>
      (await getVersion(connection.db, page, of, 1)).data.title as { el: string };
    expect([(await said(id)).el, (await said(other.id)).el]).toEqual(['Πρώτη', 'Άλλη']);
  });

  test('says in which language a version became public, and that the archive is on the site', async () => {
    await save('Δεύτερη', 1, { languages: ['el'] });
    await archiveEntry(connection.db, page, id, actAs(TEST_EDITOR, moment(2)));
    expect(await list()).toMatchObject([
      { version: 3, isOffSite: false },
      { version: 2, isOffSite: false, publishedIn: ['el'] },
      { version: 1, isOffSite: true, publishedIn: [] },
    ]);
  });

  test('says so of the first version, too, although it has English that nobody sees', async () => {
    const input = { slug: 'other', data: titled('Άλλη'), languages: ['el'] as const };
    const other = await createEntry(connection.db, page, input, actAs(TEST_EDITOR));
    expect((await listVersions(connection.db, page, other.id, ALL)).versions).toMatchObject([
      { version: 1, publishedIn: ['el'], publicIn: ['el'] },
    ]);
  });

  test('says of a planned version when it became public', async () => {
    await save('Δεύτερη', 1, { publishAt: at(5) });
    expect((await list())[0]).toMatchObject({ version: 2, publishedAt: null });
    await publishDue(connection.db, moment(6));
    expect((await list()).map(({ version, publishedAt }) => [version, publishedAt])).toEqual([
      [2, at(6)],
      [1, null],
    ]);
  });

  test('has what each version said, and its address then', async () => {
    await save('Δεύτερη', 1, { slug: 'two' });
    expect(await getVersion(connection.db, page, id, 1)).toMatchObject({
      slug: 'one',
      data: { title: { el: 'Πρώτη' } },
    });
    expect(await getVersion(connection.db, page, id, 2)).toMatchObject({
      slug: 'two',
      data: { title: { el: 'Δεύτερη' } },
    });
  });

  test('reads fields that the type gained since as empty', async () => {
    await connection.db.updateTable('revisions').set({ data: '{}' }).execute();
    expect((await getVersion(connection.db, page, id, 1)).data).toEqual(emptyData(page.fields));
  });

  test('names a version of one entry in one line, takes the name away, and writes both down', async () => {
    await save('Δεύτερη', 1, {});
    const input = { slug: 'other', data: titled('Άλλη'), publish: false };
    const other = await createEntry(connection.db, page, input, actAs(TEST_EDITOR));
    await name(1, ' Πριν από\nτις εκλογές\u0000 ');
    expect((await list()).map((one) => one.name)).toEqual(['', 'Πριν από τις εκλογές']);
    const { versions } = await listVersions(connection.db, page, other.id, ALL);
    expect(versions.map((one) => one.name)).toEqual(['']);
    await name(1, '');
    expect((await list()).map((one) => one.name)).toEqual(['', '']);
    const written = connection.db.selectFrom('audit').where('action', '=', 'version-named');
    expect(await written.select(['subject_id', 'user_email']).execute()).toEqual([
      { subject_id: id, user_email: TEST_EDITOR.email },
      { subject_id: id, user_email: TEST_EDITOR.email },
    ]);
  });

  test('refuses a name that is too long, and one for a version that never was', async () => {
    await expect(name(1, 'α'.repeat(101))).rejects.toMatchObject({ code: 'invalid' });
    await name(1, 'α'.repeat(100));
    await expect(name(2, 'Όνομα')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is nothing to ask for of another type, in the bin, or of what never was', async () => {
    const reads = [
      () => listVersions(connection.db, page, 'no-such-id', ALL),
      () => listVersions(connection.db, menuItem, id, ALL),
      () => getVersion(connection.db, menuItem, id, 1),
      () => getVersion(connection.db, page, id, 9),
    ];
    for (const read of reads) await expect(read()).rejects.toMatchObject({ code: 'not-found' });
    await deleteEntry(connection.db, page, id, actAs(TEST_EDITOR));
    await expect(getVersion(connection.db, page, id, 1)).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(name(1, 'Όνομα')).rejects.toMatchObject({ code: 'not-found' });
  });
});
