import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { newServerKey, setServerKey } from '../keys/server-key.ts';
import {
  countAttempt,
  countAttempts,
  forgetAttempts,
  returnAttempt,
  sweepRateLimits,
} from './rate-limit.ts';

const START = new Date('2026-03-04T10:00:00.000Z');
const later = (ms: number) => new Date(START.getTime() + ms);
const LIMIT = { attempts: 3, windowMs: 60_000 };

describe.each(TEST_DATABASES)('limits on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const attempt = (key: string, ms = 0, limit = LIMIT) =>
    countAttempt(connection.db, key, limit, later(ms));
  async function use(key: string, ms = 0): Promise<void> {
    for (let number = 0; number < LIMIT.attempts; number++) await attempt(key, ms);
  }
  const refusal = (ms: number) => attempt('a', ms).catch((thrown: unknown) => thrown);

  test('allow as many attempts as they say and then tell how long to wait', async () => {
    await use('a');
    expect(await refusal(0)).toMatchObject({ code: 'too-many', retryAfter: 60 });
    expect(await refusal(20_500)).toMatchObject({
      retryAfter: 40,
      text: {
        el: 'Πάρα πολλές προσπάθειες. Δοκιμάστε ξανά σε 1 λεπτό.',
        en: 'Too many attempts. Try again in 1 minute.',
      },
    });
    expect(await refusal(59_999)).toMatchObject({ retryAfter: 1 });
  });

  test('write nothing for an attempt that is one too many: on SQLite everybody waits for the disk', async () => {
    await use('a');
    await refusal(0);
    await refusal(1_000);
    const rows = await connection.db.selectFrom('rate_limits').select('count').execute();
    expect(rows.map(({ count }) => Number(count))).toEqual([LIMIT.attempts]);
  });

  test('write nothing either for the first attempt that is one too many', async () => {
    if (connection.kind !== 'sqlite') return;
    const writes = async () => {
      const { rows } = await sql<{ n: number }>`select total_changes() as n`.execute(connection.db);
      return rows[0]?.n;
    };
    await use('a');
    const before = await writes();
    expect(await refusal(0)).toMatchObject({ code: 'too-many' });
    expect(await writes()).toBe(before);
  });

  test('are counted under no key when one of several refuses', async () => {
    const none = { attempts: 0, windowMs: 60_000 };
    const both = [
      { key: 'a', limit: LIMIT },
      { key: 'b', limit: none },
    ];
    await expect(countAttempts(connection.db, both, START)).rejects.toMatchObject({
      code: 'too-many',
    });
    await use('a');
    await expect(attempt('a')).rejects.toMatchObject({ code: 'too-many' });
  });

  test('word more than one minute as minutes', async () => {
    const limit = { attempts: 0, windowMs: 15 * 60_000 };
    await expect(attempt('a', 0, limit)).rejects.toMatchObject({
      text: {
        el: expect.stringContaining('15 λεπτά'),
        en: expect.stringContaining('15 minutes'),
      },
    });
  });

  test('start anew when the window ends, not later for those who kept trying', async () => {
    await use('a');
    await refusal(59_999);
    await use('a', 60_000);
    expect(await refusal(60_000)).toMatchObject({ retryAfter: 60 });
  });

  test('do not outlast a clock that was years ahead', async () => {
    await use('a', 10 * 365 * 86_400_000);
    await use('a');
    expect(await refusal(0)).toMatchObject({ retryAfter: 60 });
  });

  test('count each key by itself, and forget one after a success', async () => {
    await use('a');
    await attempt('b');
    await forgetAttempts(connection.db, 'a');
    await use('a');
    await expect(attempt('a')).rejects.toMatchObject({ code: 'too-many' });
  });

  test('let through exactly the allowed number of simultaneous attempts', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => attempt('a')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('let in again once those that were right are taken back, however many came at that moment', async () => {
    await Promise.allSettled(Array.from({ length: 20 }, () => attempt('a')));
    for (let number = 0; number < LIMIT.attempts; number++) await returnAttempt(connection.db, 'a');
    await use('a');
    await expect(attempt('a')).rejects.toMatchObject({ code: 'too-many' });
  });

  test('are no more than they say where one is taken back twice', async () => {
    await attempt('a');
    for (let number = 0; number < 3; number++) await returnAttempt(connection.db, 'a');
    await use('a');
    await expect(attempt('a')).rejects.toMatchObject({ code: 'too-many' });
  });

  test('are written down under what names nobody, and what only the server’s key can tell', async () => {
    const name = 'sign-in:maria@example.org:192.0.2.1';
    await attempt(name);
    const keys = async () => {
      const rows = await connection.db.selectFrom('rate_limits').select('key').execute();
      return rows.map(({ key }) => key);
    };
    const [first, ...others] = await keys();
    expect(others).toEqual([]);
    expect(first).toMatch(/^[\w-]{43}$/);
    const unkeyed = createHash('sha256').update(name).digest('base64url');
    expect(first).not.toBe(unkeyed);
    await attempt(name);
    expect(await keys()).toEqual([first]);
    setServerKey(connection.db, newServerKey());
    await attempt(name);
    expect(await keys()).toHaveLength(2);
  });

  test('sweeping removes what has ended and nothing else', async () => {
    await use('a');
    await attempt('b', 30_000);
    await sweepRateLimits(connection.db, later(60_000));
    const left = await connection.db.selectFrom('rate_limits').select('resets_at').execute();
    expect(left.map((row) => Number(row.resets_at))).toEqual([later(90_000).getTime()]);
  });
});
