import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ONE_EMAIL,
  type OneAccount,
  openOneAccount,
} from '../../../harness/accounts/one-account.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { signOut } from './sign-out.ts';

const HOUR = 60 * 60_000;

describe.each(TEST_DATABASES)('sessions on $name', ({ open }) => {
  let one: OneAccount;
  beforeEach(async () => {
    one = await openOneAccount(await open());
  });
  afterEach(async () => {
    vi.useRealTimers();
    await one.close();
  });

  test('belong to whoever signed in, however the address was written', async () => {
    const { token } = await one.attempt({ email: ' ＭARIA@Example.org ' });
    expect(await one.holder(token)).toEqual({ id: one.user.id, email: ONE_EMAIL, role: 'editor' });
    await signOut(one.db, token, TEST_NOW);
    await signOut(one.db, token, TEST_NOW);
    expect(await one.holder(token)).toBeUndefined();
  });

  test('end twelve hours after their last use, at most a quarter of an hour sooner', async () => {
    // The library reads the process's clock, which is moved from where it stands.
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const { token } = await one.attempt();
    vi.setSystemTime(start + 11 * HOUR);
    expect(await one.holder(token)).toBeDefined();
    vi.setSystemTime(start + 22 * HOUR);
    expect(await one.holder(token)).toBeDefined();
    vi.setSystemTime(start + 33.75 * HOUR - 60_000);
    expect(await one.holder(token)).toBeDefined();
    vi.setSystemTime(start + 45.75 * HOUR);
    expect(await one.holder(token)).toBeUndefined();
  });

  test('end after a week, however much they are used', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const { token } = await one.attempt();
    for (let hours = 6; hours <= 7 * 24; hours += 6) {
      vi.setSystemTime(start + hours * HOUR);
      expect(await one.holder(token), `${hours} hours`).toBeDefined();
    }
    vi.setSystemTime(start + 7 * 24 * HOUR + 60_000);
    expect(await one.holder(token)).toBeUndefined();
  });

  test('end after a week by the clock that is handed in', async () => {
    const { token } = await one.attempt();
    const week = Date.now() + 7 * 24 * HOUR;
    expect(await one.holder(token, new Date(week - 60_000))).toBeDefined();
    expect(await one.holder(token, new Date(week + 60_000))).toBeUndefined();
  });

  test('are nobody’s while their account is disabled, even where one was left', async () => {
    const { token } = await one.attempt();
    await one.db
      .updateTable('user')
      .set({ banned: sql.lit(true) })
      .where('id', '=', one.user.id)
      .execute();
    expect(await one.holder(token)).toBeUndefined();
  });

  test.each(['', 'x', 'null', '../../x', 'é ÿ', 'x.y', 'a%', 'x'.repeat(5000)])(
    'are nobody’s with the token “%.20s”',
    async (token) => {
      expect(await one.holder(token)).toBeUndefined();
    },
  );
});
