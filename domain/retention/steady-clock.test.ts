import { expect, test } from 'vitest';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { isClockSteady } from './steady-clock.ts';

test('a clock that jumped, forwards or back, is believed a night later', async () => {
  const connection = await openTestSqlite();
  const ask = (moment: string) => isClockSteady(connection.db, new Date(moment));
  expect(await ask('2026-03-04T02:00:00Z')).toBe(true);
  expect(await ask('2026-03-05T02:00:00Z')).toBe(true);
  expect(await ask('2036-03-06T02:00:00Z')).toBe(false);
  expect(await ask('2026-03-07T02:00:00Z')).toBe(false);
  expect(await ask('2026-03-08T02:00:00Z')).toBe(true);
  expect(await ask('2026-04-08T02:00:00Z')).toBe(false);
  expect(await ask('2026-04-09T02:00:00Z')).toBe(true);
  await connection.close();
});
