import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../../../harness/databases.ts';
import {
  codeOf,
  ONE_EMAIL,
  type OneAccount,
  openOneAccount,
} from '../../../harness/one-account.ts';
import { actAs, TEST_ADMIN, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { changeOwnPassword, setPassword } from './change-password.ts';

describe.each(TEST_DATABASES)('sessions on $name', ({ open }) => {
  let one: OneAccount;
  beforeEach(async () => {
    one = await openOneAccount(await open());
  });
  afterEach(async () => {
    await one.close();
  });

  test('end when the password changes, by oneself or by an administrator', async () => {
    const [first, second] = [await one.attempt(), await one.attempt()];
    const own = {
      by: { id: one.user.id, email: ONE_EMAIL, role: 'editor' as const },
      now: TEST_NOW,
    };
    const wrong = { current: 'not this one', password: 'plane-tree-shade' };
    expect(await codeOf(changeOwnPassword(one.auth, one.db, wrong, own))).toBe('invalid');
    expect(await one.holder(first.token)).toBeDefined();
    const right = { current: TEST_PASSWORD, password: 'plane-tree-shade' };
    await changeOwnPassword(one.auth, one.db, right, own);
    expect([await one.holder(first.token), await one.holder(second.token)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await codeOf(one.attempt())).toBe('unauthenticated');
    const { token } = await one.attempt({ password: 'plane-tree-shade' });
    const giver = { ...actAs(TEST_ADMIN), firstPasswordDays: 7 };
    await setPassword(one.auth, one.db, one.user.id, 'fishing-boat-blue', giver);
    expect(await one.holder(token)).toBeUndefined();
    await one.attempt({ password: 'fishing-boat-blue' });
  });
});
