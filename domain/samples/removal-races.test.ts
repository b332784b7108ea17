import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection, Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { pageData } from '../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../harness/content/medium-row.ts';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import {
  endDuring,
  openPostgresRaces,
  type PostgresRaces,
  untilWaiting,
} from '../../harness/databases/postgres-races.ts';
import { describeOverlaps } from '../../harness/overlaps.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR } from '../../harness/services.ts';
import { listAudit } from '../audit/reading.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { page } from '../content-types/page.ts';
import { newMediumRow } from '../media/library/medium.ts';
import { removeSamples } from './remove-samples.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const admin = actAs(TEST_ADMIN);
const other = actAs({ ...TEST_ADMIN, id: 'other', email: 'other@example.org' });

const LEADING = {
  ...pageData('Οδηγός'),
  content: { el: '<p><a href="/dyo">Δείτε</a></p>', en: '' },
};

/** Three samples, by their ids. */
async function addSamples(db: Db): Promise<string[]> {
  for (const table of ['entries', 'audit'] as const) await db.deleteFrom(table).execute();
  const ids: string[] = [];
  for (const title of ['Μία', 'Δύο', 'Τρεις']) {
    ids.push((await createEntry(db, page, { data: pageData(title) }, admin)).id);
  }
  await db.updateTable('entries').set({ is_sample: 1 }).execute();
  return ids;
}

const living = async (db: Db) =>
  (await db.selectFrom('entries').select('id').where('deleted_at', 'is', null).execute()).map(
    ({ id }) => id,
  );
const recorded = async (db: Db, action: string) =>
  (await listAudit(db, { action, limit: 1, offset: 0 })).total;

/** The samples went once, by one of the two, and the other found nothing more to do. */
async function expectOnce(db: Db, removed: Awaited<ReturnType<typeof removeSamples>>[]) {
  expect(removed.map(({ entries }) => entries).sort()).toEqual([0, 3]);
  expect(removed.flatMap(({ kept }) => kept)).toEqual([]);
  expect(await living(db)).toEqual([]);
  expect([await recorded(db, 'samples-removed'), await recorded(db, 'deleted')]).toEqual([1, 3]);
}

describe.skipIf(!SERVER)('two people who remove the samples at once on PostgreSQL', () => {
  let races: PostgresRaces;
  let here: Connection;
  let there: Connection;
  beforeAll(async () => {
    races = await openPostgresRaces(SERVER);
    ({ here, there } = races);
  });
  afterAll(() => races.close());

  test('remove them once', async () => {
    await addSamples(here.db);
    const removed = await races.race(
      (tx) => tx.selectFrom('entries').select('id').orderBy('id').forUpdate().execute(),
      () => removeSamples(here.db, admin),
      () => removeSamples(there.db, other),
    );
    await expectOnce(here.db, removed);
  });

  test('remove files once that nothing uses any more', async () => {
    for (const table of ['entries', 'media', 'audit'] as const) {
      await here.db.deleteFrom(table).execute();
    }
    await here.db
      .insertInto('media')
      .values(testDocumentRow({ is_sample: 1 }))
      .execute();
    const second = await endDuring(
      races,
      (tx) => removeSamples(tx, admin),
      (db) => removeSamples(db, other),
    );
    expect(second).toBe('done');
    expect(await recorded(here.db, 'samples-removed')).toBe(1);
  });

  test('what somebody makes their own meanwhile stays', async () => {
    const [, id = ''] = await addSamples(here.db);
    const data = pageData('Δική μας');
    // The removal begins after the save has begun, and before it ends.
    const { removal, saved } = await inTransaction(here.db, async (tx) => {
      const entry = await saveEntry(tx, page, id, { data }, actAs(TEST_EDITOR));
      const begun = removeSamples(there.db, admin);
      await untilWaiting(here.db, 1);
      return { removal: { promise: begun }, saved: entry };
    });
    const removed = await removal.promise;
    expect(saved.isSample).toBe(false);
    expect(removed.entries).toBe(2);
    expect(await living(here.db)).toEqual([id]);
  });
});

describe('two people who remove the samples at once on SQLite', () => {
  test('remove them once', async () => {
    const { db, close } = await openTestSqlite();
    await addSamples(db);
    const removed = await Promise.all([removeSamples(db, admin), removeSamples(db, other)]);
    await expectOnce(db, removed);
    await close();
  });
});

test('files alone, which are left when their entries went before, are removed and the log has it', async () => {
  const { db, close } = await openTestSqlite();
  for (const table of ['entries', 'audit'] as const) await db.deleteFrom(table).execute();
  const file = {
    id: 'picture',
    kind: 'image' as const,
    file_name: 'picture.webp',
    mime_type: 'image/webp',
    storage_key: 'originals/picture.webp',
    digest: '0123456789abcdef',
    size_bytes: 6,
    width: 240,
    height: 160,
  };
  const row = newMediumRow(file, { by: TEST_EDITOR, now: admin.now });
  await db
    .insertInto('media')
    .values({ ...row, is_sample: 1 })
    .execute();
  expect(await removeSamples(db, admin)).toEqual({ entries: 0, files: 1, kept: [] });
  expect(await recorded(db, 'samples-removed')).toBe(1);
  await close();
});

describeOverlaps('samples', {
  prepare: addSamples,
  isSampled: true,
  acts: {
    'remove them': (db) => removeSamples(db, admin),
    'make one my own': (db, [, id = '']) =>
      saveEntry(db, page, id, { data: pageData('Δική μας') }, actAs(TEST_EDITOR)),
    'delete one': (db, [id = '']) => deleteEntry(db, page, id, other),
    'lead to one': (db) => createEntry(db, page, { data: LEADING }, actAs(TEST_EDITOR)),
  },
});
