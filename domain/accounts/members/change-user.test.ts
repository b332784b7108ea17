import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, type OneAccount, openOneAccount } from '../../../harness/accounts/one-account.ts';
import { refusalOf } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { listAudit } from '../../audit/reading.ts';
import { OPERATOR } from '../operator.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { getUser } from './read-users.ts';

describe.each(TEST_DATABASES)('accounts on $name', ({ open }) => {
  let one: OneAccount;
  beforeEach(async () => {
    one = await openOneAccount(await open());
  });
  afterEach(async () => {
    await one.close();
  });

  test('sessions end when the account is disabled, and begin again when it is enabled', async () => {
    const { token } = await one.attempt();
    const disable = (disabled: boolean) =>
      changeUser(one.db, one.user.id, { disabled }, actAs(OPERATOR));
    expect(await disable(true)).toMatchObject({ disabled: true });
    expect(await one.holder(token)).toBeUndefined();
    expect(await codeOf(one.attempt())).toBe('forbidden');
    // Somebody who does not know the password is not told that the account is disabled.
    expect(await codeOf(one.attempt({ password: 'guess' }))).toBe('unauthenticated');
    await disable(false);
    expect(await one.holder(token)).toBeUndefined();
    await one.attempt();
  });

  test.each<[string, Parameters<typeof changeUser>[2], ...string[]]>([
    ['disabled', { disabled: true }, 'disabled'],
    ['enabled', { disabled: false }, 'enabled'],
    ['given a role', { role: 'reviewer' }, 'role-changed'],
    ['given a name', { name: 'Νίκη' }, 'changed'],
    [
      'given a role and enabled at once',
      { role: 'admin', disabled: false },
      'enabled',
      'role-changed',
    ],
    ['given a name and a role at once', { name: 'Νίκη', role: 'admin' }, 'changed', 'role-changed'],
    ['left as it is', {}],
  ])('an account that is %s is recorded as just that', async (_, change, ...actions) => {
    await changeUser(one.db, one.user.id, change, actAs(OPERATOR));
    const { records } = await listAudit(one.db, { limit: 9, offset: 0, kind: 'changes' });
    const subject = { userEmail: OPERATOR.email, subjectId: one.user.id, subjectType: 'user' };
    const expected = actions.map((action) => ({ action, ...subject }));
    expect(records.sort((a, b) => (a.action < b.action ? -1 : 1))).toMatchObject(expected);
  });

  test('a name that an administrator gives is one that its holder could choose', async () => {
    const rename = (name: string) => changeUser(one.db, one.user.id, { name }, actAs(OPERATOR));
    expect(await rename(` ${'ν'.repeat(200)}\u0000 `)).toMatchObject({ name: 'ν'.repeat(200) });
    for (const name of ['', ' ', '\u200d', '123', 'ν'.repeat(201)]) {
      const refused = await refusalOf(rename(name));
      expect([refused.code, Object.keys(refused.fields)], name).toEqual(['invalid', ['name']]);
    }
    expect(await getUser(one.db, one.user.id)).toMatchObject({ name: 'ν'.repeat(200) });
  });

  test('sessions take a changed role at once', async () => {
    const { token } = await one.attempt();
    await changeUser(one.db, one.user.id, { role: 'admin' }, actAs(OPERATOR));
    expect(await one.holder(token)).toMatchObject({ role: 'admin' });
  });

  test('an administrator stays while the others cannot certainly sign in', async () => {
    const invited = { name: 'Νίκη', email: 'niki@example.org', password: TEST_PASSWORD };
    const giver = { by: OPERATOR, now: TEST_NOW, firstPasswordDays: 7 };
    await changeUser(one.db, one.user.id, { role: 'admin' }, actAs(OPERATOR));
    // One has yet to choose a password of her own, and another one is disabled.
    await createUser(one.auth, one.db, { ...invited, role: 'admin' }, giver);
    const away = { ...invited, email: 'away@example.org', role: 'admin' as const };
    const { id } = await createUser(one.auth, one.db, away, { now: TEST_NOW });
    await changeUser(one.db, id, { disabled: true }, actAs(OPERATOR));
    for (const change of [{ role: 'editor' as const }, { disabled: true }]) {
      const refused = await refusalOf(changeUser(one.db, one.user.id, change, actAs(OPERATOR)));
      expect(refused.code).toBe('conflict');
      expect(refused.text.en).toMatch(
        /^This is the last administrator with a password of their own/,
      );
    }
    await changeUser(one.db, id, { disabled: false }, actAs(OPERATOR));
    await changeUser(one.db, one.user.id, { role: 'editor' }, actAs(OPERATOR));
  });

  test('one administrator stays, though two take the role from each other at the same moment', async () => {
    const chief = await createUser(
      one.auth,
      one.db,
      {
        name: 'Νίκη',
        email: 'niki@example.org',
        password: TEST_PASSWORD,
        role: 'admin',
      },
      { now: TEST_NOW },
    );
    await changeUser(one.db, one.user.id, { role: 'admin' }, actAs(OPERATOR));
    const changes = [{ role: 'editor' as const }, { disabled: true }];
    for (const change of changes) {
      const demote = (id: string) => changeUser(one.db, id, change, actAs(OPERATOR));
      const outcomes = await Promise.all([chief.id, one.user.id].map((id) => codeOf(demote(id))));
      expect(outcomes.sort()).toEqual(['accepted', 'conflict']);
      for (const id of [chief.id, one.user.id]) {
        const back = { role: 'admin' as const, disabled: false };
        await changeUser(one.db, id, back, actAs(OPERATOR));
      }
    }
  });
});
