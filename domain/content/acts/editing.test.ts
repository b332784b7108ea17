import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { newsData, pageData, refusalOf } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { councilMember } from '../../content-types/council-member.ts';
import { menuItem } from '../../content-types/menu-item.ts';
import { news } from '../../content-types/news.ts';
import { page } from '../../content-types/page.ts';
import { service } from '../../content-types/service.ts';
import { emptyData } from '../model/content-type.ts';
import {
  countEntries,
  findEntry,
  listEntries,
  listEntryPage,
} from '../reading/published-entries.ts';
import { getForStaff, listForStaff } from '../reading/staff-entries.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { reorderEntries } from './reorder-entries.ts';
import { restoreEntry } from './restore-entry.ts';
import { saveEntry } from './save-entry.ts';
import { unpublishEntry } from './unpublish-entry.ts';

const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('entries on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  test('a created entry is public at once, at the address of its type and slug alone', async () => {
    await createEntry(
      connection.db,
      page,
      { slug: 'volunteering', data: pageData('Εθελοντισμός') },
      acting,
    );
    const found = await findEntry(connection.db, page, 'volunteering');
    expect(found?.data.title.el).toBe('Εθελοντισμός');
    // Among news the same slug is another address.
    expect(await findEntry(connection.db, news, 'volunteering')).toBeUndefined();
  });

  test('without a slug one is made from the Greek title, with a number where it is taken', async () => {
    const first = await createEntry(connection.db, page, { data: pageData('Νέα πλατεία') }, acting);
    const second = await createEntry(
      connection.db,
      page,
      { data: pageData('Νέα πλατεία') },
      acting,
    );
    expect([first.slug, second.slug]).toEqual(['nea-plateia', 'nea-plateia-2']);
    // What lies in the bin takes none.
    await deleteEntry(connection.db, page, first.id, acting);
    const third = await createEntry(connection.db, page, { data: pageData('Νέα πλατεία') }, acting);
    expect(third.slug).toBe('nea-plateia');
  });

  test('without a slug and without a letter in the title it is that of the type', async () => {
    const { slug } = await createEntry(connection.db, page, { data: pageData('€ – €') }, acting);
    expect(slug).toBe('page');
  });

  test('the slug that is made from a title takes no address of a fixed route', async () => {
    const made = await createEntry(connection.db, page, { data: pageData('Contact') }, acting);
    expect(made).toMatchObject({ slug: 'contact-2', path: '/contact-2' });
  });

  test('entries of one title that are created at the same moment get addresses of their own', async () => {
    const made = await Promise.all(
      [1, 2, 3, 4].map(() =>
        createEntry(connection.db, page, { data: pageData('Ίδιος τίτλος') }, acting),
      ),
    );
    expect(new Set(made.map((entry) => entry.slug)).size).toBe(4);
  });

  test('of two who take a slug at the same moment one is told', async () => {
    const results = await Promise.allSettled(
      [1, 2].map(() =>
        createEntry(connection.db, page, { slug: 'same', data: pageData('Ίδια') }, acting),
      ),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ code: 'conflict' });
  });

  test('a taken slug is a conflict that names the field', async () => {
    await createEntry(connection.db, page, { slug: 'water', data: pageData('Νερό') }, acting);
    const error = await refusalOf(
      createEntry(connection.db, page, { slug: 'water', data: pageData('Ύδρευση') }, acting),
    );
    expect(error.code).toBe('conflict');
    expect(error.fields.slug?.en).toContain('already');
  });

  test('the bin holds no slug: whoever comes back later gets a number, and each has its address', async () => {
    const { db } = connection;
    const add = (title: string) =>
      createEntry(db, page, { slug: 'water', data: pageData(title) }, acting);
    const [first, second] = [await add('Νερό').then(bin), await add('Ύδρευση').then(bin)];
    await add('Ύδρευση και αποχέτευση');
    expect((await restoreEntry(db, page, first.id, acting)).slug).toBe('water-2');
    expect((await restoreEntry(db, page, second.id, acting)).slug).toBe('water-3');
    const shown = async (slug: string) => (await findEntry(db, page, slug))?.data.title.el;
    expect(await shown('water')).toBe('Ύδρευση και αποχέτευση');
    expect(await shown('water-2')).toBe('Νερό');
    expect(await shown('water-3')).toBe('Ύδρευση');

    const long = 'w'.repeat(120);
    const addLong = () =>
      createEntry(db, page, { slug: long, data: pageData('Νερό') }, acting).then(bin);
    const three = [await addLong(), await addLong(), await addLong()];
    const back = [];
    for (const { id } of three) back.push((await restoreEntry(db, page, id, acting)).slug);
    expect(back).toEqual([long, `${long.slice(2)}-2`, `${long.slice(2)}-3`]);

    async function bin(entry: { id: string }) {
      await deleteEntry(db, page, entry.id, acting);
      return entry;
    }
  });

  test.each([
    'news',
    'events/fair',
    'contact',
    'admin/x',
    'api',
    'municipality/units/aigio',
    'services/x',
  ])('the slug %s belongs to a fixed route and is refused', async (slug) => {
    const error = await refusalOf(
      createEntry(connection.db, page, { slug, data: pageData('Α') }, acting),
    );
    expect(error.fields.slug).toBeDefined();
  });

  test.each(['municipality/history', 'volunteering', 'tourism/getting-here', 'services'])(
    'the slug %s may be a page',
    async (slug) => {
      const entry = await createEntry(connection.db, page, { slug, data: pageData('Α') }, acting);
      expect(entry.path).toBe(`/${slug}`);
    },
  );

  test('the second of two who save from the same version is told, and loses nothing', async () => {
    const entry = await createEntry(
      connection.db,
      page,
      { slug: 'plan', data: pageData('Ένα') },
      acting,
    );
    await saveEntry(connection.db, page, entry.id, { data: pageData('Δύο'), version: 1 }, acting);
    const error = await refusalOf(
      saveEntry(connection.db, page, entry.id, { data: pageData('Τρία'), version: 1 }, acting),
    );
    expect(error.code).toBe('conflict');
    expect(error.details?.current).toMatchObject({ version: 2, data: { title: { el: 'Δύο' } } });
    expect((await getForStaff(connection.db, page, entry.id)).data.title.el).toBe('Δύο');
  });

  test('every save keeps what was, in order', async () => {
    const entry = await createEntry(
      connection.db,
      page,
      { slug: 'log', data: pageData('Ένα') },
      acting,
    );
    await saveEntry(connection.db, page, entry.id, { data: pageData('Δύο'), version: 1 }, acting);
    const revisions = await connection.db
      .selectFrom('revisions')
      .select(['version', 'data', 'created_by'])
      .where('entry_id', '=', entry.id)
      .orderBy('version')
      .execute();
    expect(revisions.map((revision) => JSON.parse(revision.data).title.el)).toEqual(['Ένα', 'Δύο']);
    expect(revisions[0]?.created_by).toBe(TEST_EDITOR.email);
  });

  test('a deleted entry is gone from the site and comes back from the bin', async () => {
    const entry = await createEntry(
      connection.db,
      page,
      { slug: 'beach', data: pageData('Παραλία') },
      acting,
    );
    await deleteEntry(connection.db, page, entry.id, acting);
    expect(await findEntry(connection.db, page, 'beach')).toBeUndefined();
    expect((await refusalOf(getForStaff(connection.db, page, entry.id))).code).toBe('not-found');
    await restoreEntry(connection.db, page, entry.id, acting);
    expect(await findEntry(connection.db, page, 'beach')).toBeDefined();
  });

  test('a correction leaves the day of the first publication as it was', async () => {
    const { id } = await createEntry(
      connection.db,
      page,
      { slug: 'fees', data: pageData('Τέλη 2026') },
      acting,
    );
    const later = actAs(TEST_EDITOR, new Date(TEST_NOW.getTime() + 24 * 60 * 60_000));
    await saveEntry(connection.db, page, id, { slug: 'fees', data: pageData('Τέλη') }, later);
    const { publishedAt, updatedAt } = await getForStaff(connection.db, page, id);
    expect(publishedAt).toBe(TEST_NOW.toISOString());
    expect(updatedAt).toBe(later.now.toISOString());
  });

  test('an entry taken off the site stays with staff', async () => {
    const entry = await createEntry(
      connection.db,
      page,
      { slug: 'old', data: pageData('Παλιά') },
      acting,
    );
    await unpublishEntry(connection.db, page, entry.id, acting);
    expect(await findEntry(connection.db, page, 'old')).toBeUndefined();
    const kept = await getForStaff(connection.db, page, entry.id);
    expect(kept).toMatchObject({ state: 'draft', slug: 'old', data: pageData('Παλιά') });
    const again = { data: pageData('Παλιά'), version: kept.version };
    await saveEntry(connection.db, page, entry.id, again, acting);
    expect(await findEntry(connection.db, page, 'old')).toBeDefined();
  });

  test('script in rich text never reaches the database', async () => {
    const data = {
      ...pageData('Α'),
      content: {
        el: '<p onclick="x()">Α<script>alert(1)</script></p>',
        en: '<a href="javascript:x()">b</a>',
      },
    };
    const entry = await createEntry(connection.db, page, { slug: 'a', data }, acting);
    expect(entry.data.content).toEqual({ el: '<p>Α</p>', en: '<a>b</a>' });
  });

  test('what a field may not hold is refused with a message for the field, and nothing is stored', async () => {
    const error = await refusalOf(
      createEntry(
        connection.db,
        news,
        { data: { ...newsData('', '2026-02-30'), category: 'gossip' } },
        acting,
      ),
    );
    expect(Object.keys(error.fields).sort()).toEqual(['category', 'date', 'title.el']);
    expect((await listForStaff(connection.db, news, { limit: 9, offset: 0 })).total).toBe(0);
  });

  test('pictures and references must exist', async () => {
    const data = {
      ...emptyData(service.fields),
      title: { el: 'Α', en: 'A' },
      description: { el: 'Α', en: 'A' },
      department: 'nowhere',
      forms: [{ title: { el: 'Έντυπο', en: 'Form' }, file: 'no-such-file' }],
    };
    const error = await refusalOf(createEntry(connection.db, service, { data }, acting));
    expect(Object.keys(error.fields).sort()).toEqual(['department', 'forms.0.file']);
    const good = { ...data, department: '', forms: [] };
    const { id } = await createEntry(connection.db, service, { data: good }, acting);
    const saved = await refusalOf(saveEntry(connection.db, service, id, { data }, acting));
    expect(saved.fields).toEqual(error.fields);
  });

  test('unknown fields are refused rather than dropped', async () => {
    const error = await refusalOf(
      createEntry(connection.db, page, { data: { ...pageData('Α'), colour: 'red' } }, acting),
    );
    expect(error.fields.colour).toBeDefined();
  });

  test('an editor does not change what is the administrator’s', async () => {
    const data = { ...emptyData(menuItem.fields), title: { el: 'Α', en: 'A' }, href: '/' };
    expect((await refusalOf(createEntry(connection.db, menuItem, { data }, acting))).code).toBe(
      'forbidden',
    );
    await createEntry(connection.db, menuItem, { data }, actAs(TEST_ADMIN));
  });

  test('entries keep the order that staff gave them', async () => {
    const ids: string[] = [];
    const add = (name: string) => {
      const both = { el: name, en: name };
      const data = { name: both, role: both, party: both };
      return createEntry(connection.db, councilMember, { data }, acting);
    };
    for (const name of ['Α', 'Β', 'Γ']) ids.push((await add(name)).id);
    const reordered = async (...places: number[]) => {
      const named = places.map((at) => ids[at] as string);
      await reorderEntries(connection.db, councilMember, named, acting);
      return (await listEntries(connection.db, councilMember)).map(({ data }) => data.name.el);
    };
    expect(await reordered(2, 0)).toEqual(['Γ', 'Α', 'Β']);
    // Named twice, an entry stands where it was named first.
    expect(await reordered(0, 1, 0)).toEqual(['Α', 'Β', 'Γ']);
    ids.push((await add('Δ')).id);
    expect(await reordered()).toEqual(['Α', 'Β', 'Γ', 'Δ']);
  });

  test('news come newest first, by category and by page', async () => {
    for (let day = 1; day <= 8; day++) {
      const category = day % 2 ? 'announcements' : 'tenders';
      await createEntry(
        connection.db,
        news,
        { data: newsData(`Διακοπή νερού ${day}`, `2026-02-0${day}`, category) },
        acting,
      );
    }
    const first = await listEntryPage(connection.db, news, { page: 1, pageSize: 6 });
    expect(first.entries.map((entry) => entry.data.date)[0]).toBe('2026-02-08');
    expect([first.entries.length, first.total, first.pageCount]).toEqual([6, 8, 2]);
    const beyond = await listEntryPage(connection.db, news, { page: 99, pageSize: 6 });
    expect([beyond.page, beyond.entries.length]).toEqual([2, 2]);
    expect(await countEntries(connection.db, news, { category: 'tenders' })).toBe(4);
    expect(
      await countEntries(connection.db, news, { from: '2026-02-03', before: '2026-02-05' }),
    ).toBe(2);
  });

  test('every change is written down with who made it', async () => {
    const entry = await createEntry(
      connection.db,
      page,
      { slug: 'x', data: pageData('Α') },
      acting,
    );
    await deleteEntry(connection.db, page, entry.id, acting);
    const records = await connection.db
      .selectFrom('audit')
      .select(['action', 'user_email', 'subject_id'])
      .orderBy('id')
      .execute();
    expect(records.map((record) => record.action).sort()).toEqual(['created', 'deleted']);
    expect(records.every((record) => record.user_email === TEST_EDITOR.email)).toBe(true);
    expect(records.every((record) => record.subject_id === entry.id)).toBe(true);
  });
});
