import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import {
  codeOf,
  ONE_EMAIL,
  type OneAccount,
  openOneAccount,
} from '../../harness/accounts/one-account.ts';
import { totpCode } from '../../harness/accounts/totp-code.ts';
import { readContents } from '../../harness/databases/database-contents.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, openTestAuth, TEST_NOW, TEST_PASSWORD } from '../../harness/services.ts';
import type { Auth } from '../accounts/auth.ts';
import { invite, listInvitations } from '../accounts/invitations/invite.ts';
import { OPERATOR } from '../accounts/operator.ts';
import { beginTotp, confirmTotp, disableOwnTotp } from '../accounts/second-step/authenticator.ts';
import { findStaffMember } from '../accounts/sessions/current-session.ts';
import { signIn } from '../accounts/signing-in/sign-in.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import { listAudit } from '../audit/reading.ts';
import { judgeForm, makeFormToken } from '../inbox/forms/judge-form.ts';
import { countAttempt } from '../limits/rate-limit.ts';
import { queueLetter } from '../mail/outbox.ts';
import { leaveSigner, readLeaveToken } from '../newsletter/leave-token.ts';
import { changeServerKey, chooseServerKey, describeKeyProblem } from './choose-server-key.ts';
import { KEY_FACT, newServerKey, setServerKey } from './server-key.ts';

const FIVE_MINUTES = 5 * 60_000;
const SUBSCRIBER = '01hz0000000000000000';

