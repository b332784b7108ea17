import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OneAccount, openOneAccount } from '../../../harness/accounts/one-account.ts';
import { addTestPasskey, enterWithPasskey } from '../../../harness/accounts/one-passkey.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs } from '../../../harness/services.ts';
import { listAudit } from '../../audit/reading.ts';
import { changeOwnProfile, getOwnProfile, listStaffNames } from './own-profile.ts';

describe.each(TEST_DATABASES)('one’s own profile on $name', ({ open }) => {
  let one: OneAccount;
  beforeEach(async () => {
    one = await openOneAccount(await open());
  });
  afterEach(() => one.close());

  const change = (what: Parameters<typeof changeOwnProfile>[1]) =>
    changeOwnProfile(one.db, what, actAs(one.user));

  test('the language that was chosen comes with every later sign-in, and with the session', async () => {
    const before = await one.attempt();
    expect(before.user).not.toHaveProperty('language');
    expect(await change({ language: 'en' })).toEqual({ name: 'Μαρία', language: 'en' });
    const { user, token } = await one.attempt({ address: '198.51.100.1' });
    expect(user.language).toBe('en');
    expect(await one.holder(token)).toMatchObject({ language: 'en' });
    const { device } = await addTestPasskey(one, { by: user, token });
    expect((await enterWithPasskey(one, device, {})).user.language).toBe('en');
    await change({ language: 'gr' });
    expect((await one.attempt()).user.language).toBe('gr');
  });

  test('a name is cleaned, recorded and seen by colleagues; without one it is refused', async () => {
    for (const name of ['', ' \u200b ', '1 – 2', 'α'.repeat(201)]) {
      await expect(change({ name })).rejects.toMatchObject({
        code: 'invalid',
        fields: { name: expect.anything() },
      });
    }
    const recorded = async () =>
      (await listAudit(one.db, { limit: 9, offset: 0, kind: 'changes' })).records;
    await change({ name: ' Μαρία\n Παππά ' });
    expect(await recorded()).toMatchObject([{ action: 'changed', subjectId: one.user.id }]);
    await change({ name: 'Μαρία Παππά', language: 'en' });
    expect(await getOwnProfile(one.db, one.user.id)).toEqual({
      name: 'Μαρία Παππά',
      language: 'en',
    });
    expect(await listStaffNames(one.db)).toEqual([{ email: one.user.email, name: 'Μαρία Παππά' }]);
    // The same name is no change.
    expect(await recorded()).toHaveLength(1);
    expect(await change({ name: 'Μαρία' })).toEqual({ name: 'Μαρία', language: 'en' });
  });
});
