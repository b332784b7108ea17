import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openPostgres } from '../../../database/connect.ts';
import { codeOf, type OneAccount, openOneAccount } from '../../../harness/accounts/one-account.ts';
import { totpCode } from '../../../harness/accounts/totp-code.ts';
import { holdClock, type TestClock } from '../../../harness/clock.ts';
import { createTestPostgres } from '../../../harness/databases/create-test-postgres.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { openTestAuth, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { requireOwnPassword } from '../passwords/prove-password.ts';
import { beginTotp, confirmTotp } from '../second-step/authenticator.ts';
import { signIn } from '../signing-in/sign-in.ts';
import { CODE_ATTEMPTS, countAccountAttempt, PASSWORD_ATTEMPTS } from './account-attempts.ts';

const HOME = '192.0.2.1';
const ELSEWHERE = '203.0.113.9';
/** A network of its own for each number. */
const strangers = (number: number) => `2001:db8:${(number >> 8).toString(16)}:${number & 255}::1`;

describe.each(TEST_DATABASES)('attempts at an account on $name', ({ open }) => {
  let one: OneAccount;
  beforeEach(async () => {
    one = await openOneAccount(await open());
  });
  afterEach(() => one.close());

  const guess = (address: string, minutes = 0) =>
    codeOf(one.attempt({ password: 'guess', address, minutes }));
  const enter = (address: string, minutes = 0) => codeOf(one.attempt({ address, minutes }));
  /** Makes guesses, each from a network of its own. Returns how many were answered with 'wrong'. */
  async function guessFromEverywhere(times: number, minutes = 0, first = 0): Promise<number> {
    let heard = 0;
    for (let number = 0; number < times; number++) {
      if ((await guess(strangers(first + number), minutes)) === 'unauthenticated') heard++;
    }
    return heard;
  }

  test('from one stranger’s network are eight in a quarter of an hour, and keep nobody else out', async () => {
    for (let time = 0; time < 8; time++) expect(await guess(ELSEWHERE)).toBe('unauthenticated');
    await expect(one.attempt({ address: ELSEWHERE, minutes: 5 })).rejects.toMatchObject({
      code: 'too-many',
      retryAfter: 600,
    });
    // Neither from the home network nor from a new one.
    expect(await enter(HOME, 5)).toBe('accepted');
    expect(await enter('198.51.100.1', 5)).toBe('accepted');
    expect(await guess(ELSEWHERE, 15)).toBe('unauthenticated');
  });

  test('from one stranger’s network, as many as it may in an hour, leave some to the owner wherever they are', async () => {
    let heard = 0;
    for (let minutes = 0; minutes < 60; minutes += 5) {
      for (let time = 0; time < 9; time++) {
        if ((await guess(ELSEWHERE, minutes)) === 'unauthenticated') heard++;
      }
      expect(await enter(strangers(minutes), minutes), `minute ${minutes}`).toBe('accepted');
    }
    expect(heard).toBe(32);
  });

  test('from everywhere are sixty in an hour; who comes from a network of their own gets in at once', async () => {
    expect(await enter(HOME)).toBe('accepted');
    expect(await guessFromEverywhere(70)).toBe(60);
    expect(await enter(HOME, 1)).toBe('accepted');
    // From a new network even the owner has to wait, and is told for how long.
    await expect(one.attempt({ address: ELSEWHERE, minutes: 20 })).rejects.toMatchObject({
      code: 'too-many',
      retryAfter: 40 * 60,
    });
    expect(await enter(ELSEWHERE, 60)).toBe('accepted');
  });

  test('from everywhere, hour after hour, are sixty in each: 1,440 guesses in a day', async () => {
    const target = { account: one.user.email, isKnown: false };
    let counted = 0;
    for (let hour = 0; hour < 4; hour++) {
      for (let number = 0; number < 64; number++) {
        const address = strangers(hour * 64 + number);
        const now = new Date(TEST_NOW.getTime() + hour * 3_600_000);
        const attempt = countAccountAttempt(one.db, PASSWORD_ATTEMPTS, { ...target, address }, now);
        if ((await codeOf(attempt)) === 'accepted') counted++;
      }
    }
    expect(counted).toBe(4 * 60);
  });

  test('from a network of the account’s own are eight in a quarter of an hour, too; others of its own stay open', async () => {
    expect(await enter(HOME)).toBe('accepted');
    expect(await enter(ELSEWHERE)).toBe('accepted');
    for (let time = 0; time < 8; time++) expect(await guess(HOME)).toBe('unauthenticated');
    expect(await guess(HOME)).toBe('too-many');
    expect(await enter(ELSEWHERE)).toBe('accepted');
    expect(await enter(HOME, 15)).toBe('accepted');
  });

  test('at twenty others from one network keep out only who never came from there', async () => {
    expect(await enter(HOME)).toBe('accepted');
    for (const address of [HOME, ELSEWHERE]) {
      for (let number = 0; number < 20; number++) {
        const email = `user${number}@example.org`;
        expect(await codeOf(one.attempt({ email, address }))).toBe('unauthenticated');
      }
    }
    expect(await codeOf(one.attempt({ email: 'user@example.org' }))).toBe('too-many');
    expect(await enter(HOME)).toBe('accepted');
    expect(await enter(ELSEWHERE)).toBe('too-many');
  });

  test('at codes of others keep nobody of that network from their password', async () => {
    const from = { address: ELSEWHERE, isKnown: false };
    for (const account of ['a', 'b', 'c']) {
      for (let time = 0; time < 8; time++) {
        await countAccountAttempt(one.db, CODE_ATTEMPTS, { ...from, account }, TEST_NOW);
      }
    }
    expect(await enter(ELSEWHERE)).toBe('accepted');
  });

  test('say the longest of the times to wait, and one that is refused uses up nothing', async () => {
    for (let time = 0; time < 8; time++) await guess(ELSEWHERE);
    expect(await guessFromEverywhere(60)).toBe(52);
    await expect(one.attempt({ address: ELSEWHERE })).rejects.toMatchObject({ retryAfter: 3600 });
    const fresh = strangers(900);
    for (let time = 0; time < 12; time++) expect(await guess(fresh, 50)).toBe('too-many');
    expect(await guess(fresh, 60)).toBe('unauthenticated');
  });

  describe('with an app', () => {
    let clock: TestClock;
    let secret: string;
    beforeEach(async () => {
      clock = holdClock(TEST_NOW);
      const { token } = await one.attempt({ address: HOME });
      const caller = { acting: { by: one.user, now: TEST_NOW, address: HOME }, token };
      ({ secret } = await beginTotp(one.auth, one.db, TEST_PASSWORD, caller));
      await confirmTotp(one.auth, one.db, totpCode(secret), caller);
      clock.wait(5 * 60_000);
    });
    afterEach(() => clock.release());

    const tryCode = (address: string, code = '000000') =>
      signIn(
        one.auth,
        one.db,
        { email: one.user.email, password: TEST_PASSWORD, code },
        { address, now: clock.now() },
      ).then(
        () => 'in',
        (error: { code: string }) => error.code,
      );

    test('codes of who knows the password are twenty in a day from one network, forty from everywhere', async () => {
      for (const allowed of [8, 8, 4]) {
        for (let time = 0; time < allowed; time++) {
          expect(await tryCode(ELSEWHERE)).toBe('unauthenticated');
        }
        expect(await tryCode(ELSEWHERE)).toBe('too-many');
        clock.wait(15 * 60_000);
      }
      let heard = 20;
      for (let number = 0; number < 25; number++) {
        if ((await tryCode(strangers(number))) === 'unauthenticated') heard++;
      }
      expect(heard).toBe(40);
      // The owner at home, and a day later anywhere.
      expect(await tryCode(HOME, totpCode(secret))).toBe('in');
      expect(await tryCode('198.51.100.1', totpCode(secret))).toBe('too-many');
      clock.wait(24 * 60 * 60_000);
      expect(await tryCode('198.51.100.1', totpCode(secret))).toBe('in');
    });

    test('codes from one stranger’s network leave some to the owner wherever they are', async () => {
      for (let quarter = 0; quarter < 3; quarter++) {
        for (let time = 0; time < 9; time++) await tryCode(ELSEWHERE);
        clock.wait(15 * 60_000);
      }
      expect(await tryCode('198.51.100.1', totpCode(secret))).toBe('in');
    });
  });

  test('first codes of an app that is added are ten from one network, sixty from everywhere', async () => {
    const { token } = await one.attempt({ address: HOME });
    const first = (address: string) => {
      const acting = { by: one.user, now: TEST_NOW, address };
      return codeOf(confirmTotp(one.auth, one.db, 'no code', { acting, token }));
    };
    for (let time = 0; time < 10; time++) expect(await first(ELSEWHERE)).toBe('invalid');
    expect(await first(ELSEWHERE)).toBe('too-many');
    let heard = 10;
    for (let number = 0; number < 55; number++) {
      if ((await first(strangers(number))) === 'invalid') heard++;
    }
    expect(heard).toBe(60);
    expect(await first(HOME)).toBe('invalid');
  });

  test('one’s own password once more: who stole a session keeps its owner out nowhere else', async () => {
    expect(await enter(HOME)).toBe('accepted');
    const prove = (password: string, address: string) => {
      const acting = { by: one.user, now: TEST_NOW, address };
      return codeOf(requireOwnPassword(one.auth, one.db, password, acting, 'password'));
    };
    for (let time = 0; time < 8; time++) expect(await prove('guess', ELSEWHERE)).toBe('invalid');
    expect(await prove(TEST_PASSWORD, ELSEWHERE)).toBe('too-many');
    expect(await prove(TEST_PASSWORD, '198.51.100.1')).toBe('accepted');
    let heard = 8;
    for (let number = 0; number < 60; number++) {
      if ((await prove('guess', strangers(number))) === 'invalid') heard++;
    }
    expect(heard).toBe(60);
    expect(await prove(TEST_PASSWORD, '198.51.100.1')).toBe('too-many');
    expect(await prove(TEST_PASSWORD, HOME)).toBe('accepted');
    // The attempts at the sign-in are not used up either.
    expect(await enter('198.51.100.1')).toBe('accepted');
  });
});

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

