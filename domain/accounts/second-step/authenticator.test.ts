import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { totpCode } from '../../../harness/accounts/totp-code.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, openTestAuth, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import type { Auth } from '../auth.ts';
import { createUser } from '../members/create-user.ts';
import { getUser } from '../members/read-users.ts';
import { OPERATOR } from '../operator.ts';
import { findStaffMember } from '../sessions/current-session.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { signOut } from '../sessions/sign-out.ts';
import { signIn } from '../signing-in/sign-in.ts';
import type { StaffMember } from '../staff-member.ts';
import {
  beginTotp,
  confirmTotp,
  disableOwnTotp,
  renewRecoveryCodes,
  resetTotp,
  usesTotp,
} from './authenticator.ts';

const EMAIL = 'maria@example.org';
const MINUTE = 60_000;

test('the codes of the tests are those of RFC 6238, appendix B', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(totpCode(secret, 59_000)).toBe('287082');
  expect(totpCode(secret, 20_000_000_000_000)).toBe('353130');
});

describe.each(TEST_DATABASES)('accounts on $name', ({ open }) => {
  let connection: Connection;
  let auth: Auth;
  let maria: StaffMember;
  let now: Date;
  beforeEach(async () => {
    connection = await open();
    auth = await openTestAuth(connection, 'https://www.aigialeia.example');
    const input = { name: 'Μαρία', email: EMAIL, password: TEST_PASSWORD, role: 'editor' as const };
    maria = {
      id: (await createUser(auth, connection.db, input, { now: TEST_NOW })).id,
      email: EMAIL,
      role: 'editor',
    };
    now = TEST_NOW;
    // The library reads the process's clock, from which codes come.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await connection.close();
  });

  /** Time goes by for the library and for us. */
  const wait = (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    now = new Date(now.getTime() + ms);
  };
  const enter = (code?: string, change: { password?: string; userAgent?: string } = {}) =>
    signIn(
      auth,
      connection.db,
      { email: EMAIL, password: change.password ?? TEST_PASSWORD, code },
      { address: '192.0.2.1', userAgent: change.userAgent, now },
    );
  const caller = (token: string) => ({ acting: { by: maria, now }, token });
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => 'accepted',
      (error: { code?: string; details?: { totpRequired?: boolean } }) =>
        error.details?.totpRequired ? 'code needed' : error.code,
    );

  async function enrol() {
    const { token } = await enter();
    const enrolment = await beginTotp(auth, connection.db, TEST_PASSWORD, caller(token));
    const fresh = await confirmTotp(auth, connection.db, totpCode(enrolment.secret), caller(token));
    return { ...enrolment, token, fresh };
  }

  describe('signing in with an app', () => {
    test('begins with the password and a first code; sessions from before end', async () => {
      const before = await enter();
      const { secret, uri, recoveryCodes, token, fresh } = await enrol();
      expect(uri).toContain(`otpauth://totp/www.aigialeia.example:${encodeURIComponent(EMAIL)}`);
      expect(secret).toMatch(/^[A-Z2-7]{32,}$/);
      expect(new Set(recoveryCodes).size).toBe(10);
      expect(await usesTotp(connection.db, maria.id)).toBe(true);
      expect(await getUser(connection.db, maria.id)).toMatchObject({ totp: true });
      for (const old of [before.token, token]) {
        expect(await findStaffMember(auth, old, TEST_NOW)).toBeUndefined();
      }
      expect(await findStaffMember(auth, fresh, TEST_NOW)).toMatchObject({ email: EMAIL });
    });

    test('is nobody else’s: a colleague who has lost theirs must add one as before', async () => {
      const input = { name: 'Νίκη', email: 'niki@example.org', password: TEST_PASSWORD };
      const { db } = connection;
      const niki = await createUser(auth, db, { ...input, role: 'editor' }, { now: TEST_NOW });
      await db.updateTable('user').set({ secondFactorLostAt: TEST_NOW.toISOString() }).execute();
      await enrol();
      const still = db.selectFrom('user').select('id').where('secondFactorLostAt', 'is not', null);
      expect(await still.execute()).toEqual([{ id: niki.id }]);
    });

    test('is off until a code was confirmed, and needs the password', async () => {
      const { token } = await enter();
      const guess = beginTotp(auth, connection.db, 'guess', caller(token));
      expect(await refusal(guess)).toBe('invalid');
      await beginTotp(auth, connection.db, TEST_PASSWORD, caller(token));
      const wrong = confirmTotp(auth, connection.db, '000000', caller(token));
      expect(await refusal(wrong)).toBe('invalid');
      expect(await refusal(enter())).toBe('accepted');
      expect(await usesTotp(connection.db, maria.id)).toBe(false);
    });

    test('takes a right code, and asks for it only after the right password', async () => {
      const { secret } = await enrol();
      wait(MINUTE);
      expect(await refusal(enter(undefined, { password: 'guess' }))).toBe('unauthenticated');
      const code = totpCode(secret);
      expect(await refusal(enter(code, { password: 'guess' }))).toBe('unauthenticated');
      expect(await refusal(enter())).toBe('code needed');
      expect(await refusal(enter('000000'))).toBe('code needed');
      const { token } = await enter(`${code.slice(0, 3)} ${code.slice(3)}`, { userAgent: 'Phone' });
      expect(await findStaffMember(auth, token, TEST_NOW)).toMatchObject({ email: EMAIL });
      const [session] = await listSessions(connection.db, maria.id, token, new Date());
      expect(session).toMatchObject({ address: '192.0.2.1', userAgent: 'Phone', current: true });
    });

    test('takes a code once, even twice at the same moment, and none of five minutes ago', async () => {
      const { secret } = await enrol();
      expect(await refusal(enter(totpCode(secret)))).toBe('code needed');
      wait(5 * MINUTE);
      const old = totpCode(secret, Date.now() - 5 * MINUTE);
      expect(await refusal(enter(old))).toBe('code needed');
      const code = totpCode(secret);
      const twice = await Promise.all([enter(code), enter(code)].map(refusal));
      expect(twice.sort()).toEqual(['accepted', 'code needed']);
    });

    test('takes the code of the moment, and those before and after it, but none of a minute ago', async () => {
      const { secret } = await enrol();
      wait(5 * MINUTE);
      for (const [away, outcome] of [
        [-60_000, 'code needed'],
        [60_000, 'code needed'],
        [-30_000, 'accepted'],
        [0, 'accepted'],
        [30_000, 'accepted'],
      ] as const) {
        const code = totpCode(secret, Date.now() + away);
        expect(await refusal(enter(code)), `${away} ms`).toBe(outcome);
      }
      // Still of the last minute, and used.
      wait(30_000);
      expect(await refusal(enter(totpCode(secret, Date.now() - 30_000)))).toBe('code needed');
    });

    test('does not take a code again for as long as it counts, though it was used before its time', async () => {
      const { secret } = await enrol();
      wait(5 * MINUTE - (Date.now() % 30_000));
      const next = totpCode(secret, Date.now() + 30_000);
      expect(await refusal(enter(next))).toBe('accepted');
      wait(75_000);
      await expect(enter(next)).rejects.toThrow('used already');
    });

    test('forgets wrong codes after a right one', async () => {
      const { recoveryCodes } = await enrol();
      for (const code of recoveryCodes.slice(0, 3)) {
        for (let time = 0; time < 7; time++)
          expect(await refusal(enter('000000'))).toBe('code needed');
        expect(await refusal(enter(code))).toBe('accepted');
      }
    });

    test('takes each recovery code once, and new ones replace the old', async () => {
      const { recoveryCodes, fresh } = await enrol();
      const [first = '', second = ''] = recoveryCodes;
      expect(await refusal(enter(first))).toBe('accepted');
      expect(await refusal(enter(first))).toBe('code needed');
      const renewed = await renewRecoveryCodes(auth, connection.db, TEST_PASSWORD, caller(fresh));
      expect(await refusal(enter(second))).toBe('code needed');
      expect(await refusal(enter(renewed[0]))).toBe('accepted');
    });

    test('says that the session was ended meanwhile, and not that an app is on or off', async () => {
      const end = (token: string) => signOut(connection.db, token, now);
      const { token } = await enter();
      await end(token);
      const begun = beginTotp(auth, connection.db, TEST_PASSWORD, caller(token));
      expect(await refusal(begun)).toBe('unauthenticated');
      const { fresh } = await enrol();
      await end(fresh);
      const renewed = renewRecoveryCodes(auth, connection.db, TEST_PASSWORD, caller(fresh));
      expect(await refusal(renewed)).toBe('unauthenticated');
    });

    test('takes a recovery code as somebody copies it from paper, and says which code was wrong', async () => {
      const { recoveryCodes } = await enrol();
      const typed = (recoveryCodes[0] ?? '').toUpperCase().replaceAll('-', ' ');
      expect(await refusal(enter(typed))).toBe('accepted');
      await expect(enter(typed)).rejects.toThrow('The recovery code is not right');
      await expect(enter('000000')).rejects.toThrow('The code from the app is not right');
    });

    test('being asked for a code is no failed attempt: an office shares one address', async () => {
      const { recoveryCodes } = await enrol();
      const outcomes: unknown[] = [];
      for (const code of recoveryCodes.slice(0, 4)) {
        for (let time = 0; time < 6; time++) outcomes.push(await refusal(enter()));
        outcomes.push(await refusal(enter(code)));
      }
      expect(outcomes.filter((outcome) => outcome === 'code needed')).toHaveLength(24);
      expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(4);
    });

    test('allows a few guesses at the code, and not many more in a day', async () => {
      const { secret } = await enrol();
      wait(MINUTE);
      const outcomes: unknown[] = [];
      for (let number = 0; number < 12; number++) {
        outcomes.push(await refusal(enter(String(100_000 + number))));
      }
      expect(outcomes.slice(0, 8)).toEqual(Array(8).fill('code needed'));
      expect(outcomes.slice(8)).toEqual(Array(4).fill('too-many'));
      let allowed = 8;
      for (let quarter = 0; quarter < 2; quarter++) {
        wait(16 * MINUTE);
        for (let number = 0; number < 8; number++) {
          const outcome = await refusal(enter(String(200_000 + quarter * 8 + number)));
          if (outcome === 'code needed') allowed++;
        }
      }
      expect(allowed).toBe(20);
      wait(25 * 60 * MINUTE);
      expect(await refusal(enter(totpCode(secret)))).toBe('accepted');
    });

    test('ends by oneself with the password, or by an administrator', async () => {
      const { fresh } = await enrol();
      const by = { by: maria, now };
      expect(await refusal(disableOwnTotp(auth, connection.db, 'guess', by))).toBe('invalid');
      const again = beginTotp(auth, connection.db, TEST_PASSWORD, caller(fresh));
      expect(await refusal(again)).toBe('conflict');
      await disableOwnTotp(auth, connection.db, TEST_PASSWORD, by);
      expect(await refusal(enter())).toBe('accepted');
      wait(5 * MINUTE);
      await enrol();
      expect(await refusal(resetTotp(connection.db, maria.id, by))).toBe('conflict');
      expect(await usesTotp(connection.db, maria.id)).toBe(true);
      const sessions = () =>
        connection.db.selectFrom('session').select('id').where('userId', '=', maria.id).execute();
      expect(await sessions()).not.toEqual([]);
      await resetTotp(connection.db, maria.id, actAs(OPERATOR));
      expect(await sessions()).toEqual([]);
      expect(await refusal(enter())).toBe('accepted');
      expect(await refusal(resetTotp(connection.db, 'nobody', actAs(OPERATOR)))).toBe('not-found');
      const actions = await connection.db.selectFrom('audit').select('action').execute();
      expect(actions.map(({ action }) => action).filter((action) => /totp/.test(action))).toEqual(
        expect.arrayContaining(['totp-enabled', 'totp-disabled']),
      );
    });

    test('keeps neither secret nor codes readable', async () => {
      const { secret, recoveryCodes } = await enrol();
      const row = await connection.db.selectFrom('twoFactor').selectAll().executeTakeFirstOrThrow();
      const stored = JSON.stringify(row);
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(recoveryCodes[0]);
    });
  });
});
