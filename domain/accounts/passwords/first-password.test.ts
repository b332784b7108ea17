import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, openTestAuth, TEST_NOW } from '../../../harness/services.ts';
import type { Auth } from '../auth.ts';
import { changeUser } from '../members/change-user.ts';
import { createUser } from '../members/create-user.ts';
import { getUser } from '../members/read-users.ts';
import { OPERATOR } from '../operator.ts';
import { findStaffMember } from '../sessions/current-session.ts';
import { signIn } from '../signing-in/sign-in.ts';
import { changeOwnPassword, setPassword } from './change-password.ts';

const EMAIL = 'maria@example.org';
const GIVEN = 'plane-tree-shade';
const OWN = 'fishing-boat-blue';
const DAY = 24 * 60 * 60_000;
const after = (days: number) => new Date(TEST_NOW.getTime() + days * DAY);

describe.each(TEST_DATABASES)('a password that an administrator gave, on $name', ({ open }) => {
  let connection: Connection;
  let auth: Auth;
  let id: string;
  const giver = (days = 0) => ({ ...actAs(OPERATOR, after(days)), firstPasswordDays: 7 });
  beforeEach(async () => {
    connection = await open();
    auth = await openTestAuth(connection);
    const input = { name: 'Μαρία', email: EMAIL, password: GIVEN, role: 'editor' as const };
    id = (await createUser(auth, connection.db, input, giver())).id;
  });
  afterEach(() => connection.close());

  const enter = (password: string, days = 0, email = EMAIL) =>
    signIn(auth, connection.db, { email, password }, { address: '192.0.2.1', now: after(days) });
  const choose = (current: string, password: string, days = 0) =>
    changeOwnPassword(
      auth,
      connection.db,
      { current, password },
      { by: { id, email: EMAIL, role: 'editor' }, now: after(days) },
    );
  const refusalOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'accepted',
      (error: object) => ({ ...error, text: (error as Error).message }),
    );

  test('signs in to choose one’s own, and to nothing else', async () => {
    const { token, user } = await enter(GIVEN);
    expect(user).toEqual({ id, email: EMAIL, role: 'editor', mustFirst: 'choose-password' });
    expect(await findStaffMember(auth, token, TEST_NOW)).toEqual(user);
    await choose(GIVEN, OWN);
    expect(await findStaffMember(auth, token, TEST_NOW)).toBeUndefined();
    expect(await refusalOf(enter(GIVEN))).toMatchObject({ code: 'unauthenticated' });
    const own = await enter(OWN);
    expect(own.user).toEqual({ id, email: EMAIL, role: 'editor' });
    expect(await findStaffMember(auth, own.token, TEST_NOW)).toEqual(own.user);
  });

  test('may not become one’s own', async () => {
    expect(await refusalOf(choose(GIVEN, GIVEN))).toMatchObject({
      code: 'invalid',
      fields: { password: { en: 'Choose a password different from the current one.' } },
    });
    expect((await enter(GIVEN)).user.mustFirst).toBe('choose-password');
  });

  test('may not become one’s own in other characters that are stored as the same', async () => {
    const full = GIVEN.replace(/[a-z]/, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
    );
    expect(full).not.toBe(GIVEN);
    expect(await refusalOf(choose(GIVEN, full))).toMatchObject({
      code: 'invalid',
      fields: { password: { en: 'Choose a password different from the current one.' } },
    });
  });

  test('still signs in until its last moment: a tab may have been closed before', async () => {
    await enter(GIVEN);
    expect((await enter(GIVEN, 6.999)).user.mustFirst).toBe('choose-password');
  });

  test('expires, and is then answered as any wrong password', async () => {
    const expired = await refusalOf(enter(GIVEN, 7));
    expect(expired).toMatchObject({ code: 'unauthenticated' });
    expect(expired).toEqual(await refusalOf(enter('guess', 7)));
    expect(expired).toEqual(await refusalOf(enter(GIVEN, 7, 'stranger@example.org')));
    const sessions = await connection.db.selectFrom('session').select('id').execute();
    expect(sessions).toEqual([]);
  });

  test('that has expired does not tell that the account is disabled', async () => {
    await changeUser(connection.db, id, { disabled: true }, actAs(OPERATOR));
    expect(await refusalOf(enter(GIVEN))).toMatchObject({ code: 'forbidden' });
    expect(await refusalOf(enter(GIVEN, 7))).toMatchObject({ code: 'unauthenticated' });
  });

  test('shows administrators until when it counts; a new one counts anew', async () => {
    const expiry = async () => (await getUser(connection.db, id)).firstPasswordExpiresAt;
    expect(await expiry()).toBe(after(7).toISOString());
    const user = await setPassword(auth, connection.db, id, OWN, giver(10));
    expect(user.firstPasswordExpiresAt).toBe(after(17).toISOString());
    await enter(OWN, 12);
    await choose(OWN, GIVEN, 12);
    expect(await expiry()).toBeNull();
    expect((await enter(GIVEN, 1000)).user.mustFirst).toBeUndefined();
  });

  test('takes the place of one’s own when an administrator gives a new one', async () => {
    await choose(GIVEN, OWN);
    await setPassword(auth, connection.db, id, GIVEN, giver());
    expect((await enter(GIVEN)).user.mustFirst).toBe('choose-password');
  });

  test('counts for no administrator who could be left alone', async () => {
    const chief = {
      name: 'Νίκη',
      email: 'chief@example.org',
      password: OWN,
      role: 'admin',
    } as const;
    const { id: chiefId } = await createUser(auth, connection.db, chief, { now: TEST_NOW });
    await changeUser(connection.db, id, { role: 'admin' }, actAs(OPERATOR));
    const leave = () => changeUser(connection.db, chiefId, { role: 'editor' }, actAs(OPERATOR));
    expect(await refusalOf(leave())).toMatchObject({ code: 'conflict' });
    await choose(GIVEN, OWN);
    expect(await refusalOf(leave())).toBe('accepted');
  });
});

describe.each(TEST_DATABASES)('accounts from before, on $name', ({ open }) => {
  test('chose their password themselves', async () => {
    const connection = await open();
    try {
      const auth = await openTestAuth(connection);
      const input = { name: 'Μαρία', email: EMAIL, password: OWN, role: 'editor' as const };
      const user = await createUser(auth, connection.db, input, { now: TEST_NOW });
      expect(user.firstPasswordExpiresAt).toBeNull();
      const from = { address: '192.0.2.1', now: after(1000) };
      const signedIn = await signIn(auth, connection.db, { email: EMAIL, password: OWN }, from);
      expect(signedIn.user.mustFirst).toBeUndefined();
    } finally {
      await connection.close();
    }
  });
});
