import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, type OneAccount, openOneAccount } from '../../../harness/accounts/one-account.ts';
import {
  addTestPasskey,
  enterWithPasskey,
  PASSKEY_SITE,
} from '../../../harness/accounts/one-passkey.ts';
import { TestAuthenticator } from '../../../harness/accounts/test-authenticator.ts';
import { totpCode } from '../../../harness/accounts/totp-code.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { changeUser } from '../members/change-user.ts';
import { createUser } from '../members/create-user.ts';
import { getUser } from '../members/read-users.ts';
import { OPERATOR } from '../operator.ts';
import { beginTotp, confirmTotp } from '../second-step/authenticator.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import type { StaffMember } from '../staff-member.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { listPasskeys, removeOwnPasskey, removePasskeysOf } from './own-passkeys.ts';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts';

const { siteUrl } = PASSKEY_SITE;

describe.each(TEST_DATABASES)('passkeys on $name', ({ open }) => {
  let one: OneAccount;
  let by: StaffMember;
  let token: string;
  beforeEach(async () => {
    one = await openOneAccount(await open());
    ({ user: by, token } = await one.attempt());
  });
  afterEach(() => one.close());

  const acting = () => ({ by, now: TEST_NOW });
  const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);
  const add = async (name?: string, device?: TestAuthenticator) => {
    const added = await addTestPasskey(one, { by, token, ...(name && { name }) }, device);
    token = added.token;
    return added.device;
  };
  const begin = (password = TEST_PASSWORD) =>
    beginPasskey(one.auth, one.db, password, { acting: acting(), siteUrl });
  /** Sends a passkey that somebody made for these options. */
  const send = (
    passkey: ReturnType<TestAuthenticator['create']>,
    { name = 'Κινητό', ms = 0, as = by } = {},
  ) => {
    const now = later(ms);
    const from = { address: '192.0.2.1', now };
    const caller = { acting: { by: as, now }, token, siteUrl, from };
    return addPasskey(one.auth, one.db, { name, passkey }, caller);
  };
  const make = async (change: { asked?: object; odd?: object } = {}) => {
    const { challenge, user } = await begin();
    const device = new TestAuthenticator();
    return device.create({ ...PASSKEY_SITE, challenge, ...change.asked }, user.id, change.odd);
  };
  const actions = async () =>
    (await one.db.selectFrom('audit').select(['action', 'user_email', 'subject_title']).execute())
      .filter(({ action }) => /passkey/.test(action))
      .map(({ action, user_email: who, subject_title: title }) => [action, who, title])
      .sort();

  test('are listed with the oldest first', async () => {
    const passkey = { user_id: by.id, public_key: 'k', counter: 0, transports: '[]' };
    const dated = { created_at: TEST_NOW.toISOString(), last_used_at: null };
    for (const id of ['2', '1', '3']) {
      const row = { ...passkey, ...dated, id, credential_id: id, name: id, is_synced: 0 as const };
      await one.db.insertInto('passkeys').values(row).execute();
    }
    expect((await listPasskeys(one.db, by.id)).map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  describe('are added', () => {
    test('with the password and a name, and sign in from then on', async () => {
      const device = await add('Κινητό της Μαρίας');
      const stored = { name: 'Κινητό της Μαρίας', isSynced: false, lastUsedAt: null };
      expect(await listPasskeys(one.db, by.id)).toMatchObject([stored]);
      const entered = await enterWithPasskey(one, device, { address: '198.51.100.7' });
      expect(entered.user).toEqual({ id: by.id, email: by.email, role: 'editor' });
      expect(await one.holder(entered.token)).toMatchObject({ email: by.email });
      expect(await listPasskeys(one.db, by.id)).toMatchObject([
        { ...stored, lastUsedAt: TEST_NOW.toISOString() },
      ]);
      expect((await getUser(one.db, by.id)).passkeys).toBe(1);
      const sessions = await listSessions(one.db, by.id, entered.token, new Date());
      expect(sessions.find(({ current }) => current)).toMatchObject({
        way: 'passkey',
        address: '198.51.100.7',
        userAgent: 'Firefox',
      });
      expect(await actions()).toEqual([
        ['passkey-added', by.email, by.email],
        ['signed-in-with-passkey', by.email, by.email],
      ]);
    });

    test('to a session that gets a new token; others end with the first one, and stay with the next', async () => {
      const other = (await one.attempt()).token;
      const before = token;
      await add();
      expect(await one.holder(before)).toBeUndefined();
      expect(await one.holder(other)).toBeUndefined();
      const another = (await one.attempt()).token;
      const first = token;
      await add('Κλειδί USB');
      expect(await one.holder(first)).toBeUndefined();
      expect(await one.holder(another)).toBeDefined();
      expect(await one.holder(token)).toBeDefined();
    });

    test('by a device that has none of theirs yet: it is told which ones they have', async () => {
      const passkeys = [await make()];
      for (const passkey of passkeys) await send(passkey);
      const { excludeCredentials } = await begin();
      expect(excludeCredentials).toEqual(passkeys.map(({ id }) => ({ type: 'public-key', id })));
    });

    test('beside an app, which has made sure of all sessions that there are', async () => {
      const caller = { acting: acting(), token };
      const { secret, recoveryCodes } = await beginTotp(one.auth, one.db, TEST_PASSWORD, caller);
      token = await confirmTotp(one.auth, one.db, totpCode(secret), caller);
      const other = await one.attempt({ code: recoveryCodes[0] ?? '' });
      await add();
      expect(await one.holder(other.token)).toBeDefined();
      const [passkey] = await listPasskeys(one.db, by.id);
      const removal = { id: passkey?.id ?? '', password: TEST_PASSWORD };
      const call = { acting: acting(), token, rule: 'everybody' as const };
      expect(await codeOf(removeOwnPasskey(one.auth, one.db, removal, call))).toBe('accepted');
    });

    test('with a signature by EdDSA, ES256 or RS256 and no other', async () => {
      const { pubKeyCredParams } = await begin();
      expect(pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
    });

    test('not without the password, nor at a bare address, nor more than twenty', async () => {
      expect(await codeOf(begin('guess'))).toBe('invalid');
      for (const address of ['192.0.2.1', '[2001:db8::1]']) {
        const atAddress = { acting: acting(), siteUrl: `http://${address}:3000` };
        const refused = beginPasskey(one.auth, one.db, TEST_PASSWORD, atAddress);
        expect(await codeOf(refused), address).toBe('conflict');
      }
      for (let time = 0; time < 20; time++) await add(`Συσκευή ${time}`);
      expect(await codeOf(begin())).toBe('conflict');
    });

    test('not while the password is one that was handed over', async () => {
      by = { ...by, mustFirst: 'choose-password' };
      expect(await codeOf(begin())).toBe('forbidden');
      const passkey = new TestAuthenticator().create({ ...PASSKEY_SITE, challenge: 'x' }, 'x');
      expect(await codeOf(send(passkey))).toBe('forbidden');
    });

    test.each([
      ['of another site', { origin: 'https://evil.example' }],
      ['for another host', { rpId: 'evil.example' }],
      ['for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ])('not when they were made %s', async (_what, asked) => {
      expect(await codeOf(send(await make({ asked })))).toBe('conflict');
      expect(await listPasskeys(one.db, by.id)).toEqual([]);
    });

    test('under a name in one line', async () => {
      await send(await make(), { name: 'Κινητό \r\n της\nΜαρίας' });
      expect(await listPasskeys(one.db, by.id)).toMatchObject([{ name: 'Κινητό της Μαρίας' }]);
    });

    test('not by a device that does not make sure who holds it', async () => {
      const passkey = await make({ odd: { skipsVerification: true } });
      expect(await codeOf(send(passkey))).toBe('conflict');
    });

    test('not twice, not late, not without a name, and not for another account', async () => {
      const passkey = await make();
      await send(passkey, { name: 'α'.repeat(60) });
      expect(await codeOf(send(passkey))).toBe('conflict');
      expect(await codeOf(send(await make(), { ms: 5 * 60_000 }))).toBe('conflict');
      expect(await codeOf(send(await make(), { name: ' ' }))).toBe('invalid');
      expect(await codeOf(send(await make(), { name: 'α'.repeat(61) }))).toBe('invalid');
      const input = { name: 'Νίκη', email: 'niki@example.org', password: TEST_PASSWORD };
      const { id } = await createUser(
        one.auth,
        one.db,
        { ...input, role: 'editor' },
        { now: TEST_NOW },
      );
      const stranger = { id, email: input.email, role: 'editor' as const };
      expect(await codeOf(send(await make(), { as: stranger }))).toBe('conflict');
      expect(await listPasskeys(one.db, id)).toEqual([]);
    });
  });

  describe('sign in', () => {
    test.each([
      ['of another site', { asked: { origin: 'https://evil.example' } }],
      ['for another host', { asked: { rpId: 'evil.example' } }],
      ['of a device that does not make sure who holds it', { odd: { skipsVerification: true } }],
      ['that is not of its key', { odd: { signsSomethingElse: true } }],
      ['that names another account', { odd: { userHandle: 'c29tZWJvZHk' } }],
      ['that names no account', { odd: { userHandle: '' } }],
      ['that counts backwards: of a copy', { odd: { counter: 1 } }],
    ])('not with a signature %s, which is recorded', async (_what, change) => {
      const device = await add();
      expect(await codeOf(enterWithPasskey(one, device))).toBe('accepted');
      expect(await codeOf(enterWithPasskey(one, device, change))).toBe('unauthenticated');
      expect(await actions()).toContainEqual(['sign-in-passkey-failed', '', by.email]);
      expect(await codeOf(enterWithPasskey(one, device))).toBe('accepted');
    });

    test('not with a challenge that was answered before, is five minutes old, is of nobody, or for adding', async () => {
      const device = await add();
      const from = { address: '192.0.2.1', now: TEST_NOW };
      const { challenge } = await beginPasskeySignIn(one.db, siteUrl, from);
      const answer = () =>
        signInWithPasskey(one.auth, one.db, device.sign({ ...PASSKEY_SITE, challenge }), {
          from,
          siteUrl,
          rule: 'optional',
        });
      const both = await Promise.all([answer(), answer()].map(codeOf));
      expect(both.sort()).toEqual(['accepted', 'unauthenticated']);
      expect(await codeOf(answer())).toBe('unauthenticated');
      expect(await codeOf(enterWithPasskey(one, device, { minutes: 5 }))).toBe('unauthenticated');
      expect(await codeOf(enterWithPasskey(one, device, { minutes: 4 }))).toBe('accepted');
      for (const other of ['x', (await begin()).challenge]) {
        const change = { asked: { challenge: other } };
        expect(await codeOf(enterWithPasskey(one, device, change))).toBe('unauthenticated');
      }
    });

    test('once with each count, of two at the same moment: the other is a copy', async () => {
      const device = await add();
      const odd = { counter: 9 };
      const both = [enterWithPasskey(one, device, { odd }), enterWithPasskey(one, device, { odd })];
      expect((await Promise.all(both.map(codeOf))).sort()).toEqual(['accepted', 'unauthenticated']);
    });

    test('each counted by itself: another one was not used', async () => {
      const device = await add();
      await add('Κλειδί USB');
      await enterWithPasskey(one, device);
      const used = (await listPasskeys(one.db, by.id)).map(({ name, lastUsedAt }) => [
        name,
        lastUsedAt !== null,
      ]);
      expect(used).toEqual(expect.arrayContaining([['Κλειδί USB', false]]));
      expect(used.filter(([, isUsed]) => isUsed)).toHaveLength(1);
    });

    test('as often as somebody likes where a service keeps them and does not count', async () => {
      const device = await add('Κινητό', new TestAuthenticator({ isSynced: true }));
      expect(await listPasskeys(one.db, by.id)).toMatchObject([{ isSynced: true }]);
      for (let time = 0; time < 3; time++) await enterWithPasskey(one, device);
    });

    test('not to a disabled account, and not once they are removed', async () => {
      const device = await add();
      await changeUser(one.db, by.id, { disabled: true }, actAs(OPERATOR));
      expect(await codeOf(enterWithPasskey(one, device))).toBe('forbidden');
      const tried = one.db.selectFrom('audit').select('subject_id');
      expect(await tried.where('action', '=', 'sign-in-failed').execute()).toEqual([
        { subject_id: by.id },
      ]);
      await changeUser(one.db, by.id, { disabled: false }, actAs(OPERATOR));
      expect(await codeOf(enterWithPasskey(one, device))).toBe('accepted');
      await removePasskeysOf(one.db, by.id, actAs(OPERATOR));
      expect(await codeOf(enterWithPasskey(one, device))).toBe('unauthenticated');
    });

    test('however many have guessed at the password of the account', async () => {
      const device = await add();
      for (let number = 0; number < 40; number++) {
        await codeOf(one.attempt({ password: 'guess', address: `198.51.100.${number % 4}` }));
      }
      expect(await codeOf(one.attempt({ address: '198.51.100.1' }))).toBe('too-many');
      expect(await codeOf(enterWithPasskey(one, device, { address: '198.51.100.1' }))).toBe(
        'accepted',
      );
    });

    test('from a network that asks again and again without end, no more; those who get in count for nothing', async () => {
      const device = await add();
      const from = { address: '198.51.100.9', now: TEST_NOW };
      for (let time = 0; time < 119; time++) await beginPasskeySignIn(one.db, siteUrl, from);
      const enter = () => enterWithPasskey(one, device, { address: from.address });
      for (let time = 0; time < 3; time++) await enter();
      await beginPasskeySignIn(one.db, siteUrl, from);
      expect(await codeOf(enter())).toBe('too-many');
      const waiting = one.db.selectFrom('passkey_challenges').selectAll();
      expect(await waiting.execute()).toHaveLength(120);
      await beginPasskeySignIn(one.db, siteUrl, { ...from, now: later(16 * 60_000) });
      expect(await waiting.execute()).toHaveLength(1);
    });
  });

  describe('as a second step', () => {
    test('count as one where it is required, and the password alone then opens nothing', async () => {
      const device = await add();
      const [required, optional] = ['everybody', 'optional'] as const;
      const entered = await enterWithPasskey(one, device, { rule: required });
      expect(entered.user).not.toHaveProperty('mustFirst');
      expect(await one.holder(entered.token, new Date(), required)).not.toHaveProperty('mustFirst');
      const before = await one.db.selectFrom('session').selectAll().execute();
      await expect(one.attempt({ rule: required })).rejects.toMatchObject({
        code: 'unauthenticated',
        details: { passkeyRequired: true },
      });
      expect(await one.db.selectFrom('session').selectAll().execute()).toHaveLength(before.length);
      const refused = one.db.selectFrom('audit').select('id').where('action', 'like', '%failed');
      expect(await refused.execute(), 'the password was right').toEqual([]);
      expect(await codeOf(one.attempt({ password: 'guess', rule: required }))).toBe(
        'unauthenticated',
      );
      expect(await codeOf(one.attempt({ rule: optional }))).toBe('accepted');
    });

    test('are what must first be added, or the app', async () => {
      const { user, token: own } = await one.attempt({ rule: 'everybody' });
      expect(user.mustFirst).toBe('add-second-factor');
      ({ token } = await addTestPasskey(one, { by: user, token: own }));
      expect(await one.holder(token, new Date(), 'everybody')).not.toHaveProperty('mustFirst');
    });

    test('stand for an app that was lost with a former key', async () => {
      const device = await add();
      const secondFactorLostAt = TEST_NOW.toISOString();
      await one.db.updateTable('user').set({ secondFactorLostAt }).execute();
      await expect(one.attempt()).rejects.toMatchObject({ details: { passkeyRequired: true } });
      const { user, token: own } = await enterWithPasskey(one, device);
      expect(user).not.toHaveProperty('mustFirst');
      expect(await one.holder(own)).not.toHaveProperty('mustFirst');
    });

    test('do not stand for a password of one’s own', async () => {
      const device = await add();
      await one.db
        .updateTable('user')
        .set({ firstPasswordExpiresAt: later(3_600_000).toISOString() })
        .execute();
      const { user } = await enterWithPasskey(one, device, { rule: 'everybody' });
      expect(user.mustFirst).toBe('choose-password');
    });
  });

  describe('are removed', () => {
    const remove = async (password: string, rule: 'optional' | 'everybody' = 'optional') => {
      const [passkey] = await listPasskeys(one.db, by.id);
      const removal = { id: passkey?.id ?? 'none', password };
      return removeOwnPasskey(one.auth, one.db, removal, { acting: acting(), token, rule });
    };

    test('by nobody else: to others a passkey is not there, and it stays', async () => {
      await add('Κινητό');
      const account = { name: 'Άλλη', email: 'other@example.org', role: 'editor' as const };
      const { id: other } = await createUser(
        one.auth,
        one.db,
        { ...account, password: TEST_PASSWORD },
        { now: TEST_NOW },
      );
      await one.db.updateTable('passkeys').set({ user_id: other }).execute();
      const [theirs] = await listPasskeys(one.db, other);
      const removal = { id: theirs?.id ?? '', password: TEST_PASSWORD };
      const call = { acting: acting(), token, rule: 'optional' as const };
      expect(await codeOf(removeOwnPasskey(one.auth, one.db, removal, call))).toBe('not-found');
      expect(await listPasskeys(one.db, other)).toEqual([theirs]);
    });

    test('by oneself with the password, which ends other sessions', async () => {
      await add('Παλιό κινητό');
      const other = (await one.attempt()).token;
      expect(await codeOf(remove('guess'))).toBe('invalid');
      await remove(TEST_PASSWORD);
      expect(await listPasskeys(one.db, by.id)).toEqual([]);
      expect(await one.holder(other)).toBeUndefined();
      expect(await one.holder(token)).toBeDefined();
      expect(await codeOf(remove(TEST_PASSWORD))).toBe('not-found');
      expect(await actions()).toContainEqual(['passkey-removed', by.email, by.email]);
    });

    test('not where a second step is required and there is no other', async () => {
      await add();
      expect(await codeOf(remove(TEST_PASSWORD, 'everybody'))).toBe('conflict');
      await add('Κλειδί USB');
      expect(await codeOf(remove(TEST_PASSWORD, 'everybody'))).toBe('accepted');
      expect(await listPasskeys(one.db, by.id)).toHaveLength(1);
    });

    test('by another administrator, with all sessions; never one’s own', async () => {
      await add();
      await add('Κλειδί USB');
      expect(await codeOf(removePasskeysOf(one.db, by.id, acting()))).toBe('conflict');
      await removePasskeysOf(one.db, by.id, actAs(OPERATOR));
      expect(await listPasskeys(one.db, by.id)).toEqual([]);
      expect(await one.holder(token)).toBeUndefined();
      expect(await actions()).toContainEqual(['passkey-removed', OPERATOR.email, by.email]);
      const recorded = await actions();
      await removePasskeysOf(one.db, by.id, actAs(OPERATOR));
      expect(await actions(), 'where there are none').toEqual(recorded);
      const unknown = removePasskeysOf(one.db, 'nobody', actAs(OPERATOR));
      expect(await codeOf(unknown)).toBe('not-found');
    });

    test('with the account', async () => {
      await add();
      await begin();
      await one.db.deleteFrom('user').where('id', '=', by.id).execute();
      for (const table of ['passkeys', 'passkey_challenges'] as const) {
        expect(await one.db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    });
  });
});
