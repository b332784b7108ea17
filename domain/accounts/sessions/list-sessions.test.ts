import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OneAccount, openOneAccount } from '../../../harness/accounts/one-account.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { listSessions } from './list-sessions.ts';

const NOW = new Date('2026-03-04T10:00:00.000Z');
const hours = (number: number) => new Date(NOW.getTime() + number * 3_600_000).toISOString();

describe.each(TEST_DATABASES)('one’s own sessions on $name', ({ open }) => {
  let one: OneAccount;
  beforeEach(async () => {
    one = await openOneAccount(await open());
  });
  afterEach(() => one.close());

  /** Signs in, and dates the session by its hours from now. */
  async function begin(userAgent: string, at: { began: number; used: number; ends: number }) {
    const { token } = await one.attempt({ userAgent });
    await one.db
      .updateTable('session')
      .set({
        createdAt: hours(at.began),
        updatedAt: hours(at.used),
        expiresAt: hours(at.ends),
      } as never)
      .where('userAgent', '=', userAgent)
      .execute();
    return token;
  }

  test('are those that go on, the last used first, and end after a week at the latest', async () => {
    await begin('Firefox', { began: -2, used: -2, ends: 10 });
    const token = await begin('Chromium', { began: -1, used: 0, ends: 12 });
    await begin('Old', { began: -167, used: -1, ends: 11 });
    await begin('Over', { began: -20, used: -13, ends: 0 });
    await begin('Older than a week', { began: -169, used: -1, ends: 11 });
    const listed = await listSessions(one.db, one.user.id, token, NOW);
    expect(listed).toEqual([
      expect.objectContaining({
        userAgent: 'Chromium',
        address: '192.0.2.1',
        way: 'password',
        createdAt: hours(-1),
        lastUsedAt: hours(0),
        expiresAt: hours(12),
        current: true,
      }),
      expect.objectContaining({ userAgent: 'Old', expiresAt: hours(1), current: false }),
      expect.objectContaining({ userAgent: 'Firefox', expiresAt: hours(10), current: false }),
    ]);
    expect(await listSessions(one.db, 'somebody-else', token, NOW)).toEqual([]);
  });
});
