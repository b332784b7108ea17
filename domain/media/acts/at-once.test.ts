import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../database/connect.ts';
import { newsData } from '../../../harness/content/entry-data.ts';
import { testDocumentRow, testFactsRow } from '../../../harness/content/medium-row.ts';
import {
  endAfterWaiting,
  endDuring,
  openPostgresRaces,
  type PostgresRaces,
} from '../../../harness/databases/postgres-races.ts';
import {
  actAs,
  openTestServices,
  TEST_EDITOR,
  type TestServices,
} from '../../../harness/services.ts';
import { createEntry } from '../../content/acts/create-entry.ts';
import { news } from '../../content-types/news.ts';
import { emptyMediaBin } from '../library/empty-bin.ts';
import { changeMedia } from './change-media.ts';
import { explainDocument } from './explain-document.ts';
import { lockMedium } from './lock-medium.ts';
import { restoreMedium } from './restore-medium.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const acting = { ...actAs(TEST_EDITOR), reason: 'The law demands the list.' };

describe.skipIf(!SERVER)('what two do at once with a document, on PostgreSQL', () => {
  let races: PostgresRaces;
  let site: TestServices;
  beforeAll(async () => {
    races = await openPostgresRaces(SERVER);
    site = await openTestServices(races.here);
  });
  beforeEach(async () => {
    for (const table of ['entries', 'media', 'audit'] as const) {
      await races.here.db.deleteFrom(table).execute();
    }
  });
  afterAll(async () => {
    await site.close();
    await races.close();
  });

  test('its personal data are explained once', async () => {
    const { db } = races.here;
    const row = testDocumentRow();
    await db.insertInto('media').values(row).execute();
    const address = `/media/report.${row.digest}/report.pdf`;
    const data = newsData('Πίνακες', '2026-03-01');
    data.content.el = `<p><a href="${address}">Εδώ</a></p>`;
    await createEntry(db, news, { data: data as never }, acting);
    const facts = { text: 'ΑΦΜ 123456783', personal_data: 'found' as const };
    await db.insertInto('document_facts').values(testFactsRow('report', facts)).execute();
    await db.deleteFrom('audit').execute();
    const explain = (of: Db) => explainDocument(of, 'report', { version: 1 }, acting);
    expect(await endDuring(races, explain, explain)).toBe('done');
    const notes = await db.selectFrom('audit').select('note').execute();
    expect(notes.map(({ note }) => note)).toEqual([expect.stringContaining(acting.reason)]);
  });

  test('who changes two and waits for the first in their order holds not the second', async () => {
    const [low, high] = [testDocumentRow({ id: 'agenda' }), testDocumentRow({ id: 'report' })];
    await races.here.db.insertInto('media').values([low, high]).execute();
    const change = (id: string) => ({ id, version: 1, tags: ['sea'] });
    const changed = await endAfterWaiting(
      races,
      (tx) => lockMedium(tx, 'agenda'),
      (db) => changeMedia(db, [change('report'), change('agenda')], acting),
      (tx) => lockMedium(tx, 'report'),
    );
    expect(changed).toBe('done');
  });

  test('one that is brought back stays where the bin is emptied right then', async () => {
    const { store } = site.services;
    const deleted_at = '2026-01-01T00:00:00.000Z';
    const row = testDocumentRow({ deleted_at });
    await races.here.db.insertInto('media').values(row).execute();
    await store.put(row.storage_key, Buffer.from('%PDF-1'));
    const throwOn = (error: unknown) => {
      throw error;
    };
    const emptied = await endDuring(
      races,
      (tx) => restoreMedium(tx, 'report', acting),
      (db) => emptyMediaBin({ db, store }, acting.now, throwOn),
    );
    expect(emptied).toBe('done');
    const left = await races.here.db.selectFrom('media').select('deleted_at').execute();
    expect(left).toEqual([{ deleted_at: null }]);
    expect(await store.exists(row.storage_key)).toBe(true);
  });
});
