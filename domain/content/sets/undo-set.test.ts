import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { pageData } from '../../../harness/content/entry-data.ts';
import { testDocumentRow, testFactsRow } from '../../../harness/content/medium-row.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { setReviewerStep } from '../../accounts/may-publish.ts';
import { footerLink } from '../../content-types/footer-link.ts';
import { page } from '../../content-types/page.ts';
import { teaser } from '../../content-types/teaser.ts';
import { deleteMedium } from '../../media/acts/delete-medium.ts';
import { archiveEntry, unarchiveEntry } from '../acts/archive-entry.ts';
import { createEntry } from '../acts/create-entry.ts';
import { planLeaving } from '../acts/due/plan-leaving.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { unpublishEntry } from '../acts/unpublish-entry.ts';
import { findNewAddress } from '../addresses/former-addresses.ts';
import { emptyData } from '../model/content-type.ts';
import { listVersions } from '../reading/history.ts';
import { findEntry } from '../reading/published-entries.ts';
import { getForStaff } from '../reading/staff-entries.ts';
import { addToSet } from './fill-set.ts';
import { createSet } from './make-set.ts';
import { publishSet } from './publish-set.ts';
import { getSet } from './reading.ts';
import { undoSet } from './undo-set.ts';

const acting = actAs(TEST_EDITOR);
const later = actAs(TEST_EDITOR, new Date(TEST_NOW.getTime() + 60_000));

