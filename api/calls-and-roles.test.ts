import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_TYPES } from '../domain/content-types/all.ts';
import { openTestApi, type TestApi } from '../harness/api.ts';
import { TEST_PASSWORD } from '../harness/services.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Rule = 'public' | 'own' | 'staff' | 'admin';

/**
 * Every call and who may make it, written by hand from the product's promises, not from the routes. A call with
 * another rule, and a call without a line, fail. 'own' is about one's own account.
 */
const CALLS: [method: string, path: string, rule: Rule][] = [
  ['POST', '/auth/setup', 'public'],
  ['POST', '/auth/login', 'public'],
  ['POST', '/auth/logout', 'public'],
  ['GET', '/auth/verify', 'own'],
  ['PUT', '/auth/password', 'own'],
  ['GET', '/auth/profile', 'own'],
  ['PUT', '/auth/profile', 'own'],
  ['GET', '/staff-names', 'staff'],
  ['GET', '/auth/sessions', 'own'],
  ['POST', '/auth/sessions/{id}/end', 'own'],
  ['POST', '/auth/sessions/end-others', 'own'],
  ['GET', '/auth/totp', 'own'],
  ['POST', '/auth/totp', 'own'],
  ['POST', '/auth/totp/confirm', 'own'],
  ['POST', '/auth/totp/disable', 'own'],
  ['POST', '/auth/totp/recovery-codes', 'own'],
  ['GET', '/auth/passkeys', 'own'],
  ['POST', '/auth/passkeys', 'own'],
  ['POST', '/auth/passkeys/begin', 'own'],
  ['POST', '/auth/passkeys/{id}/remove', 'own'],
  ['POST', '/auth/passkeys/sign-in/begin', 'public'],
  ['POST', '/auth/passkeys/sign-in', 'public'],

  ['GET', '/pages', 'staff'],
  ['POST', '/pages', 'staff'],
  ['GET', '/pages/{id}', 'staff'],
  ['PUT', '/pages/{id}', 'staff'],
  ['DELETE', '/pages/{id}', 'staff'],
  ['GET', '/upload', 'staff'],
  ['POST', '/upload', 'staff'],

  ['GET', '/alerts', 'staff'],
  ['POST', '/alerts/{id}/end', 'staff'],
  ['PUT', '/emergency-mode', 'staff'],
  ['GET', '/bin', 'staff'],
  ['GET', '/drafts', 'staff'],
  ['GET', '/links/broken', 'staff'],
  ['GET', '/maps', 'admin'],
  ['GET', '/maps/{extent}/file', 'admin'],
  ['POST', '/maps/check', 'admin'],
  ['PUT', '/maps/{extent}', 'admin'],
  ['POST', '/maps/{extent}/built-in', 'admin'],
  ['GET', '/redirects', 'staff'],
  ['POST', '/redirects', 'staff'],
  ['PUT', '/redirects/{id}', 'staff'],
  ['DELETE', '/redirects/{id}', 'staff'],
  ['GET', '/redirects/csv', 'staff'],
  ['POST', '/redirects/check', 'staff'],
  ['POST', '/redirects/import', 'staff'],
  ['GET', '/missed', 'staff'],
  ['PUT', '/missed', 'staff'],
  ['GET', '/missed-searches', 'staff'],
  ['PUT', '/missed-searches', 'staff'],
  ['POST', '/missed-searches/again', 'staff'],
  ['GET', '/promises/broken', 'staff'],
  ['POST', '/menus/{name}/reset', 'admin'],
  ['GET', '/content/{type}', 'staff'],
  ['POST', '/content/{type}', 'staff'],
  ['GET', '/content/{type}/options', 'staff'],
  ['GET', '/content/{type}/tags', 'staff'],
  ['PUT', '/content/{type}/order', 'staff'],
  ['POST', '/content/{type}/advice', 'staff'],
  ['POST', '/content/{type}/check', 'staff'],
  ['GET', '/content/{type}/{id}', 'staff'],
  ['PUT', '/content/{type}/{id}', 'staff'],
  ['DELETE', '/content/{type}/{id}', 'staff'],
  ['POST', '/content/{type}/{id}/restore', 'staff'],
  ['POST', '/content/{type}/{id}/unpublish', 'staff'],
  ['POST', '/content/{type}/{id}/cancel-plan', 'staff'],
  ['POST', '/content/{type}/preview', 'staff'],
  ['GET', '/content/{type}/{id}/preview', 'staff'],
  ['GET', '/content/{type}/{id}/preview-links', 'staff'],
  ['POST', '/content/{type}/{id}/preview-links', 'staff'],
  ['DELETE', '/content/{type}/{id}/preview-links/{link}', 'staff'],
  ['GET', '/publishing-sets', 'staff'],
  ['POST', '/publishing-sets', 'staff'],
  ['GET', '/publishing-sets/{id}', 'staff'],
  ['PUT', '/publishing-sets/{id}', 'staff'],
  ['DELETE', '/publishing-sets/{id}', 'staff'],
  ['POST', '/publishing-sets/{id}/entries', 'staff'],
  ['PUT', '/publishing-sets/{id}/entries/{entry}', 'staff'],
  ['DELETE', '/publishing-sets/{id}/entries/{entry}', 'staff'],
  ['POST', '/publishing-sets/{id}/publish', 'staff'],
  ['POST', '/publishing-sets/{id}/cancel-plan', 'staff'],
  ['POST', '/publishing-sets/{id}/undo', 'staff'],
  ['GET', '/publishing-sets/{id}/preview', 'staff'],
  ['GET', '/publishing-sets/{id}/preview-links', 'staff'],
  ['POST', '/publishing-sets/{id}/preview-links', 'staff'],
  ['DELETE', '/publishing-sets/{id}/preview-links/{link}', 'staff'],
  ['POST', '/content/{type}/{id}/hand-back', 'staff'],
  ['POST', '/content/{type}/{id}/take-back', 'staff'],
  ['GET', '/reviewer-step', 'staff'],
  ['PUT', '/reviewer-step', 'admin'],
  ['GET', '/content/{type}/{id}/history', 'staff'],
  ['GET', '/content/{type}/{id}/history/{version}', 'staff'],
  ['PUT', '/content/{type}/{id}/history/{version}', 'staff'],
  ['PUT', '/content/{type}/{id}/leaving', 'staff'],
  ['DELETE', '/content/{type}/{id}/leaving', 'staff'],
  ['POST', '/content/{type}/{id}/archive', 'staff'],
  ['POST', '/content/{type}/{id}/bring-back', 'staff'],
  ['POST', '/content/{type}/{id}/confirm', 'staff'],
  ['PUT', '/content/{type}/{id}/recheck-interval', 'staff'],
  ['POST', '/content/{type}/{id}/duplicate', 'staff'],
  ['GET', '/recheck', 'staff'],
  ['GET', '/translations', 'staff'],
  ['GET', '/kept-copies', 'staff'],
  ['GET', '/kept-copies/{id}', 'staff'],
  ['PUT', '/kept-copies/{id}', 'staff'],
  ['POST', '/kept-copies/{id}/discard', 'staff'],
  ['GET', '/presence', 'staff'],
  ['PUT', '/presence/{id}', 'staff'],
  ['DELETE', '/presence/{id}', 'staff'],
  ['GET', '/find', 'staff'],
  ['GET', '/places', 'staff'],
  ['GET', '/dashboard', 'staff'],

  ['GET', '/media', 'staff'],
  ['POST', '/media', 'staff'],
  ['PUT', '/media', 'staff'],
  ['GET', '/media/tags', 'staff'],
  ['GET', '/media/{id}', 'staff'],
  ['GET', '/media/{id}/whole', 'staff'],
  ['PUT', '/media/{id}', 'staff'],
  ['DELETE', '/media/{id}', 'staff'],
  ['POST', '/media/{id}/restore', 'staff'],
  ['POST', '/media/{id}/replace', 'staff'],
  ['GET', '/media/{id}/earlier', 'staff'],
  ['POST', '/media/{id}/bring-back', 'staff'],
  ['POST', '/media/{id}/reason', 'staff'],
  ['POST', '/uploads', 'staff'],
  ['GET', '/uploads/{id}', 'staff'],
  ['PATCH', '/uploads/{id}', 'staff'],
  ['DELETE', '/uploads/{id}', 'staff'],
  ['POST', '/uploads/{id}/finish', 'staff'],

  ['GET', '/messages', 'staff'],
  ['GET', '/messages/assignable', 'staff'],
  ['GET', '/messages/{id}', 'staff'],
  ['PUT', '/messages/{id}', 'staff'],
  ['PUT', '/messages/{id}/assignee', 'staff'],
  ['POST', '/messages/{id}/tell', 'staff'],
  ['POST', '/messages/{id}/notes', 'staff'],
  ['POST', '/messages/{id}/answers', 'staff'],
  ['POST', '/messages/{id}/accept', 'staff'],
  ['DELETE', '/messages/{id}', 'staff'],

  ['GET', '/newsletter', 'staff'],
  ['GET', '/newsletter/choices', 'staff'],
  ['GET', '/newsletter/issues', 'staff'],
  ['POST', '/newsletter/issues', 'staff'],
  ['GET', '/newsletter/issues/{id}', 'staff'],
  ['PUT', '/newsletter/issues/{id}', 'staff'],
  ['DELETE', '/newsletter/issues/{id}', 'staff'],
  ['GET', '/newsletter/issues/{id}/preview', 'staff'],
  ['POST', '/newsletter/issues/{id}/test', 'staff'],
  ['POST', '/newsletter/issues/{id}/send', 'admin'],
  ['GET', '/newsletter/subscribers', 'admin'],
  ['DELETE', '/newsletter/subscribers/{id}', 'admin'],
  ['POST', '/newsletter/subscribers/export', 'admin'],

  ['GET', '/users', 'admin'],
  ['POST', '/users', 'admin'],
  ['PUT', '/users/{id}', 'admin'],
  ['PUT', '/users/{id}/password', 'admin'],
  ['DELETE', '/users/{id}/sessions', 'admin'],
  ['DELETE', '/users/{id}/totp', 'admin'],
  ['DELETE', '/users/{id}/passkeys', 'admin'],
  ['GET', '/invitations', 'admin'],
  ['POST', '/invitations', 'admin'],
  ['POST', '/invitations/{id}/again', 'admin'],
  ['DELETE', '/invitations/{id}', 'admin'],
  ['POST', '/auth/invitation/open', 'public'],
  ['POST', '/auth/invitation/accept', 'public'],
  ['GET', '/launch', 'admin'],
  ['POST', '/launch/pages/{slug}', 'admin'],
  ['GET', '/samples', 'admin'],
  ['POST', '/samples/remove', 'admin'],
  ['GET', '/letters', 'staff'],
  ['GET', '/audit', 'admin'],
  ['POST', '/audit/export', 'admin'],

  ['POST', '/people/find', 'admin'],
  ['POST', '/people/export', 'admin'],
  ['POST', '/people/erase', 'admin'],
];

