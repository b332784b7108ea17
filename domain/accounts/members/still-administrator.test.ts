import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../database/connect.ts';
import { codeOf, type OneAccount, openOneAccount } from '../../../harness/accounts/one-account.ts';
import { readContents } from '../../../harness/databases/database-contents.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import type { Acting } from '../../acting.ts';
import { erasePerson, exportPerson } from '../../people/erase-person.ts';
import { invite, inviteAgain, listInvitations, withdrawInvitation } from '../invitations/invite.ts';
import { OPERATOR } from '../operator.ts';
import { removePasskeysOf } from '../passkeys/own-passkeys.ts';
import { setPassword } from '../passwords/change-password.ts';
import { resetTotp } from '../second-step/authenticator.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { listUsers } from './read-users.ts';

const POST = { siteUrl: 'https://example.org', canSendMail: true };
const INVITED = { name: 'Ηλίας', email: 'ilias@example.org', role: 'editor', way: 'link' } as const;

/** The invitation that the operator has given. */
async function givenInvitation(db: Db): Promise<string> {
  const [{ id } = { id: 'none' }] = await listInvitations(db, TEST_NOW);
  return id;
}

const ACTS: Record<string, (one: OneAccount, acting: Acting) => Promise<unknown>> = {
  'signs an account out': ({ db, user }, acting) => endSessionsOf(db, user.id, acting),
  'removes an app': ({ db, user }, acting) => resetTotp(db, user.id, acting),
  'removes passkeys': ({ db, user }, acting) => removePasskeysOf(db, user.id, acting),
  'gives a password': ({ auth, db, user }, acting) =>
    setPassword(auth, db, user.id, 'handed-over-lantern', { ...acting, firstPasswordDays: 7 }),
  'makes an account': ({ auth, db }, acting) => {
    const account = { name: 'Άννα', email: 'anna@example.org', role: 'admin' as const };
    const giving = { ...acting, firstPasswordDays: 7 };
    return createUser(auth, db, { ...account, password: TEST_PASSWORD }, giving);
  },
  'disables an account': ({ db, user }, acting) =>
    changeUser(db, user.id, { disabled: true }, acting),
  'invites somebody': ({ db }, acting) =>
    invite(db, { ...INVITED, email: 'someone@example.org' }, POST, acting),
  'gives an invitation a new link': ({ db }, acting) =>
    givenInvitation(db).then((id) => inviteAgain(db, id, 'link', POST, acting)),
  'withdraws an invitation': ({ db }, acting) =>
    givenInvitation(db).then((id) => withdrawInvitation(db, id, acting)),
  'erases a person': ({ db }, acting) => erasePerson(db, 'eleni@example.org', acting),
  'exports a person': ({ db }, acting) => exportPerson(db, 'eleni@example.org', acting),
};

describe.each(TEST_DATABASES)('an administrator whose call has begun, on $name', ({ open }) => {
  let one: OneAccount;
  let niki: Acting;
  beforeEach(async () => {
    one = await openOneAccount(await open());
    const [id] = await Promise.all(['niki@example.org', 'chief@example.org'].map(addAdministrator));
    niki = actAs({ id: id as string, email: 'niki@example.org', role: 'admin' });
    await invite(one.db, INVITED, POST, actAs(OPERATOR));
    await one.attempt();
  });
  afterEach(() => one.close());

  const addAdministrator = async (email: string) => {
    const account = { name: 'Νίκη', email, role: 'admin' as const, password: TEST_PASSWORD };
    return (await createUser(one.auth, one.db, account, { now: TEST_NOW })).id;
  };

  test('gives a password, and keeps their own where the other gives them one at the same moment', async () => {
    const users = await listUsers(one.db);
    const chief = users.find(({ email }) => email === 'chief@example.org')?.id ?? '';
    const other = actAs({ id: chief, email: 'chief@example.org', role: 'admin' });
    const give = (to: Acting, by: Acting) => {
      const giver = { ...by, firstPasswordDays: 7 };
      return codeOf(setPassword(one.auth, one.db, to.by.id, 'handed-over-lantern', giver));
    };
    const outcomes = await Promise.all([give(niki, other), give(other, niki)]);
    expect(outcomes.sort()).toEqual(['accepted', 'unauthenticated']);
    const given = (await listUsers(one.db)).filter((user) => user.firstPasswordExpiresAt);
    expect(given).toHaveLength(1);
  });

  describe.each(Object.keys(ACTS))('%s', (name) => {
    const act = () => codeOf((ACTS[name] as (typeof ACTS)[string])(one, niki));

    test('while they are one', async () => {
      expect(await act()).toBe('accepted');
    });

    test.each([
      ['made an editor', { role: 'editor' as const }],
      ['disabled', { disabled: true }],
    ])('and not when they are %s meanwhile', async (_, change) => {
      await changeUser(one.db, niki.by.id, change, actAs(OPERATOR));
      const before = await readContents(one.db);
      expect(await act()).toBe('forbidden');
      expect(await readContents(one.db)).toEqual(before);
    });

    test('and not when their account is erased meanwhile', async () => {
      await changeUser(one.db, niki.by.id, { disabled: true }, actAs(OPERATOR));
      await erasePerson(one.db, niki.by.email, actAs(OPERATOR));
      const before = await readContents(one.db);
      expect(await act()).toBe('forbidden');
      expect(await readContents(one.db)).toEqual(before);
    });

    test('as the operator may, who has no account', async () => {
      const operator = actAs(OPERATOR);
      expect(await codeOf((ACTS[name] as (typeof ACTS)[string])(one, operator))).toBe('accepted');
    });
  });
});
