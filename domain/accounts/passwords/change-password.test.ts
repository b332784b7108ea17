import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  codeOf,
  ONE_EMAIL,
  type OneAccount,
  openOneAccount,
} from '../../../harness/accounts/one-account.ts';
import { totpCode } from '../../../harness/accounts/totp-code.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { OPERATOR } from '../operator.ts';
import { hasPasskeys } from '../passkeys/has-passkeys.ts';
import { beginTotp, confirmTotp } from '../second-step/authenticator.ts';
import { changeOwnPassword, setPassword } from './change-password.ts';

const ANY_PASSKEY = {
  credential_id: 'one',
  public_key: '',
  counter: 0,
  transports: '[]',
  name: 'Phone',
  is_synced: 0,
  created_at: TEST_NOW.toISOString(),
  last_used_at: null,
} as const;

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
    const giver = { ...actAs(OPERATOR), firstPasswordDays: 7 };
    await setPassword(one.auth, one.db, one.user.id, 'fishing-boat-blue', giver);
    expect(await one.holder(token)).toBeUndefined();
    await one.attempt({ password: 'fishing-boat-blue' });
  });

  test('stay where an administrator gives themselves a password, which takes their current one', async () => {
    const { id } = one.user;
    await one.db.updateTable('user').set({ role: 'admin' }).where('id', '=', id).execute();
    const { token } = await one.attempt();
    const by = { id, email: ONE_EMAIL, role: 'admin' as const };
    const giver = { ...actAs(by), firstPasswordDays: 7 };
    const given = setPassword(one.auth, one.db, id, 'fishing-boat-blue', giver);
    expect(await codeOf(given)).toBe('conflict');
    expect(await one.holder(token)).toBeDefined();
  });

  test('stay where the new password is the one of now, however its letters are put together', async () => {
    const giver = { ...actAs(OPERATOR), firstPasswordDays: 7 };
    const composed = 'caf\u00e9-harbour-lantern';
    await setPassword(one.auth, one.db, one.user.id, composed, giver);
    const { token, user } = await one.attempt({ password: composed });
    const same = { current: composed, password: 'cafe\u0301-harbour-lantern' };
    const change = changeOwnPassword(one.auth, one.db, same, { by: user, now: TEST_NOW });
    expect(await codeOf(change)).toBe('invalid');
    expect(await one.holder(token)).toBeDefined();
  });

  test('are opened with the app and the passkeys of before when an administrator gives a password', async () => {
    const { auth, db, user } = one;
    const { token } = await one.attempt();
    const caller = { acting: { by: { ...user, role: 'editor' as const }, now: TEST_NOW }, token };
    const { secret } = await beginTotp(auth, db, TEST_PASSWORD, caller);
    await confirmTotp(auth, db, totpCode(secret), caller);
    const passkey = { id: 'one', user_id: user.id, ...ANY_PASSKEY };
    await db.insertInto('passkeys').values(passkey).execute();

    const giver = { ...actAs(OPERATOR), firstPasswordDays: 7 };
    await setPassword(auth, db, user.id, 'fishing-boat-blue', giver);
    await expect(one.attempt({ password: 'fishing-boat-blue' })).rejects.toMatchObject({
      details: { totpRequired: true },
    });
    expect(await hasPasskeys(db, user.id)).toBe(true);
  });
});