type Refused = 'nobody' | 'editor' | 'reviewer' | 'newcomer';
/** The meaning of each answer for the caller: sign in first, not for editors, and so on. */
const REFUSALS: Record<Rule, Partial<Record<Refused, 401 | 403>>> = {
  public: {},
  own: { nobody: 401 },
  staff: { nobody: 401, newcomer: 403 },
  admin: { nobody: 401, editor: 403, reviewer: 403, newcomer: 403 },
};

/** Makes a call with ids of nothing and a body without anything. */
function tryCall(method: string, path: string, token: string | undefined, on = api) {
  return on.call(method, path.replace('{type}', 'page').replace('{id}', 'no-such-id'), {
    ...(token && { headers: { Authorization: `Bearer ${token}` } }),
    ...(method !== 'GET' && method !== 'DELETE' && { body: {} }),
  });
}

async function signIn(on: TestApi, email: string, password: string) {
  const response = await on.call('POST', '/auth/login', { body: { email, password } });
  return (await response.json()) as { token: string; user: { mustFirst?: string } };
}

describe('who may call what', () => {
  test('the table has a line for every call that is served and described, and no other', async () => {
    const lines = CALLS.map(([method, path]) => `${method} ${path}`);
    const served = api
      .served()
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const describesItself = ['GET /openapi.json', 'GET /docs'];
    expect([...new Set(served)].sort()).toEqual([...lines, ...describesItself].sort());
    const { paths } = await api.describe();
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(
        ([method, call]) => `${method.toUpperCase()} ${path} ${call['x-access']}`,
      ),
    );
    expect(described.sort()).toEqual(CALLS.map((line) => line.join(' ')).sort());
  });

  const NEWCOMER = { email: 'newcomer@example.org', password: 'plane-tree-shade' };
  let newcomer: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    await api.call('POST', '/users', {
      as: 'admin',
      body: { ...NEWCOMER, name: 'Α', role: 'admin' },
    });
    newcomer = await signIn(api, NEWCOMER.email, NEWCOMER.password);
  });

  test.each(CALLS)('%s %s is for: %s', async (method, path, rule) => {
    expect(newcomer.user.mustFirst).toBe('choose-password');
    // Signing out ends the session, so each caller of it has a session of their own.
    const isSignOut = path === '/auth/logout';
    const tokenOf = async (role: 'editor' | 'reviewer' | 'admin') =>
      isSignOut
        ? (await signIn(api, `${role}@example.org`, TEST_PASSWORD)).token
        : api.tokens[role];
    const callers = {
      nobody: undefined,
      editor: await tokenOf('editor'),
      reviewer: await tokenOf('reviewer'),
      admin: await tokenOf('admin'),
      newcomer: isSignOut
        ? (await signIn(api, NEWCOMER.email, NEWCOMER.password)).token
        : newcomer.token,
    };
    const seen = await Promise.all(
      Object.entries(callers).map(async ([caller, token]) => {
        const response = await tryCall(method, path, token);
        const answer = (await response.json()) as { message?: string; mustFirst?: string };
        expect(response.status, caller).toBeLessThan(500);
        if (response.status >= 400) expect(answer.message, caller).toMatch(/\S/);
        const isRefused = response.status === 401 || response.status === 403;
        // A new administrator is told what to do first, others are not.
        if (isRefused && caller === 'newcomer') expect(answer.mustFirst).toBe('choose-password');
        return [caller, isRefused ? response.status : 'may'] as const;
      }),
    );
    expect(Object.fromEntries(seen)).toEqual({
      nobody: 'may',
      editor: 'may',
      reviewer: 'may',
      admin: 'may',
      newcomer: 'may',
      ...REFUSALS[rule],
    });
    expect(api.unexpected).toEqual([]);
  });

  test('settings and the menu are changed by administrators, all other content by editors too', async () => {
    const refused: string[] = [];
    for (const { name } of CONTENT_TYPES) {
      const options = { as: 'editor', body: { data: {} } } as const;
      const { status } = await api.call('POST', `/content/${name}`, options);
      if (status === 403) refused.push(name);
    }
    expect(refused.sort()).toEqual(['footer-link', 'menu-item', 'settings']);
  });

  test.each(CALLS.filter(([method, path]) => method !== 'GET' && path.startsWith('/content/')))(
    'an editor may not %s %s of the menu',
    async (method, path) => {
      const address = path
        .replace('{type}', 'menu-item')
        .replace('{id}', 'no-such-id')
        .replace('{version}', '1');
      const bodies = {
        order: { ids: [] },
        advice: { data: {} },
        check: { data: {} },
        preview: { data: {} },
        '{version}': { name: 'Old' },
        leaving: { leaveAt: '2126-01-01T08:00:00Z', leaveTo: 'draft' },
        'recheck-interval': { months: 6 },
        'hand-back': { note: 'Why?', version: 1 },
      };
      const last = path.split('/').at(-1) as keyof typeof bodies;
      const body = bodies[last] ?? { data: {}, version: 1 };
      const response = await api.call(method, address, {
        as: 'editor',
        ...(method !== 'DELETE' && { body }),
      });
      expect(response.status).toBe(403);
    },
  );

  test.each([
    ['administrators', 'admin'],
    ['everybody', 'editor'],
  ] as const)(
    'where %s need a second step, an %s without one makes no call but those of their own account',
    async (secondFactor, role) => {
      const strict = await openTestApi({ secondFactor });
      try {
        const { token, user } = await signIn(strict, `${role}@example.org`, TEST_PASSWORD);
        expect(user).toMatchObject({ mustFirst: 'add-second-factor' });
        const { paths } = await strict.describe();
        for (const [method, path, rule] of CALLS.filter((line) => line[2] !== 'public')) {
          const response = await tryCall(method, path, token, strict);
          const call = `${method} ${path}`;
          if (rule === 'own') {
            expect([401, 403], call).not.toContain(response.status);
            continue;
          }
          expect(response.status, call).toBe(403);
          expect(await response.json()).toEqual({
            mustFirst: 'add-second-factor',
            message: expect.stringMatching(/^First /),
          });
          const described = paths[path]?.[method.toLowerCase()];
          expect(Object.keys(described?.responses ?? {}), `${call} says so`).toContain('403');
        }
      } finally {
        await strict.close();
      }
    },
  );

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
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  });

  test.each(['Basic ', 'Token ', ''])(
    'a token counts as a bearer’s, not after “%s”',
    async (scheme) => {
      const ask = (authorization: string) =>
        api.call('GET', '/pages', { headers: { Authorization: authorization } });
      expect((await ask(`Bearer ${api.tokens.editor}`)).status).toBe(200);
      // Of the spaces between there is one at least (RFC 7235, section 2.1).
      expect((await ask(`bearer  ${api.tokens.editor}`)).status).toBe(200);
      expect((await ask(scheme + api.tokens.editor)).status).toBe(401);
      expect((await ask(`Bearer ${api.tokens.editor} and more`)).status).toBe(401);
    },
  );
});

