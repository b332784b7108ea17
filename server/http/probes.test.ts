import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { probes } from './probes.ts';

/** What whoever runs the site asks it: whether it lives, and whether it can answer. */

let connection: Connection;
beforeEach(async () => {
  connection = await openTestSqlite();
});
afterEach(async () => {
  vi.useRealTimers();
  await connection.close();
});

async function ask(path: string, { db = connection.db, isFresh = true } = {}) {
  const answer = await probes(db, () => isFresh).request(path);
  return [answer.status, await answer.text(), answer.headers.get('Cache-Control')];
}

test('it can answer while it reads its database and has heard of every change', async () => {
  expect(await ask('/readyz')).toEqual([200, 'ready', 'no-store']);
  const unavailable = [503, 'database unavailable', 'no-store'];
  expect(await ask('/readyz', { isFresh: false })).toEqual(unavailable);
  await connection.db.schema.dropTable('facts').execute();
  expect(await ask('/readyz')).toEqual(unavailable);
});

test('it does not wait for a line that froze', { timeout: 20_000 }, async () => {
  vi.useFakeTimers();
  const forever = { execute: () => new Promise(() => {}) };
  const frozen = { selectFrom: () => ({ select: () => ({ limit: () => forever }) }) };
  const asked = ask('/readyz', { db: frozen as never });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toEqual([503, 'database unavailable', 'no-store']);
});

test('a question that is answered leaves nothing to wait for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expect((await ask('/readyz'))[0]).toBe(200);
  expect(vi.getTimerCount()).toBe(0);
});

test('it lives whatever its database does', async () => {
  await connection.db.schema.dropTable('facts').execute();
  expect(await ask('/healthz', { isFresh: false })).toEqual([200, 'ok', 'no-store']);
});
