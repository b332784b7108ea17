import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../harness/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ firstPasswordDays: 3 });
});
afterAll(() => api.close());

describe('users', () => {
  test('are created, disabled and lose their sessions; the last administrator stays', async () => {
    const created = await api.call('POST', '/users', {
      as: 'admin',
      body: {
        name: 'Νίκη',
        email: 'niki@example.org',
        password: 'plane-tree-shade',
        role: 'editor',
      },
    });
    expect(created.status).toBe(201);
    const user = (await created.json()) as { id: string; firstPasswordExpiresAt: string };
    expect(user.firstPasswordExpiresAt, 'three days').toBe('2026-03-07T10:00:00.000Z');
    const signIn = () =>
      api.call('POST', '/auth/login', {
        body: { email: 'niki@example.org', password: 'plane-tree-shade' },
      });
    const { token } = (await (await signIn()).json()) as { token: string };
    const disabled = await api.call('PUT', `/users/${user.id}`, {
      as: 'admin',
      body: { disabled: true },
    });
    expect(await disabled.json()).toMatchObject({ disabled: true });
    const verify = await api.call('GET', '/auth/verify', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(verify.status).toBe(401);
    expect((await signIn()).status).toBe(403);

    const users = (await (await api.call('GET', '/users', { as: 'admin' })).json()) as {
      id: string;
      role: string;
    }[];
    const admin = users.find((candidate) => candidate.role === 'admin');
    for (const body of [{ role: 'editor' }, { disabled: true }]) {
      expect((await api.call('PUT', `/users/${admin?.id}`, { as: 'admin', body })).status).toBe(
        409,
      );
    }
  });

  test.each([
    ['a short password', { password: 'short' }, 'password'],
    ['a common password', { password: 'password12345' }, 'password'],
    ['the address in the password', { password: 'petros-petros-1' }, 'password'],
    ['a run of keys', { password: '123456789012' }, 'password'],
    ['no e-mail address', { email: 'petros' }, 'email'],
    ['no name', { name: ' ' }, 'name'],
    ['an unknown role', { role: 'owner' }, 'role'],
  ])('with %s are refused', async (_what, change, field) => {
    const body = {
      name: 'Πέτρος',
      email: 'petros@example.org',
      password: 'plane-tree-shade',
      role: 'editor',
      ...change,
    };
    const response = await api.call('POST', '/users', { as: 'admin', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test('a role that is missing is the editor’s', async () => {
    const account = { email: 'roleless@example.org', password: 'plane-tree-shade' };
    const created = await api.call('POST', '/users', {
      as: 'admin',
      body: { name: 'Νεφέλη', ...account },
    });
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({ role: 'editor' });
    const signedIn = await api.call('POST', '/auth/login', { body: account });
    expect(await signedIn.json()).toMatchObject({ user: { role: 'editor' } });
    const invited = await api.call('POST', '/invitations', {
      as: 'admin',
      body: { name: 'Άννα', email: 'anna@example.org', way: 'link' },
    });
    expect(await invited.json()).toMatchObject({ invitation: { role: 'editor' } });
  });

  test('an address has one account', async () => {
    const body = {
      name: 'Α',
      email: 'EDITOR@example.org',
      password: 'plane-tree-shade',
      role: 'editor',
    };
    expect((await api.call('POST', '/users', { as: 'admin', body })).status).toBe(409);
  });
});
