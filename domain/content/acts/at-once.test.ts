import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../database/connect.ts';
import { pageData } from '../../../harness/content/entry-data.ts';
import {
  endAfterWaiting,
  endDuring,
  openPostgresRaces,
  outcomeOf,
  type PostgresRaces,
} from '../../../harness/databases/postgres-races.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { page } from '../../content-types/page.ts';
import { makePreviewLink } from '../preview/preview-links.ts';
import { atVersion } from './at-version.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { planLeaving } from './due/plan-leaving.ts';
import { lockEntry } from './lock-entry.ts';
import { reorderEntries } from './reorder-entries.ts';
import { restoreEntry } from './restore-entry.ts';
import { confirmEntry, setRecheckInterval } from './review/confirm-entry.ts';
import { saveEntry } from './save-entry.ts';
import { unpublishEntry } from './unpublish-entry.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const acting = actAs(TEST_EDITOR);
const inJune = actAs(TEST_EDITOR, new Date('2026-06-01T10:00:00.000Z'));

const add = async (db: Db, slug: string) =>
  (await createEntry(db, page, { slug, data: pageData(slug) }, acting)).id;

describe.skipIf(!SERVER)('what two do at once on PostgreSQL', () => {
  let races: PostgresRaces;
  let id: string;
  beforeAll(async () => {
    races = await openPostgresRaces(SERVER);
  });
  beforeEach(async () => {
    await races.here.db.deleteFrom('entries').execute();
    id = await add(races.here.db, 'one');
  });
  afterAll(() => races.close());

  test('the interval of a page counts from whoever is just looking it through', async () => {
    const end = await endDuring(
      races,
      (tx) => confirmEntry(tx, page, id, inJune),
      (db) => setRecheckInterval(db, page, id, 3, inJune),
    );
    expect(end).toBe('done');
    const { recheck_on } = await races.here.db
      .selectFrom('entries')
      .select('recheck_on')
      .executeTakeFirstOrThrow();
    // Three months, a quarter less at most; from March on it would be June.
    expect(recheck_on?.slice(0, 7)).toMatch(/^2026-0[89]$/);
  });

  test('a page that is just being saved is not deleted as it was before', async () => {
    const data = pageData('Συνέχεια');
    const deleted = await endDuring(
      races,
      (tx) => saveEntry(tx, page, id, { data, publish: false }, acting),
      (db) =>
        atVersion(db, { type: page, id, version: 1 }, (tx) => deleteEntry(tx, page, id, acting)),
    );
    expect(deleted).toBe('conflict');
  });

  test('an entry is deleted once, and brought back once', async () => {
    const remove = (db: Db) => deleteEntry(db, page, id, acting);
    expect(await endDuring(races, remove, remove)).toBe('not-found');
    const restore = (db: Db) => restoreEntry(db, page, id, acting);
    expect(await endDuring(races, restore, restore)).toBe('not-found');
  });

  test('a page that is just being saved is taken off the site as it is then', async () => {
    const taken = await endDuring(
      races,
      (tx) => saveEntry(tx, page, id, { data: pageData('Νέα') }, acting),
      (db) => unpublishEntry(db, page, id, acting),
    );
    expect(taken).toBe('done');
    const { version, state } = await races.here.db
      .selectFrom('entries')
      .select(['version', 'state'])
      .executeTakeFirstOrThrow();
    expect([version, state]).toEqual([3, 'draft']);
  });

  test('what is just being taken off the site gets no plan to leave it', async () => {
    const planned = await endDuring(
      races,
      (tx) => unpublishEntry(tx, page, id, acting),
      (db) =>
        planLeaving(db, page, id, { leaveAt: '2026-06-01T10:00:00Z', leaveTo: 'draft' }, acting),
    );
    expect(planned).toBe('conflict');
  });

  test('no entry gets one link too many', async () => {
    for (let link = 1; link < 10; link++) await makePreviewLink(races.here.db, page, id, acting);
    const make = (db: Db) => makePreviewLink(db, page, id, acting);
    expect(await endDuring(races, make, make)).toBe('conflict');
    expect(await outcomeOf(make(races.here.db))).toBe('conflict');
  });

  test('who reorders a list and waits for one entry holds none behind it', async () => {
    const { db } = races.here;
    const [low = '', high = ''] = [id, await add(db, 'two')].sort();
    for (const [at, one] of [low, high].entries()) {
      await db
        .updateTable('entries')
        .set({ position: at + 1 })
        .where('id', '=', one)
        .execute();
    }
    const end = await endAfterWaiting(
      races,
      (tx) => lockEntry(tx, page, low),
      (there) => reorderEntries(there, page, [high, low], acting),
      (tx) => lockEntry(tx, page, high),
    );
    expect(end).toBe('done');
  });
});
