import { expect, test } from 'vitest';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { isClockSteady } from './steady-clock.ts';

test.each([
  [
    'that jumped, forwards or back, is believed a night later',
    [
      ['2026-03-04T02:00:00Z', true],
      ['2026-03-05T02:00:00Z', true],
      ['2036-03-06T02:00:00Z', false],
      ['2026-03-07T02:00:00Z', false],
      ['2026-03-08T02:00:00Z', true],
      ['2026-04-08T02:00:00Z', false],
      ['2026-04-09T02:00:00Z', true],
    ],
  ],
  [
    'that stood still for a week at most is believed at once',
    [
      ['2026-03-04T02:00:00Z', true],
      ['2026-03-11T02:00:00Z', true],
      ['2026-03-18T02:00:01Z', false],
    ],
  ],
  [
    'that jumped is not believed before the night is over, however often it is asked',
    [
      ['2026-03-04T02:00:00Z', true],
      ['2036-03-05T02:00:00Z', false],
      ['2036-03-05T02:10:00Z', false],
      ['2036-03-05T21:59:59Z', false],
      ['2036-03-05T22:00:00Z', true],
    ],
  ],
  [
    'that is years ahead of that of another server is not believed for a day',
    [
      ['2026-03-04T02:00:00Z', true],
      ['2036-03-04T02:01:00Z', false],
      ['2036-03-04T02:03:00Z', false],
      ['2026-03-05T02:00:00Z', false],
      ['2036-03-05T02:01:00Z', false],
      ['2036-03-05T02:03:00Z', false],
    ],
  ],
  [
    'that is steady is believed again when the night is tried once more',
    [
      ['2026-03-04T02:00:00Z', true],
      ['2026-03-05T02:00:00Z', true],
      ['2026-03-05T03:00:00Z', true],
    ],
  ],
] as const)('a clock %s', async (_, asked) => {
  const connection = await openTestSqlite();
  for (const [moment, isSteady] of asked) {
    expect(await isClockSteady(connection.db, new Date(moment)), moment).toBe(isSteady);
  }
  await connection.close();
});