test.runIf(SERVER)(
  'two servers on one PostgreSQL count together, and know the same networks',
  async () => {
    const { url, drop } = await createTestPostgres(SERVER, inject('postgresTemplate'));
    const [here, there] = [openPostgres(url), openPostgres(url)];
    try {
      const one = await openOneAccount(here);
      const servers = [
        { db: here.db, auth: one.auth },
        { db: there.db, auth: await openTestAuth(there) },
      ];
      const attempt = (server: number, password: string, address: string) => {
        const { db, auth } = servers[server % 2] as (typeof servers)[0];
        const credentials = { email: one.user.email, password };
        return codeOf(signIn(auth, db, credentials, { address, now: TEST_NOW }));
      };
      expect(await attempt(0, TEST_PASSWORD, HOME)).toBe('accepted');
      const fromOne = Array.from({ length: 20 }, (_, i) => attempt(i, 'guess', ELSEWHERE));
      const heard = await Promise.all(fromOne);
      expect(heard.filter((outcome) => outcome === 'unauthenticated')).toHaveLength(8);
      const fromMany = Array.from({ length: 70 }, (_, i) => attempt(i, 'guess', strangers(i)));
      const more = await Promise.all(fromMany);
      expect(more.filter((outcome) => outcome === 'unauthenticated')).toHaveLength(52);
      expect(await attempt(1, TEST_PASSWORD, '198.51.100.1')).toBe('too-many');
      expect(await attempt(1, TEST_PASSWORD, HOME)).toBe('accepted');
    } finally {
      await here.close();
      await there.close();
      await drop();
    }
  },
);