describe.each(TEST_DATABASES)('the undo of a published set, on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  /** Publishes changes of an entry with a set, and gives the set. */
  async function publishChanges(id: string): Promise<string> {
    const { db } = connection;
    await saveEntry(db, page, id, { data: pageData('Νέα'), publish: false }, acting);
    const set = await createSet(db, 'Ομάδα', acting);
    await addToSet(db, set, [{ id }], acting);
    await publishSet(db, set, { stamp: (await getSet(db, set, acting)).stamp }, acting);
    return set;
  }

  test('archives again what was archived, although somebody has unarchived it since', async () => {
    const { db } = connection;
    const { id } = await createEntry(db, page, { data: pageData('Παλιά') }, acting);
    await archiveEntry(db, page, id, acting);
    const set = await publishChanges(id);
    await unarchiveEntry(db, page, id, acting);
    await undoSet(db, set, 'undo', later);
    expect(await getForStaff(db, page, id)).toMatchObject({
      state: 'archived',
      archivedAt: later.now.toISOString(),
    });
  });

  test('leaves an archived entry archived since when it was', async () => {
    const { db } = connection;
    const { id } = await createEntry(db, page, { data: pageData('Παλιά') }, acting);
    await archiveEntry(db, page, id, acting);
    await undoSet(db, await publishChanges(id), undefined, later);
    const { archivedAt } = await getForStaff(db, page, id);
    expect(archivedAt).toBe(TEST_NOW.toISOString());
  });

  test('ends the plan to leave of an entry that is a draft again', async () => {
    const { db } = connection;
    const { id } = await createEntry(db, page, { data: pageData('Νέα'), publish: false }, acting);
    const set = await publishChanges(id);
    const leaveAt = new Date(later.now.getTime() + 60_000).toISOString();
    await planLeaving(db, page, id, { leaveAt, leaveTo: 'draft' }, acting);
    await undoSet(db, set, undefined, later);
    expect(await getForStaff(db, page, id)).toMatchObject({ state: 'draft', leaveAt: null });
  });

  test('asks why personal data must be public again, and names the entry', async () => {
    const { db } = connection;
    const before = { ...pageData('Παλιά'), content: { el: '<p>ΑΦΜ 123456783</p>', en: '' } };
    const because = { ...later, reason: 'Ο αριθμός είναι του γραφείου.' };
    const { id } = await createEntry(db, page, { data: before }, because);
    const set = await publishChanges(id);
    await expect(undoSet(db, set, undefined, later)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [id]: { en: expect.stringContaining('a tax number') } },
      details: { personalData: [{ id }] },
    });
    expect(await getSet(db, set, later)).toMatchObject({ state: 'published' });
    await undoSet(db, set, undefined, because);
    expect((await findEntry(db, page, 'palia'))?.data.content).toEqual(before.content);
  });

  test('is in the history: the version of before is the one that the public sees', async () => {
    const { db } = connection;
    const { id } = await createEntry(db, page, { data: pageData('Παλιά') }, acting);
    const set = await publishChanges(id);
    const shown = async () => {
      const { versions } = await listVersions(db, page, id, { limit: 9, offset: 0 });
      return versions.map(({ version, publicIn }) => `${version} ${publicIn.join(' ')}`);
    };
    expect(await shown()).toEqual(['2 el en', '1 ']);
    await undoSet(db, set, undefined, later);
    expect(await shown()).toEqual(['3 ', '2 ', '1 el en']);
  });

  test('leaves it in the history where the set had only added a language', async () => {
    const { db } = connection;
    const greek = { data: pageData('Παλιά'), languages: ['el'] as const };
    const { id } = await createEntry(db, page, greek, acting);
    const set = await createSet(db, 'Ομάδα', acting);
    await addToSet(db, set, [{ id, languages: ['el', 'en'] }], acting);
    await publishSet(db, set, { stamp: (await getSet(db, set, acting)).stamp }, acting);
    await undoSet(db, set, undefined, later);
    const { versions } = await listVersions(db, page, id, { limit: 9, offset: 0 });
    expect(versions.map(({ version, publicIn }) => [version, publicIn])).toEqual([
      [2, []],
      [1, ['el']],
    ]);
  });

  test('asks what becomes of an entry of which a language was taken off the site since', async () => {
    const { db } = connection;
    const { id } = await createEntry(db, page, { data: pageData('Παλιά') }, acting);
    const set = await publishChanges(id);
    await unpublishEntry(db, page, id, acting, 'en');
    await expect(undoSet(db, set, undefined, later)).rejects.toMatchObject({
      code: 'conflict',
      details: { changed: [{ id, since: 'state' }] },
    });
    expect((await getSet(db, set, later)).members).toMatchObject([{ id, changedSince: 'state' }]);
    await undoSet(db, set, 'undo', later);
    expect(await getForStaff(db, page, id)).toMatchObject({ languages: ['el', 'en'] });
  });

  test('is not for an editor where an entry is the administrators’ alone', async () => {
    const { db } = connection;
    const admin = actAs(TEST_ADMIN);
    const title = { el: 'Σύνδεσμος', en: 'Link' };
    const data = { ...emptyData(footerLink.fields), title, href: '/contact' };
    const { id } = await createEntry(db, footerLink, { data, publish: false }, admin);
    const set = await createSet(db, 'Ομάδα', acting);
    await addToSet(db, set, [{ id }], admin);
    await publishSet(db, set, { stamp: (await getSet(db, set, admin)).stamp }, admin);
    await expect(undoSet(db, set, undefined, later)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await getForStaff(db, footerLink, id)).toMatchObject({ state: 'published' });
  });

  test('remembers the address that the public knew of an entry which is a draft again', async () => {
    const { db } = connection;
    const draft = { slug: 'fees', data: pageData('Τέλη'), publish: false };
    const { id } = await createEntry(db, page, draft, acting);
    await undoSet(db, await publishChanges(id), undefined, later);
    const moved = { slug: 'new-fees', data: pageData('Τέλη') };
    await saveEntry(db, page, id, moved, later);
    expect(await findNewAddress(db, '/fees')).toBe('/new-fees');
  });

  test('names the entry to which something leads, and what leads there', async () => {
    const { db } = connection;
    const draft = { slug: 'led-to', data: pageData('Τέλη', 'Fees'), publish: false };
    const { id } = await createEntry(db, page, draft, acting);
    const set = await createSet(db, 'Ομάδα', acting);
    await addToSet(db, set, [{ id }], acting);
    await publishSet(db, set, { stamp: (await getSet(db, set, acting)).stamp }, acting);
    const title = { el: 'Κάρτα', en: 'Card' };
    const data = { ...emptyData(teaser.fields), place: 'home-task', icon: 'FileText', title };
    await createEntry(db, teaser, { data: { ...data, link: '/led-to' } }, acting);
    await expect(undoSet(db, set, undefined, later)).rejects.toMatchObject({
      code: 'conflict',
      text: {
        el: expect.stringMatching(/^«Τέλη»: \S/),
        en: expect.stringMatching(/^‘Fees’: \S/),
      },
      details: { uses: [expect.anything()] },
    });
  });

  test('says of the English of before again that the Greek has changed since', async () => {
    const { db } = connection;
    const { id } = await createEntry(db, page, { data: pageData('Παλιά', 'Old') }, acting);
    await saveEntry(db, page, id, { data: pageData('Άλλη', 'Old') }, acting);
    const isBehind = async () => (await findEntry(db, page, 'palia'))?.isEnglishBehind;
    expect(await isBehind()).toBe(true);
    const set = await publishChanges(id);
    expect(await isBehind()).toBe(false);
    await undoSet(db, set, undefined, later);
    expect(await isBehind()).toBe(true);
  });

  test('is for reviewers where there are some, also where it would change nothing', async () => {
    const { db } = connection;
    const { id } = await createEntry(db, page, { data: pageData('Νέα'), publish: false }, acting);
    const set = await publishChanges(id);
    await unpublishEntry(db, page, id, acting);
    await setReviewerStep(db, true, actAs(TEST_ADMIN));
    await expect(undoSet(db, set, 'keep', later)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await getSet(db, set, later)).toMatchObject({ state: 'published' });
  });

  test('brings back from the bin what the public saw of the media library', async () => {
    const { db } = connection;
    const medium = testDocumentRow();
    await db.insertInto('media').values(medium).execute();
    const facts = testFactsRow(medium.id, { text: 'Πεζοδρόμηση' });
    await db.insertInto('document_facts').values(facts).execute();
    const attachments = [{ label: { el: 'Έκθεση', en: 'Report' }, file: medium.id }];
    const before = { ...pageData('Παλιά'), attachments };
    const { id } = await createEntry(db, page, { data: before }, acting);
    const set = await publishChanges(id);
    await deleteMedium(db, medium.id, acting);
    await undoSet(db, set, undefined, later);
    const { deleted_at } = await db
      .selectFrom('media')
      .select('deleted_at')
      .executeTakeFirstOrThrow();
    expect(deleted_at).toBeNull();
    const { document_words } = await db
      .selectFrom('entries')
      .select('document_words')
      .executeTakeFirstOrThrow();
    expect(document_words, 'what it says is searched again').toBe('πεζοδρομηση');
  });
});
