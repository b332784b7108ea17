import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ONE_EMAIL,
  type OneAccount,
  openOneAccount,
} from '../../../harness/accounts/one-account.ts';
import { totpCode } from '../../../harness/accounts/totp-code.ts';
import { holdClock, type TestClock } from '../../../harness/clock.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { signIn } from '../signing-in/sign-in.ts';
import { beginTotp, confirmTotp, type Enrolment } from './authenticator.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(TEST_DATABASES)('codes of the second step on $name', ({ open }) => {
  let one: OneAccount;
  let clock: TestClock;
  let enrolment: Enrolment;
  beforeEach(async () => {
    one = await openOneAccount(await open());
    clock = holdClock(TEST_NOW);
    const { token } = await one.attempt();
    const caller = { acting: { by: one.user, now: TEST_NOW }, token };
    enrolment = await beginTotp(one.auth, one.db, TEST_PASSWORD, caller);
    await confirmTotp(one.auth, one.db, totpCode(enrolment.secret), caller);
    clock.wait(5 * MINUTE);
  });
  afterEach(async () => {
    clock.release();
    await one.close();
  });

  /** 'in', or the message. */
  const enter = (code: string) =>
    signIn(
      one.auth,
      one.db,
      { email: ONE_EMAIL, password: TEST_PASSWORD, code },
      { address: '192.0.2.1', now: clock.now() },
    ).then(
      () => 'in',
      (error: Error) => error.message,
    );
  /** A code that is wrong now, half a minute before and half a minute after. */
  const wrongCode = (number: number) => {
    const right = [-30_000, 0, 30_000].map((ms) => totpCode(enrolment.secret, Date.now() + ms));
    const guess = String(100_000 + number);
    return right.includes(guess) ? String(900_000 + number) : guess;
  };
  /** Makes as many guesses as are allowed at once, then waits until more are allowed. */
  async function guessFor(rounds: number, each: number): Promise<string[]> {
    const said: string[] = [];
    for (let round = 0; round < rounds; round++) {
      for (let time = 0; time < each; time++) said.push(await enter(wrongCode(time)));
      clock.wait(16 * MINUTE);
    }
    return said;
  }

  const WRONG = 'The code from the app is not right or has expired. Try the next one.';

  test('a right one is taken after eleven wrong ones, of which the library would count ten', async () => {
    const said = await guessFor(2, 6);
    expect(new Set(said.slice(0, 11))).toEqual(new Set([WRONG]));
    expect(await enter(totpCode(enrolment.secret))).toBe('in');
  });

  test('a recovery code is taken after eleven wrong ones', async () => {
    await guessFor(2, 6);
    expect(await enter(enrolment.recoveryCodes[0] ?? '')).toBe('in');
  });

  test('too many of them are told so, with the time until when; then a right one is taken', async () => {
    for (let time = 0; time < 8; time++) expect(await enter(wrongCode(time))).toBe(WRONG);
    const [right, recovery] = [totpCode(enrolment.secret), enrolment.recoveryCodes[0] ?? ''];
    for (const code of [right, recovery, wrongCode(9)]) {
      expect(await enter(code)).toBe('Too many attempts. Try again in 15 minutes.');
    }
    clock.wait(15 * MINUTE);
    expect(await enter(totpCode(enrolment.secret))).toBe('in');
  });

  test('a guess that is the code of a minute later does not use it up', async () => {
    const early = totpCode(enrolment.secret, Date.now() + MINUTE);
    expect(await enter(early)).toBe(WRONG);
    clock.wait(MINUTE);
    expect(await enter(early)).toBe('in');
  });

  test('one that was given already is said to be used, not wrong, and leaves no session', async () => {
    const code = totpCode(enrolment.secret);
    const said = await Promise.all([enter(code), enter(code)]);
    const used = 'This code from the app has been used already. Wait for the next one.';
    expect(said.sort()).toEqual([used, 'in']);
    const sessions = await one.db.selectFrom('session').select('id').execute();
    // The session in which the app was added, and this one.
    expect(sessions).toHaveLength(2);
    clock.wait(HOUR);
    expect(await enter(totpCode(enrolment.secret))).toBe('in');
  });

  test('of two recovery codes at the same moment none is called wrong', async () => {
    const said = await Promise.all(enrolment.recoveryCodes.slice(0, 2).map(enter));
    const busy =
      'Somebody else was signing in to the same account at the same moment. Please try again.';
    expect(['in', busy]).toEqual(expect.arrayContaining(said));
    expect(said).toContain('in');
  });
});
