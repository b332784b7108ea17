import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, type OneAccount, openOneAccount } from '../../../harness/accounts/one-account.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { requireOwnPassword } from './prove-password.ts';

describe.each(TEST_DATABASES)('one’s own password on $name', ({ open }) => {
  let one: OneAccount;
  beforeEach(async () => {
    one = await openOneAccount(await open());
  });
  afterEach(() => one.close());

  test('may be guessed eight times in a quarter of an hour; the right one counts for nothing', async () => {
    const prove = (password: string, minutes = 0) => {
      const now = new Date(TEST_NOW.getTime() + minutes * 60_000);
      const acting = { by: one.user, now };
      return codeOf(requireOwnPassword(one.auth, one.db, password, acting, 'password'));
    };
    for (let time = 0; time < 10; time++) expect(await prove(TEST_PASSWORD)).toBe('accepted');
    for (let time = 0; time < 8; time++) expect(await prove('guess')).toBe('invalid');
    expect(await prove(TEST_PASSWORD)).toBe('too-many');
    expect(await prove(TEST_PASSWORD, 15)).toBe('accepted');
  });

  test('that was handed over proves nothing once it has expired', async () => {
    const firstPasswordExpiresAt = TEST_NOW.toISOString();
    await one.db.updateTable('user').set({ firstPasswordExpiresAt }).execute();
    const prove = (ms: number) => {
      const acting = { by: one.user, now: new Date(TEST_NOW.getTime() + ms) };
      return codeOf(requireOwnPassword(one.auth, one.db, TEST_PASSWORD, acting, 'password'));
    };
    expect(await prove(-1)).toBe('accepted');
    expect(await prove(0)).toBe('invalid');
  });
});
