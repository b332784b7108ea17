import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type CallOptions, openTestApi, type TestApi } from '../harness/api.ts';
import { TEST_PASSWORD } from '../harness/services.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function listCalls() {
  const { paths } = await api.describe();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      path,
      method,
      access: call['x-access'],
      statuses: Object.keys(call.responses),
    })),
  );
}

/** Makes a call with ids of nothing and a body without anything. */
function tryCall(method: string, path: string, options: Omit<CallOptions, 'body'>, on = api) {
  const hasBody = method !== 'get' && method !== 'delete';
  return on.call(
    method.toUpperCase(),
    path.replace('{type}', 'page').replace('{id}', 'no-such-id'),
    { ...options, ...(hasBody && { body: {} }) },
  );
}

describe('who may call what', () => {
  test('every call says who may make it, and the server holds to it', async () => {
    const calls = await listCalls();
    expect(calls.length).toBeGreaterThan(25);
    const allowed: Record<string, Caller[]> = {
      public: ['nobody', 'editor', 'admin'],
      own: ['editor', 'admin'],
      staff: ['editor', 'admin'],
      admin: ['admin'],
    };
    for (const { path, method, access } of calls) {
      const callers = allowed[access ?? ''];
      expect(callers, `${method} ${path} has a rule`).toBeDefined();
      for (const caller of ['nobody', 'editor', 'admin'] as const) {
        // Ending the session or changing the password would end the callers of the next rows.
        const endsSessions = path === '/auth/logout' || path === '/auth/password';
        if (endsSessions && caller !== 'nobody') continue;
        const response = await tryCall(method, path, { as: caller });
        const refusedForWho = response.status === 401 || response.status === 403;
        const isSignIn = path === '/auth/login' || path === '/auth/setup';
        if (callers?.includes(caller)) {
          expect(
            refusedForWho && !isSignIn,
            `${caller} may ${method} ${path}: ${response.status}`,
          ).toBe(false);
        } else {
          expect(response.status, `${caller} may not ${method} ${path}`).toBe(
            caller === 'nobody' ? 401 : 403,
          );
        }
        expect(response.status, `${method} ${path}`).toBeLessThan(500);
        const answer = (await response.json()) as { message?: string };
        if (response.status >= 400)
          expect(answer.message, `${method} ${path} has a message`).toBeTruthy();
      }
    }
    expect(api.unexpected).toEqual([]);
  });

  test('who has only a password that was given makes no call but those of their own account', async () => {
    const newcomer = { email: 'newcomer@example.org', password: 'plane-tree-shade' };
    await api.call('POST', '/users', {
      as: 'admin',
      body: { ...newcomer, name: 'Α', role: 'admin' },
    });
    await expectOwnCallsAlone(api, newcomer, 'choose-password');
  });

  test.each([
    ['administrators', 'admin'],
    ['everybody', 'editor'],
  ] as const)(
    'where %s need a second step, an %s without one makes no call but those of their own account',
    async (secondFactor, role) => {
      const strict = await openTestApi({ secondFactor });
      try {
        const credentials = { email: `${role}@example.org`, password: TEST_PASSWORD };
        await expectOwnCallsAlone(strict, credentials, 'add-second-factor');
      } finally {
        await strict.close();
      }
    },
  );

  /** Signs somebody in and tries every call. */
  async function expectOwnCallsAlone(
    on: TestApi,
    credentials: { email: string; password: string },
    mustFirst: string,
  ): Promise<void> {
    const signedIn = await on.call('POST', '/auth/login', { body: credentials });
    const { token, user } = (await signedIn.json()) as { token: string; user: object };
    expect(user).toMatchObject({ mustFirst });
    const headers = { Authorization: `Bearer ${token}` };
    const tried = { own: 0, others: 0 };
    for (const { path, method, access, statuses } of await listCalls()) {
      if (access === 'public') continue;
      const response = await tryCall(method, path, { headers }, on);
      if (access === 'own') {
        tried.own++;
        expect([401, 403], `${method} ${path}`).not.toContain(response.status);
      } else {
        tried.others++;
        expect(statuses, `${method} ${path} says so`).toContain('403');
        expect(response.status, `${method} ${path}`).toBe(403);
        expect(await response.json()).toEqual({
          mustFirst,
          message: expect.stringMatching(/^First /),
        });
      }
    }
    expect(tried.own).toBeGreaterThan(5);
    expect(tried.others).toBeGreaterThan(20);
  }

  test('no call is served that the table above does not know', async () => {
    const { paths } = await api.describe();
    const known = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const served = api.served().map(({ method, path }) => {
      const inBraces = path.replace(/:(\w+)/g, '{$1}');
      return `${method.toLowerCase()} ${inBraces}`;
    });
    const describesItself = ['get /openapi.json', 'get /docs'];
    expect([...new Set(served)].sort()).toEqual([...known, ...describesItself].sort());
  });

  test.each([
    'Bearer x',
    'Bearer ',
    'Basic YWRtaW46YWRtaW4=',
    'Bearer ../../etc/passwd',
    `Bearer ${'a'.repeat(5000)}`,
    'Bearer null',
  ])('the credentials “%.40s” are nobody’s', async (authorization) => {
    const response = await api.call('GET', '/pages', { headers: { Authorization: authorization } });
    expect(response.status).toBe(401);
  });
});

test('the documentation lists every call', async () => {
  const { paths } = await api.describe();
  const page = await (await api.call('GET', '/docs')).text();
  for (const path of Object.keys(paths)) expect(page).toContain(`/api${path}`);
});

test('whoever asks for the documentation a hundred times holds nobody up', async () => {
  // Put together anew each time, it takes a tenth of a second: too long for a test, and for the others.
  for (let time = 0; time < 100; time++) {
    expect((await api.call('GET', '/openapi.json')).status).toBe(200);
    expect((await api.call('GET', '/docs')).status).toBe(200);
  }
});
