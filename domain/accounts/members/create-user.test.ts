import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, type OneAccount, openOneAccount } from '../../../harness/accounts/one-account.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import type { DomainError } from '../../errors.ts';
import { createUser, readNameAndAddress } from './create-user.ts';
import { listUsers } from './read-users.ts';

describe.each(TEST_DATABASES)('accounts on $name', ({ open }) => {
  let one: OneAccount;
  beforeEach(async () => {
    one = await openOneAccount(await open());
  });
  afterEach(async () => {
    await one.close();
  });

  test('an address gets one account, though two create it at the same moment', async () => {
    const create = (email = 'niki@example.org') =>
      createUser(
        one.auth,
        one.db,
        {
          name: 'Νίκη',
          email,
          password: TEST_PASSWORD,
          role: 'editor',
        },
        { now: TEST_NOW },
      );
    const outcomes = await Promise.all([1, 2, 3].map(() => codeOf(create())));
    expect(outcomes.sort()).toEqual(['accepted', 'conflict', 'conflict']);
    await one.attempt({ email: 'niki@example.org' });
    await create('athina@example.org');
    const addresses = (await listUsers(one.db)).map(({ email }) => email);
    expect(addresses, 'are listed by their letters').toEqual([
      'athina@example.org',
      one.user.email,
      'niki@example.org',
    ]);
  });

  test('an address is one however it is written, and is one that the account’s holder can type', async () => {
    const create = (email: string) =>
      codeOf(
        createUser(
          one.auth,
          one.db,
          { name: 'Νίκη', email, password: TEST_PASSWORD, role: 'editor' },
          { now: TEST_NOW },
        ),
      );
    expect(await create(' ＭARIA＠Example.org')).toBe('conflict');
    // Nobody could sign in with the last two.
    for (const email of [
      'ma\u200bria@example.org',
      '\u202emaria@example.org',
      'μαρία@example.org',
      'a&b@example.org',
    ]) {
      expect(await create(email), email).toBe('invalid');
    }
    expect(await one.db.selectFrom('user').select('email').execute()).toHaveLength(1);
  });

  test('accounts hold no password that could be read', async () => {
    const rows = await one.db.selectFrom('account').select('password').execute();
    expect(rows[0]?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });
});

test('no account begins with a password that has its own address in it', () => {
  const typed = { name: 'Άννα', email: 'papadopoulou@example.org' };
  const fieldsOf = (password: string) => {
    try {
      readNameAndAddress(typed, password);
      return [];
    } catch (error) {
      return Object.keys((error as DomainError).fields);
    }
  };
  expect(fieldsOf('olive-papadopoulou-lantern')).toEqual(['password']);
  expect(fieldsOf(TEST_PASSWORD)).toEqual([]);
});
