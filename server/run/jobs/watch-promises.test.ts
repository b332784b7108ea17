import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, touchSite } from '../../../database/transaction.ts';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { searchPromise } from '../../../domain/content-types/search-promise.ts';
import { readFact } from '../../../domain/facts/facts.ts';
import { breakingAt } from '../../../harness/databases/breaking-line.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
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
    pauseMs: 1,
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

test('changes that follow each other are checked at most once in a while', async () => {
  const { db } = connection;
  const log = pino({ level: 'silent' });
  const pauseMs = 300;
  const rare = watchPromises({ db, log, now: () => TEST_NOW, waitMs: 1, pauseMs });
  let last = await changeSite();
  const began = performance.now();
  rare.look();
  await vi.waitFor(async () => expect(await checkedAt()).toBe(last));
  for (let change = 0; change < 3; change++) {
    last = await changeSite();
    rare.look();
  }
  await vi.waitFor(async () => expect(await checkedAt()).toBe(last));
  // Timers may be a millisecond early.
  expect(performance.now() - began).toBeGreaterThan(pauseMs - 5);
  await rare.stop();
});

test('the end waits for no pause', async () => {
  const { db } = connection;
  const log = pino({ level: 'silent' });
  const rare = watchPromises({ db, log, now: () => TEST_NOW, waitMs: 1, pauseMs: 600_000 });
  const version = await changeSite();
  rare.look();
  await vi.waitFor(async () => expect(await checkedAt()).toBe(version));
  await rare.stop();
});

test('a check in whose middle the database went is made again', async () => {
  const { db } = connection;
  const promise = { data: { typed: 'τρύγος', target: '/harbour' } };
  await createEntry(db, searchPromise, promise, actAs(TEST_EDITOR, TEST_NOW));
  // That it is checked by this process is written down at the third statement.
  const again = watchPromises({
    db: breakingAt(db, 4, 'before the database heard it'),
    log: pino({ level: 'silent' }),
    now: () => TEST_NOW,
    waitMs: 1,
    pauseMs: 1,
    retryMs: 1,
  });
  again.look();
  const broken = () => db.selectFrom('broken_promises').select('query').execute();
  await vi.waitFor(async () => expect(await broken()).toEqual([{ query: 'τρύγος' }]), 20_000);
  await again.stop();
});

test('nothing waits to be checked after the end', async () => {
  await watch.stop();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  watch.look();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
