import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, type OneAccount, openOneAccount } from '../../../harness/accounts/one-account.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';

describe.each(TEST_DATABASES)('attempts to sign in on $name', ({ open }) => {
  let one: OneAccount;
  beforeEach(async () => {
    one = await openOneAccount(await open());
  });
  afterEach(async () => {
    await one.close();
  });

  test('a success forgets the guesses at the account', async () => {
    for (let round = 0; round < 2; round++) {
      for (let number = 0; number < 7; number++) await codeOf(one.attempt({ password: 'guess' }));
      await one.attempt();
    }
  });

  test('allow twenty attempts from one address or IPv6 network, whoever they name', async () => {
    const from = (number: number) =>
      one.attempt({ email: `user${number}@example.org`, address: `2001:db8::${number}` });
    for (let number = 0; number < 20; number++)
      expect(await codeOf(from(number))).toBe('unauthenticated');
    expect(await codeOf(from(21))).toBe('too-many');
    expect(await codeOf(one.attempt({ address: '2001:db8:0:1::1' }))).toBe('accepted');
  });

  test('count what is no address at all like any other', async () => {
    for (let number = 0; number < 20; number++) {
      expect(await codeOf(one.attempt({ email: `nobody-${number}` }))).toBe('unauthenticated');
    }
    expect(await codeOf(one.attempt({ email: 'nobody' }))).toBe('too-many');
  });

  test.each([
    ['nothing', ''],
    ['no address', 'maria'],
    ['a null character', 'ma\u0000ria@example.org'],
    ['a character that is not seen', 'ma\u200bria@example.org'],
    ['more than an index key may have', Array.from({ length: 3000 }, (_, i) => i).join('-')],
    ['a wildcard', '%@example.org'],
  ])('refuse %s for an e-mail address like any other', async (_what, email) => {
    expect(await codeOf(one.attempt({ email }))).toBe('unauthenticated');
  });

  test('do not count those who get in: an office of thirty shares one address', async () => {
    for (let person = 0; person < 30; person++)
      expect(await codeOf(one.attempt())).toBe('accepted');
  });
});