describe.each(TEST_DATABASES)('the server’s key on $name', ({ open }) => {
  let connection: Connection;
  let one: OneAccount;
  let maria: StaffMember;
  beforeEach(async () => {
    connection = await open();
    await chooseServerKey(connection.db, undefined, TEST_NOW);
    one = await openOneAccount(connection);
    maria = { id: one.user.id, email: ONE_EMAIL, role: 'editor' };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await one.close();
  });

  const choose = (given?: string) => chooseServerKey(one.db, given, TEST_NOW);
  const change = (given?: string) => changeServerKey(one.db, given, TEST_NOW);
  const deleteRow = () => one.db.deleteFrom('facts').where('name', '=', KEY_FACT).execute();
  const keyInside = async () =>
    (await one.db.selectFrom('facts').select('value').where('name', '=', KEY_FACT).execute())[0]
      ?.value;
  /** The audit records, all of the same moment. */
  const actions = async () =>
    (await listAudit(one.db, { limit: 50, offset: 0, kind: 'changes' })).records
      .map(({ action, subjectType, userEmail }) => `${action} ${subjectType} ${userEmail}`)
      .sort();
  /** The outcome of a sign-in at a server that starts now. */
  const enter = (auth: Auth, code?: string) =>
    signIn(
      auth,
      one.db,
      { email: ONE_EMAIL, password: TEST_PASSWORD, code },
      { address: '192.0.2.1', now: TEST_NOW },
    );

  async function addApp(auth: Auth, token: string) {
    const caller = { acting: actAs(maria), token };
    const { secret } = await beginTotp(auth, one.db, TEST_PASSWORD, caller);
    const fresh = await confirmTotp(auth, one.db, totpCode(secret), caller);
    vi.setSystemTime(Date.now() + FIVE_MINUTES);
    return { secret, token: fresh };
  }

  const WAYS: [string, () => Promise<unknown>][] = [
    ['its row is deleted and the server starts', () => deleteRow().then(() => choose())],
    ['the operator asks for another one', () => change().then(() => choose())],
    [
      'the operator gives another one',
      async () => {
        const given = newServerKey();
        await change(given);
        await choose(given);
      },
    ],
  ];

  test.each(WAYS)('signs everybody out where %s', async (_way, replace) => {
    const { token } = await one.attempt();
    await countAttempt(one.db, 'sign-in', { attempts: 3, windowMs: 60_000 }, TEST_NOW);
    await replace();
    expect(await findStaffMember(await openTestAuth(connection), token, TEST_NOW)).toBeUndefined();
    const { session, verification, known_networks, rate_limits } = await readContents(one.db);
    expect([session, verification, known_networks, rate_limits]).toEqual([[], [], [], []]);
    expect(await actions()).toEqual(['changed server-key operator']);
  });

  test.each(WAYS)(
    'removes apps that it cannot read where %s: the password lets in, to add another',
    async (_way, replace) => {
      await addApp(one.auth, (await one.attempt()).token);
      await replace();
      const auth = await openTestAuth(connection);
      expect(await actions()).toEqual([
        'changed server-key operator',
        `totp-enabled user ${ONE_EMAIL}`,
        'totp-lost user operator',
      ]);
      const { user, token } = await enter(auth);
      expect(user.mustFirst).toBe('renew-second-factor');
      expect(await findStaffMember(auth, token, TEST_NOW)).toEqual(user);
      const added = await addApp(auth, token);
      expect(await findStaffMember(auth, added.token, TEST_NOW)).toEqual(maria);
      expect(await codeOf(enter(auth))).toBe('unauthenticated');
      expect((await enter(auth, totpCode(added.secret))).user).toEqual(maria);
      await disableOwnTotp(auth, one.db, TEST_PASSWORD, actAs(maria));
      expect((await enter(auth)).user).toEqual(maria);
    },
  );

  test('removes what was begun and never confirmed, which nobody needs again', async () => {
    const { token } = await one.attempt();
    await beginTotp(one.auth, one.db, TEST_PASSWORD, { acting: actAs(maria), token });
    expect(await change()).toEqual({ isNew: true, lostApps: 0 });
    const auth = await openTestAuth(connection);
    expect((await enter(auth)).user).toEqual(maria);
    expect((await readContents(one.db)).twoFactor).toEqual([]);
  });

  test('that another server still had is told at the sign-in, not as a failure', async () => {
    const { secret } = await addApp(one.auth, (await one.attempt()).token);
    setServerKey(one.db, newServerKey());
    const auth = await openTestAuth(connection);
    await expect(enter(auth, totpCode(secret))).rejects.toMatchObject({
      code: 'unauthenticated',
      text: {
        el: expect.stringContaining('Το κλειδί του διακομιστή άλλαξε'),
        en: expect.stringContaining('The server’s key was changed'),
      },
      details: {},
    });
    expect((await enter(auth)).user.mustFirst).toBe('renew-second-factor');
  });

  test('ends no link in letters of the newsletter, but forms that stand open are sent once more', async () => {
    const leave = (await leaveSigner(one.db))(SUBSCRIBER);
    const form = await makeFormToken(one.db, new Date(TEST_NOW.getTime() - FIVE_MINUTES));
    const judge = () => judgeForm(one.db, { trap: '', token: form }, TEST_NOW);
    expect(await judge()).toBe('person');
    await change();
    expect(await readLeaveToken(one.db, leave)).toBe(SUBSCRIBER);
    expect(await judge()).toBe('unsure');
  });

  test('ends invitations, and their letters that wait: their links open nothing', async () => {
    const post = { siteUrl: 'https://example.org', canSendMail: true };
    const person = { name: 'Νίκη', email: 'niki@example.org', role: 'editor' as const };
    await invite(one.db, { ...person, way: 'letter' }, post, actAs(OPERATOR));
    const other = { to: 'reader@example.org', subject: 'Θέμα', text: 'Κείμενο' };
    await queueLetter(one.db, other, TEST_NOW);
    await change();
    expect(await listInvitations(one.db, TEST_NOW)).toEqual([]);
    const letters = await one.db.selectFrom('outbox').select('to_address').execute();
    expect(letters).toEqual([{ to_address: other.to }]);
  });

  test('that is the same at the next start ends nothing', async () => {
    const { secret, token } = await addApp(one.auth, (await one.attempt()).token);
    expect(await choose()).toEqual({ isNew: false, lostApps: 0 });
    const auth = await openTestAuth(connection);
    expect(await findStaffMember(auth, token, TEST_NOW)).toEqual(maria);
    expect((await enter(auth, totpCode(secret))).user).toEqual(maria);
    expect(await actions()).not.toContain('changed server-key operator');
  });

  test('that is moved outside as it is ends nothing, and stands in the database no more', async () => {
    const { token } = await one.attempt();
    const key = (await keyInside()) ?? '';
    expect(await choose(key)).toEqual({ isNew: false, lostApps: 0 });
    const auth = await openTestAuth(connection);
    expect(await findStaffMember(auth, token, TEST_NOW)).toEqual(maria);
    expect(JSON.stringify(await readContents(one.db))).not.toContain(key);
  });

  test('that is given by mistake changes nothing: the server does not start', async () => {
    const { token } = await addApp(one.auth, (await one.attempt()).token);
    const before = await readContents(one.db);
    await expect(choose(newServerKey())).rejects.toThrow(
      'holds another key than this database was used with. Put the former one back, or let the new one take its place: npm run rotate-keys',
    );
    expect(await readContents(one.db)).toEqual(before);
    await choose();
    expect(await findStaffMember(await openTestAuth(connection), token, TEST_NOW)).toEqual(maria);
  });

  test('that is kept outside is not made up where the setting is forgotten', async () => {
    const given = newServerKey();
    await change(given);
    await expect(choose()).rejects.toThrow(
      'The key of this database is kept outside it: set SECRET_KEY or SECRET_KEY_FILE as it was.',
    );
    expect(await describeKeyProblem(one.db, given)).toBeUndefined();
    await expect(change(given)).rejects.toThrow('The key that is set is the one in use.');
    expect(await keyInside()).toBeUndefined();
    expect(await change()).toMatchObject({ isNew: true });
    await choose();
    expect(await keyInside()).toMatch(/^[\w-]{43}$/);
  });

  test('of a database that begins ends and records nothing, and is one for all who start at once', async () => {
    await one.db.deleteFrom('user').execute();
    await one.db.deleteFrom('facts').execute();
    const starts = await Promise.all([choose(), choose(), choose()]);
    expect(starts).toEqual(Array(3).fill({ isNew: false, lostApps: 0 }));
    const key = await keyInside();
    await choose();
    expect(await keyInside()).toBe(key);
    expect(await actions()).toEqual([]);
  });
});
