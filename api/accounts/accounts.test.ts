import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totpCode } from '../../harness/accounts/totp-code.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { TEST_NOW, TEST_PASSWORD } from '../../harness/services.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const signIn = (email: string, code?: string, userAgent = 'Test browser') =>
  api.call('POST', '/auth/login', {
    body: { email, password: TEST_PASSWORD, ...(code && { code }) },
    headers: { 'User-Agent': userAgent },
  });
const asHolder = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const withPassword = (password: unknown = TEST_PASSWORD) => ({ body: { password } });
const tokenOf = async (response: Response) => ((await response.json()) as { token: string }).token;

describe('one’s own sessions', () => {
  test('are seen and ended by the calls', async () => {
    const token = await tokenOf(await signIn('editor@example.org'));
    const list = await api.call('GET', '/auth/sessions', asHolder(token));
    const sessions = (await list.json()) as { id: string; current: boolean; token?: string }[];
    expect(sessions.find((session) => session.current)).toMatchObject({
      address: '192.0.2.7',
      userAgent: 'Test browser',
    });
    expect(JSON.stringify(sessions)).not.toContain(token);
    const other = await tokenOf(await signIn('editor@example.org'));
    const { id } = sessions.find((session) => session.current) ?? { id: '' };
    const end = `/auth/sessions/${id}/end`;
    const byAdmin = await api.call('POST', end, { as: 'admin', ...withPassword() });
    expect(byAdmin.status).toBe(404);
    const ended = await api.call('POST', end, { ...asHolder(other), ...withPassword() });
    expect(ended.status).toBe(200);
    expect((await api.call('GET', '/auth/verify', asHolder(token))).status).toBe(401);
  });

  test('end together but the one that asks', async () => {
    const other = await tokenOf(await signIn('editor@example.org'));
    const own = await tokenOf(await signIn('editor@example.org'));
    const ended = await api.call('POST', '/auth/sessions/end-others', {
      ...asHolder(own),
      ...withPassword(),
    });
    expect(ended.status).toBe(200);
    expect((await api.call('GET', '/auth/verify', asHolder(other))).status).toBe(401);
    expect((await api.call('GET', '/auth/verify', asHolder(own))).status).toBe(200);
    // An administrator's are not an editor's.
    expect((await api.call('GET', '/auth/verify', { as: 'admin' })).status).toBe(200);
  });

  test('end only for whoever knows the password: a stolen token turns nobody out', async () => {
    const stolen = asHolder(await tokenOf(await signIn('editor@example.org')));
    const owner = asHolder(await tokenOf(await signIn('editor@example.org')));
    const list = await api.call('GET', '/auth/sessions', owner);
    const sessions = (await list.json()) as { id: string; current: boolean }[];
    const { id } = sessions.find((session) => session.current) ?? { id: '' };
    for (const path of [`/auth/sessions/${id}/end`, '/auth/sessions/end-others']) {
      const guessed = await api.call('POST', path, {
        ...stolen,
        ...withPassword('a guess of mine'),
      });
      expect(guessed.status, path).toBe(400);
      expect(await guessed.json()).toMatchObject({
        fields: { password: 'The current password is not right.' },
      });
      for (const body of [{}, { password: '' }, { password: null }]) {
        const without = await api.call('POST', path, { ...stolen, body });
        expect(without.status, path).toBe(400);
        expect(await without.json()).toMatchObject({ fields: { password: expect.any(String) } });
      }
    }
    expect((await api.call('DELETE', `/auth/sessions/${id}`, stolen)).status).toBe(404);
    expect((await api.call('DELETE', '/auth/sessions', stolen)).status).toBe(405);
    expect((await api.call('GET', '/auth/verify', owner)).status).toBe(200);
  });

  test('of an administrator end by the password alone, not by what administrators may do to others', async () => {
    const admin = asHolder(await tokenOf(await signIn('admin@example.org')));
    const { id } = (await (await api.call('GET', '/auth/verify', admin)).json()) as { id: string };
    const refused = await api.call('DELETE', `/users/${id}/sessions`, admin);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      message: 'For your own account, do this under My account, with your password.',
    });
    expect((await api.call('GET', '/auth/verify', admin)).status).toBe(200);
  });

  test('of an account are all ended by an administrator, not by an editor', async () => {
    const token = await tokenOf(await signIn('editor@example.org'));
    const { id } = (await (await api.call('GET', '/auth/verify', asHolder(token))).json()) as {
      id: string;
    };
    const byEditor = await api.call('DELETE', `/users/${id}/sessions`, asHolder(token));
    expect(byEditor.status).toBe(403);
    expect((await api.call('DELETE', `/users/${id}/sessions`, { as: 'admin' })).status).toBe(200);
    expect((await api.call('GET', '/auth/verify', asHolder(token))).status).toBe(401);
  });
});

test('sign-in with an app: enrolled, asked for, answered, reset', async () => {
  const token = await tokenOf(await signIn('editor@example.org'));
  const begun = await api.call('POST', '/auth/totp', {
    ...asHolder(token),
    body: { password: TEST_PASSWORD },
  });
  expect(begun.status).toBe(200);
  const { secret } = (await begun.json()) as { secret: string };
  const confirmed = await api.call('POST', '/auth/totp/confirm', {
    ...asHolder(token),
    body: { code: totpCode(secret) },
  });
  expect(confirmed.status).toBe(200);
  const fresh = await tokenOf(confirmed);
  expect(await (await api.call('GET', '/auth/totp', asHolder(fresh))).json()).toEqual({
    enabled: true,
    required: false,
  });

  const asked = await signIn('editor@example.org');
  expect(asked.status).toBe(401);
  expect(await asked.json()).toEqual({
    message: 'Enter the code of your authenticator app.',
    totpRequired: true,
  });
  // The code of the next half-minute is taken already: clocks differ.
  const answered = await signIn('editor@example.org', totpCode(secret, Date.now() + 30_000));
  expect(answered.status).toBe(200);
  expect(await answered.json()).toMatchObject({ user: { email: 'editor@example.org' } });

  const users = (await (await api.call('GET', '/users', { as: 'admin' })).json()) as {
    id: string;
    email: string;
    totp: boolean;
  }[];
  const editor = users.find(({ email }) => email === 'editor@example.org');
  expect(editor?.totp).toBe(true);
  expect((await api.call('DELETE', `/users/${editor?.id}/totp`, { as: 'admin' })).status).toBe(200);
  expect((await signIn('editor@example.org')).status).toBe(200);
});

