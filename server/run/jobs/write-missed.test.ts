import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { MissedTally } from '../../../domain/missed/missed-tally.ts';
import { SearchTally } from '../../../domain/missed/search-tally.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { startWritingMissed } from './write-missed.ts';

let connection: Connection;
beforeEach(async () => {
  connection = await openTestSqlite();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await connection.close();
});

test('addresses and searches that found nothing are written down while the site runs, and at its end', async () => {
  const { db } = connection;
  const tally = new MissedTally();
  const log = pino({ level: 'silent' });
  const now = () => TEST_NOW;
  const searches = new SearchTally();
  const writing = startWritingMissed({ db, tally, searches, log, now });
  const note = (path: string) => tally.note(path, undefined, 'https://www.example.gr');
  const written = async () =>
    (await db.selectFrom('missed_addresses').select(['path', 'times']).execute()).map(
      ({ path, times }) => `${path} ${times}`,
    );
  note('/old');
  note('/old');
  expect(await written()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(async () => expect(await written()).toEqual(['/old 2']));
  note('/old');
  vi.advanceTimersByTime(10_000);
  // While that is being written.
  note('/old');
  // Somebody may still be typing it.
  searches.note({ query: 'γεφύρι', address: '192.0.2.1', found: 'nothing', now: TEST_NOW });
  await writing.stop();
  expect(await written(), 'what came last').toEqual(['/old 4']);
  const words = await db.selectFrom('missed_searches').select('query').execute();
  expect(words).toEqual([{ query: 'γεφύρι' }]);
});
