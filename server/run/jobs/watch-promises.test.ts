import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, touchSite } from '../../../database/transaction.ts';
import { readFact } from '../../../domain/facts/facts.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { type PromiseWatch, watchPromises } from './watch-promises.ts';

let connection: Connection;
let watch: PromiseWatch;
beforeEach(async () => {
  connection = await openTestSqlite();
  watch = watchPromises({
    db: connection.db,
    log: pino({ level: 'silent' }),
    now: () => TEST_NOW,
    waitMs: 1,
  });
});
afterEach(async () => {
  await watch.stop();
  await connection.close();
});

/** The last change of the site after which the promises were checked. */
const checkedAt = () => readFact(connection.db, 'promises-checked-at-version');
async function changeSite(): Promise<string> {
  await inTransaction(connection.db, async (tx) => touchSite(tx));
  const row = connection.db.selectFrom('site_version').select('version');
  return String((await row.executeTakeFirstOrThrow()).version);
}

test('the promises of the search are checked after each change, the second as the first', async () => {
  for (let change = 0; change < 2; change++) {
    const version = await changeSite();
    watch.look();
    await vi.waitFor(async () => expect(await checkedAt()).toBe(version));
  }
});

test('nothing waits to be checked after the end', async () => {
  await watch.stop();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  watch.look();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