test('a second step that is required is added, opens everything, and stays', async () => {
  // At a bare address, where no passkey can be made.
  const strict = await openTestApi({
    secondFactor: 'administrators',
    siteUrl: 'https://192.0.2.7',
  });
  try {
    const asAdmin = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
    const begun = await strict.call('POST', '/auth/totp', {
      ...asAdmin(strict.tokens.admin),
      body: { password: TEST_PASSWORD },
    });
    const { secret, recoveryCodes } = (await begun.json()) as {
      secret: string;
      recoveryCodes: string[];
    };
    const confirmed = await strict.call('POST', '/auth/totp/confirm', {
      ...asAdmin(strict.tokens.admin),
      body: { code: totpCode(secret) },
    });
    const fresh = asAdmin(await tokenOf(confirmed));
    const verified = await (await strict.call('GET', '/auth/verify', fresh)).json();
    expect(verified).not.toHaveProperty('mustFirst');
    expect((await strict.call('GET', '/users', fresh)).status).toBe(200);
    expect(await (await strict.call('GET', '/auth/totp', fresh)).json()).toEqual({
      enabled: true,
      required: true,
    });
    const off = { ...fresh, body: { password: TEST_PASSWORD } };
    const refused = await strict.call('POST', '/auth/totp/disable', off);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      message: 'Two-step sign-in is required for your account and cannot be turned off.',
    });
    const passkeys = await (await strict.call('GET', '/auth/passkeys', fresh)).json();
    expect(passkeys).toEqual({ isAvailable: false, passkeys: [] });
    const signedIn = await strict.call('POST', '/auth/login', {
      body: { email: 'admin@example.org', password: TEST_PASSWORD, code: recoveryCodes[0] },
    });
    const { user } = (await signedIn.json()) as { user: object };
    expect(user).not.toHaveProperty('mustFirst');
    // An editor need not have it, but must have it with the other role.
    const editor = (await (await strict.call('GET', '/auth/verify', { as: 'editor' })).json()) as {
      id: string;
    };
    expect((await strict.call('GET', '/pages', { as: 'editor' })).status).toBe(200);
    const body = { role: 'admin' };
    expect((await strict.call('PUT', `/users/${editor.id}`, { ...fresh, body })).status).toBe(200);
    const stopped = await strict.call('GET', '/pages', { as: 'editor' });
    expect(await stopped.json()).toMatchObject({ mustFirst: 'add-second-factor' });
    // Whoever signs in with a passkey from an earlier address of the site may do without the app.
    const { id } = (await (await strict.call('GET', '/auth/verify', fresh)).json()) as {
      id: string;
    };
    await strict.services.db
      .insertInto('passkeys')
      .values({
        id: 'one',
        user_id: id,
        credential_id: 'credential',
        public_key: '',
        counter: 0,
        transports: '[]',
        name: 'Κινητό',
        is_synced: 0,
        created_at: TEST_NOW.toISOString(),
        last_used_at: null,
      })
      .execute();
    expect(await (await strict.call('GET', '/auth/totp', fresh)).json()).toEqual({
      enabled: true,
      required: false,
    });
  } finally {
    await strict.close();
  }
});

test('who has lost the app to another key is told so at the sign-in, in their language', async () => {
  const site = await openTestApi();
  try {
    const { db } = site.services;
    await db
      .updateTable('user')
      .set({ secondFactorLostAt: TEST_NOW.toISOString() })
      .where('email', '=', 'editor@example.org')
      .execute();
    const login = async (language: string) => {
      const response = await site.call('POST', '/auth/login', {
        body: { email: 'editor@example.org', password: TEST_PASSWORD },
        headers: { 'Accept-Language': language },
      });
      expect(response.status).toBe(200);
      return response.json();
    };
    expect(await login('en')).toMatchObject({
      user: { mustFirst: 'renew-second-factor' },
      message: expect.stringMatching(/^First add your app again: the server’s key was changed/),
    });
    expect(await login('el')).toMatchObject({
      message: expect.stringContaining('το κλειδί του διακομιστή άλλαξε'),
    });
    const stopped = await site.call('GET', '/pages', { as: 'editor' });
    expect(stopped.status).toBe(403);
    expect(await stopped.json()).toMatchObject({ mustFirst: 'renew-second-factor' });
  } finally {
    await site.close();
  }
});

test('an administrator changes neither their own password nor their own app without the password', async () => {
  const { id } = (await (await api.call('GET', '/auth/verify', { as: 'admin' })).json()) as {
    id: string;
  };
  expect((await api.call('DELETE', `/users/${id}/totp`, { as: 'admin' })).status).toBe(409);
  const body = { password: 'fishing-boat-blue' };
  expect((await api.call('PUT', `/users/${id}/password`, { as: 'admin', body })).status).toBe(409);
  expect((await signIn('admin@example.org')).status).toBe(200);
  expect((await api.call('GET', '/auth/verify', { as: 'admin' })).status).toBe(200);
});