test('a token anywhere but in its header, where another site could send it too, is none', async () => {
  const { editor } = api.tokens;
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await api.call('GET', path, { headers })).status;
  expect(await ask('/pages', { Authorization: `Bearer ${editor}` })).toBe(200);
  for (const name of ['token', 'access_token', 'authorization', 'bearer']) {
    expect(await ask(`/pages?${name}=${editor}`), name).toBe(401);
    expect(await ask(`/pages?${name}=Bearer%20${editor}`), name).toBe(401);
  }
  for (const name of ['token', 'session', 'better-auth.session_token']) {
    expect(await ask('/pages', { Cookie: `${name}=${editor}` }), name).toBe(401);
  }
});

test('the documentation says where the calls are', async () => {
  expect(await api.describe()).toMatchObject({ servers: [{ url: 'http://localhost:3000/api' }] });
});

test('the documentation lists every call', async () => {
  const { paths } = await api.describe();
  const page = await (await api.call('GET', '/docs')).text();
  for (const [method, path] of CALLS) {
    expect(Object.keys(paths[path] ?? {}), path).toContain(method.toLowerCase());
    expect(page).toContain(`/api${path}`);
  }
});

test('each call has a name of its own that a program can bear (OpenAPI 3.1, operationId)', async () => {
  const { paths } = await api.describe();
  const names = Object.values(paths).flatMap((calls) =>
    Object.values(calls).map(({ operationId }) => operationId ?? ''),
  );
  expect(names).toHaveLength(CALLS.length);
  expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(paths['/messages']?.get?.operationId).toBe('getMessages');
  expect(paths['/messages/{id}']?.delete?.operationId).toBe('deleteMessagesById');
});

test('whoever asks for the documentation a hundred times holds nobody up', async () => {
  // Making it takes a tenth of a second, too long to repeat for each request and each test.
  for (let time = 0; time < 100; time++) {
    expect((await api.call('GET', '/openapi.json')).status).toBe(200);
    expect((await api.call('GET', '/docs')).status).toBe(200);
  }
});
