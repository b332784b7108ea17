import { beforeAll, expect, test } from 'vitest';
import {
  countAccountAttempt,
  PROOF_ATTEMPTS,
} from '../../domain/accounts/attempts/account-attempts.ts';
import { TestAuthenticator } from '../../harness/accounts/test-authenticator.ts';
import { totpCode } from '../../harness/accounts/totp-code.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { TEST_NOW, TEST_PASSWORD } from '../../harness/services.ts';

/** Where the device believes that it is. */
const SITE = { origin: 'https://www.aigialeia.example', rpId: 'www.aigialeia.example' };
const EMAIL = 'editor@example.org';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ siteUrl: SITE.origin });
  return () => api.close();
});

const json = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T;
const signIn = (more: object = {}) =>
  api.call('POST', '/auth/login', { body: { email: EMAIL, password: TEST_PASSWORD, ...more } });
const enter = async () => (await json<{ token: string }>(signIn())).token;
const as = (token: string, body?: object) => ({
  headers: { Authorization: `Bearer ${token}` },
  ...(body && { body }),
});
const verify = async (token: string) => (await api.call('GET', '/auth/verify', as(token))).status;

test('a passkey is added, signs in, and is removed', async () => {
  const token = await enter();
  const begun = await json<{ challenge: string; user: { id: string } }>(
    api.call('POST', '/auth/passkeys/begin', as(token, { password: TEST_PASSWORD })),
  );
  const device = new TestAuthenticator();
  const passkey = device.create({ ...SITE, challenge: begun.challenge }, begun.user.id);
  const added = await api.call('POST', '/auth/passkeys', as(token, { name: 'Κινητό', passkey }));
  expect(added.status).toBe(200);
  const next = (await json<{ token: string }>(added)).token;
  expect([await verify(token), await verify(next)], 'the session has a new token').toEqual([
    401, 200,
  ]);

  const { challenge } = await json<{ challenge: string }>(
    api.call('POST', '/auth/passkeys/sign-in/begin'),
  );
  const signed = await api.call('POST', '/auth/passkeys/sign-in', {
    body: device.sign({ ...SITE, challenge }),
    headers: { 'Accept-Language': 'el' },
  });
  expect(signed.status).toBe(200);
  const entered = await json<{ token: string; user: object; message: string }>(signed);
  expect(entered.user).toMatchObject({ email: EMAIL, role: 'editor' });
  expect(entered.message).toMatch(/^[Α-ΩΆ-Ώ]/);
  expect(await verify(entered.token)).toBe(200);

  const { passkeys } = await json<{ passkeys: { id: string }[] }>(
    api.call('GET', '/auth/passkeys', as(next)),
  );
  const remove = `/auth/passkeys/${passkeys[0]?.id}/remove`;
  const guessed = await api.call('POST', remove, as(next, { password: 'wrong-harbour-lantern' }));
  expect(guessed.status).toBe(400);
  expect((await api.call('POST', remove, as(next, { password: TEST_PASSWORD }))).status).toBe(200);
  expect((await api.call('POST', remove, as(next, { password: TEST_PASSWORD }))).status).toBe(404);
});

test('a wrong password counts for the network from which it comes, so that nobody elsewhere uses up the attempts', async () => {
  const { db } = api.services;
  const token = await enter();
  const { id } = await json<{ id: string }>(api.call('GET', '/auth/verify', as(token)));
  await db.deleteFrom('rate_limits').execute();
  const begin = as(token, { password: 'wrong-harbour-lantern' });
  expect((await api.call('POST', '/auth/passkeys/begin', begin)).status).toBe(400);
  const [{ attempts = 0 } = {}] = PROOF_ATTEMPTS.fromOneNetwork;
  const tryAgain = () =>
    countAccountAttempt(
      db,
      PROOF_ATTEMPTS,
      { account: id, address: '192.0.2.7', isKnown: true },
      TEST_NOW,
    );
  for (let time = 1; time < attempts; time++) await tryAgain();
  await expect(tryAgain()).rejects.toMatchObject({ code: 'too-many' });
  await db.deleteFrom('rate_limits').execute();
});

test('new recovery codes end the earlier ones, and an administrator removes the app', async () => {
  const token = await enter();
  const begun = await json<{ secret: string }>(
    api.call('POST', '/auth/totp', as(token, { password: TEST_PASSWORD })),
  );
  const code = totpCode(begun.secret);
  const { token: next } = await json<{ token: string }>(
    api.call('POST', '/auth/totp/confirm', as(token, { code })),
  );
  const renew = (password: string) =>
    api.call('POST', '/auth/totp/recovery-codes', as(next, { password }));
  const first = await json<{ recoveryCodes: string[] }>(renew(TEST_PASSWORD));
  const renewed = await renew(TEST_PASSWORD);
  expect(renewed.status).toBe(200);
  const second = await json<{ recoveryCodes: string[] }>(renewed);
  expect((await renew('wrong-harbour-lantern')).status).toBe(400);
  expect((await signIn({ code: first.recoveryCodes[0] })).status).toBe(401);
  expect((await signIn({ code: second.recoveryCodes[0] })).status).toBe(200);
  expect((await signIn()).status, 'without a code').toBe(401);

  const users = await json<{ id: string; email: string }[]>(
    api.call('GET', '/users', { as: 'admin' }),
  );
  const id = users.find(({ email }) => email === EMAIL)?.id;
  expect((await api.call('DELETE', `/users/${id}/totp`, { as: 'admin' })).status).toBe(200);
  expect((await signIn()).status).toBe(200);
});

test('an administrator removes the passkeys of somebody who has lost their device', async () => {
  const { db } = api.services;
  const { id } = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow();
  const key = { public_key: '', counter: 0, transports: '[]', name: 'Κινητό' };
  const at = { created_at: TEST_NOW.toISOString(), last_used_at: null };
  await db
    .insertInto('passkeys')
    .values({ id: 'lost', user_id: id, credential_id: 'lost', is_synced: 0, ...key, ...at })
    .execute();
  expect((await api.call('DELETE', `/users/${id}/passkeys`, { as: 'admin' })).status).toBe(200);
  expect(await db.selectFrom('passkeys').select('id').where('user_id', '=', id).execute()).toEqual(
    [],
  );
});

test('another password ends all sessions, and the former one opens nothing', async () => {
  const [one, other] = [await enter(), await enter()];
  const password = 'cedar-island-lamp-post';
  const change = (current: string) =>
    api.call('PUT', '/auth/password', as(one, { current, password }));
  expect((await change('wrong-harbour-lantern')).status).toBe(400);
  expect(await verify(other)).toBe(200);
  expect((await change(TEST_PASSWORD)).status).toBe(200);
  expect([await verify(one), await verify(other)]).toEqual([401, 401]);
  expect((await signIn()).status).toBe(401);
  expect((await signIn({ password })).status).toBe(200);
});
