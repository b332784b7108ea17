import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases.ts';
import {
  actAs,
  openTestAuth,
  TEST_ADMIN,
  TEST_NOW,
  TEST_PASSWORD,
} from '../../../harness/services.ts';
import type { Auth } from '../auth.ts';
import {
  changeOwnPassword,
  changeUser,
  createUser,
  setPassword,
  type User,
} from '../members/users.ts';
import { findStaffMember } from '../sessions/current-session.ts';
import { signOut } from '../sessions/sign-out.ts';
import { signIn } from './sign-in.ts';

const EMAIL = 'maria@example.org';
const HOUR = 60 * 60_000;

describe.each(TEST_DATABASES)('sessions on $name', ({ open }) => {
  let connection: Connection;
  let auth: Auth;
  let user: User;
  beforeEach(async () => {
    connection = await open();
    auth = await openTestAuth(connection);
    const input = { name: 'Μαρία', email: EMAIL, password: TEST_PASSWORD, role: 'editor' as const };
    user = await createUser(auth, connection.db, input, { now: TEST_NOW });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await connection.close();
  });

  const attempt = (
    change: { email?: string; password?: string; address?: string; minutes?: number } = {},
  ) =>
    signIn(
      auth,
      connection.db,
      { email: change.email ?? EMAIL, password: change.password ?? TEST_PASSWORD },
      {
        address: change.address ?? '192.0.2.1',
        now: new Date(TEST_NOW.getTime() + (change.minutes ?? 0) * 60_000),
      },
    );
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'accepted',
      (error: { code?: string }) => error.code,
    );
  /** The library dates sessions by the process's clock, so that this is the clock here, too. */
  const holder = (token: string, now = new Date()) => findStaffMember(auth, token, now);

  test('belong to whoever signed in, however the address was written', async () => {
    const { token } = await attempt({ email: ' MARIA@Example.org ' });
    expect(await holder(token)).toEqual({ id: user.id, email: EMAIL, role: 'editor' });
    await signOut(connection.db, token, TEST_NOW);
    await signOut(connection.db, token, TEST_NOW);
    expect(await holder(token)).toBeUndefined();
  });

  test('end twelve hours after their last use', async () => {
    // The library reads the process's clock, which is moved from where it stands.
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const { token } = await attempt();
    vi.setSystemTime(start + 11 * HOUR);
    expect(await holder(token)).toBeDefined();
    vi.setSystemTime(start + 22 * HOUR);
    expect(await holder(token)).toBeDefined();
    vi.setSystemTime(start + 34 * HOUR + 60_000);
    expect(await holder(token)).toBeUndefined();
  });

  test('end after a week, however much they are used', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const { token } = await attempt();
    for (let hours = 6; hours <= 7 * 24; hours += 6) {
      vi.setSystemTime(start + hours * HOUR);
      expect(await holder(token), `${hours} hours`).toBeDefined();
    }
    vi.setSystemTime(start + 7 * 24 * HOUR + 60_000);
    expect(await holder(token)).toBeUndefined();
  });

  test('end after a week by the clock that is handed in', async () => {
    const { token } = await attempt();
    const week = Date.now() + 7 * 24 * HOUR;
    expect(await holder(token, new Date(week - 60_000))).toBeDefined();
    expect(await holder(token, new Date(week + 60_000))).toBeUndefined();
  });

  test('end when the password changes, by oneself or by an administrator', async () => {
    const [first, second] = [await attempt(), await attempt()];
    const own = { by: { id: user.id, email: EMAIL, role: 'editor' as const }, now: TEST_NOW };
    const wrong = { current: 'not this one', password: 'plane-tree-shade' };
    expect(await codeOf(changeOwnPassword(auth, connection.db, wrong, own))).toBe('invalid');
    expect(await holder(first.token)).toBeDefined();
    const right = { current: TEST_PASSWORD, password: 'plane-tree-shade' };
    await changeOwnPassword(auth, connection.db, right, own);
    expect([await holder(first.token), await holder(second.token)]).toEqual([undefined, undefined]);
    expect(await codeOf(attempt())).toBe('unauthenticated');
    const { token } = await attempt({ password: 'plane-tree-shade' });
    const giver = { ...actAs(TEST_ADMIN), firstPasswordDays: 7 };
    await setPassword(auth, connection.db, user.id, 'fishing-boat-blue', giver);
    expect(await holder(token)).toBeUndefined();
    await attempt({ password: 'fishing-boat-blue' });
  });

  test('end when the account is disabled, and begin again when it is enabled', async () => {
    const { token } = await attempt();
    const disable = (disabled: boolean) =>
      changeUser(connection.db, user.id, { disabled }, actAs(TEST_ADMIN));
    expect(await disable(true)).toMatchObject({ disabled: true });
    expect(await holder(token)).toBeUndefined();
    expect(await codeOf(attempt())).toBe('forbidden');
    // Whoever does not know the password is not told that the account is disabled.
    expect(await codeOf(attempt({ password: 'guess' }))).toBe('unauthenticated');
    await disable(false);
    expect(await holder(token)).toBeUndefined();
    await attempt();
  });

  test('take a changed role at once', async () => {
    const { token } = await attempt();
    await changeUser(connection.db, user.id, { role: 'admin' }, actAs(TEST_ADMIN));
    expect(await holder(token)).toMatchObject({ role: 'admin' });
  });

  test.each(['', 'x', 'null', '../../x', 'é ÿ', 'x.y', 'a%', 'x'.repeat(5000)])(
    'are nobody’s with the token “%.20s”',
    async (token) => {
      expect(await holder(token)).toBeUndefined();
    },
  );

  test('allow eight guesses at an account in a quarter of an hour, wherever they come from', async () => {
    for (let number = 0; number < 8; number++) {
      const guess = attempt({ password: `guess ${number}`, address: `192.0.2.${number}` });
      expect(await codeOf(guess)).toBe('unauthenticated');
    }
    await expect(attempt({ address: '192.0.2.99', minutes: 5 })).rejects.toMatchObject({
      code: 'too-many',
      retryAfter: 600,
    });
    expect((await attempt({ minutes: 15 })).user.email).toBe(EMAIL);
  });

  test('a success forgets the guesses at the account', async () => {
    for (let round = 0; round < 2; round++) {
      for (let number = 0; number < 7; number++) await codeOf(attempt({ password: 'guess' }));
      await attempt();
    }
  });

  test('allow twenty attempts from one address or IPv6 network, whoever they name', async () => {
    const from = (number: number) =>
      attempt({ email: `user${number}@example.org`, address: `2001:db8::${number}` });
    for (let number = 0; number < 20; number++)
      expect(await codeOf(from(number))).toBe('unauthenticated');
    expect(await codeOf(from(21))).toBe('too-many');
    expect(await codeOf(attempt({ address: '2001:db8:0:1::1' }))).toBe('accepted');
  });

  test.each([
    ['nothing', ''],
    ['no address', 'maria'],
    ['a null character', 'ma\u0000ria'],
    ['more than an index key may have', Array.from({ length: 3000 }, (_, i) => i).join('-')],
    ['a wildcard', '%@example.org'],
  ])('refuse %s for an e-mail address like any other', async (_what, email) => {
    expect(await codeOf(attempt({ email }))).toBe('unauthenticated');
  });

  test('do not count those who get in: an office of thirty shares one address', async () => {
    for (let person = 0; person < 30; person++) expect(await codeOf(attempt())).toBe('accepted');
  });

  test('hold no password that could be read', async () => {
    const rows = await connection.db.selectFrom('account').select('password').execute();
    expect(rows[0]?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });

  test('one administrator stays, though two take the role from each other at the same moment', async () => {
    const chief = await createUser(
      auth,
      connection.db,
      {
        name: 'Νίκη',
        email: 'niki@example.org',
        password: TEST_PASSWORD,
        role: 'admin',
      },
      { now: TEST_NOW },
    );
    await changeUser(connection.db, user.id, { role: 'admin' }, actAs(TEST_ADMIN));
    const changes = [{ role: 'editor' as const }, { disabled: true }];
    for (const change of changes) {
      const demote = (id: string) => changeUser(connection.db, id, change, actAs(TEST_ADMIN));
      const outcomes = await Promise.all([chief.id, user.id].map((id) => codeOf(demote(id))));
      expect(outcomes.sort()).toEqual(['accepted', 'conflict']);
      for (const id of [chief.id, user.id]) {
        const back = { role: 'admin' as const, disabled: false };
        await changeUser(connection.db, id, back, actAs(TEST_ADMIN));
      }
    }
  });

  test('an address gets one account, though two create it at the same moment', async () => {
    const create = () =>
      createUser(
        auth,
        connection.db,
        {
          name: 'Νίκη',
          email: 'niki@example.org',
          password: TEST_PASSWORD,
          role: 'editor',
        },
        { now: TEST_NOW },
      );
    const outcomes = await Promise.all([1, 2, 3].map(() => codeOf(create())));
    expect(outcomes.sort()).toEqual(['accepted', 'conflict', 'conflict']);
    await attempt({ email: 'niki@example.org' });
  });
});
