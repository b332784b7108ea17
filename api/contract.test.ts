import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../domain/open-services-for-tests.ts';
import { type Caller, type CallOptions, openTestApi, type TestApi } from './open-api-for-tests.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const PAGE = {
  title: { en: 'Volunteering', el: 'Εθελοντισμός' },
  content: { en: '<p>Join us</p>', el: '<p>Ελάτε</p>' },
  slug: 'volunteering',
  images: [] as string[],
};

async function pngFile(name = 'photo.png', type = 'image/png'): Promise<File> {
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#2A93C4' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type });
}

function form(field: string, file: File): FormData {
  const data = new FormData();
  data.append(field, file);
  return data;
}

async function listCalls() {
  const { paths } = await api.describe();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, access: call['x-access'] })),
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
    for (const { path, method, access } of await listCalls()) {
      if (access === 'public') continue;
      const response = await tryCall(method, path, { headers }, on);
      if (access === 'own') {
        tried.own++;
        expect([401, 403], `${method} ${path}`).not.toContain(response.status);
      } else {
        tried.others++;
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

describe('signing in', () => {
  test('gives a token and who it belongs to', async () => {
    const response = await api.call('POST', '/auth/login', {
      body: { email: 'Admin@Example.org ', password: 'olive-harbour-lantern' },
    });
    expect(response.status).toBe(200);
    const answer = (await response.json()) as { token: string; user: object };
    expect(answer.user).toMatchObject({ email: 'admin@example.org', role: 'admin' });
    const verified = await api.call('GET', '/auth/verify', {
      headers: { Authorization: `Bearer ${answer.token}` },
    });
    expect(await verified.json()).toEqual(answer.user);
  });

  test('a wrong password and an unknown address are told apart by nobody', async () => {
    const messages = await Promise.all(
      [
        { email: 'admin@example.org', password: 'wrong' },
        { email: 'stranger@example.org', password: 'wrong' },
      ].map(async (body) => {
        const response = await api.call('POST', '/auth/login', { body });
        return [response.status, await response.text()];
      }),
    );
    expect(messages[0]).toEqual(messages[1]);
    expect(messages[0]?.[0]).toBe(401);
    expect(messages[0]?.[1]).toContain('Login failed. Please check your credentials.');
  });

  test('sign-out ends the session', async () => {
    const signedIn = await api.call('POST', '/auth/login', {
      body: { email: 'editor@example.org', password: 'olive-harbour-lantern' },
    });
    const { token } = (await signedIn.json()) as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    expect((await api.call('GET', '/auth/verify', { headers })).status).toBe(200);
    await api.call('POST', '/auth/logout', { headers });
    expect((await api.call('GET', '/auth/verify', { headers })).status).toBe(401);
  });

  test('guessing is stopped for the account, with the time to wait', async () => {
    let last: Response | undefined;
    for (let attempt = 0; attempt < 9; attempt++) {
      last = await api.call('POST', '/auth/login', {
        body: { email: 'target@example.org', password: `guess ${attempt}` },
      });
    }
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('pages', () => {
  test('a new one needs a slug and an English title alone', async () => {
    const response = await api.call('POST', '/pages', {
      as: 'editor',
      body: { slug: 'title-alone', title: { en: 'A title alone' } },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      title: { en: 'A title alone', el: '' },
      content: { en: '', el: '' },
      images: [],
    });
  });

  test('live their life in the specified shapes', async () => {
    const created = await api.call('POST', '/pages', { as: 'editor', body: PAGE });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: string };

    const list = (await (await api.call('GET', '/pages', { as: 'editor' })).json()) as object[];
    expect(list.find((page) => (page as { id: string }).id === id)).toEqual({
      id,
      slug: 'volunteering',
      title: PAGE.title,
      updatedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });

    const one = await (await api.call('GET', `/pages/${id}`, { as: 'editor' })).json();
    expect(one).toMatchObject({ ...PAGE, id });

    const saved = await api.call('PUT', `/pages/${id}`, {
      as: 'editor',
      body: { ...PAGE, title: { en: 'Volunteers', el: 'Εθελοντές' }, version: 1 },
    });
    expect(saved.status).toBe(200);

    const stale = await api.call('PUT', `/pages/${id}`, {
      as: 'admin',
      body: { ...PAGE, version: 1 },
    });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ current: { version: 2 } });

    const taken = await api.call('POST', '/pages', { as: 'admin', body: PAGE });
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({ fields: { slug: expect.any(String) } });

    expect((await api.call('DELETE', `/pages/${id}`, { as: 'editor' })).status).toBe(200);
    expect((await api.call('GET', `/pages/${id}`, { as: 'editor' })).status).toBe(404);
    expect((await api.call('DELETE', `/pages/${id}`, { as: 'editor' })).status).toBe(404);
    expect((await api.call('POST', `/content/page/${id}/restore`, { as: 'editor' })).status).toBe(
      200,
    );
  });

  test('every change is announced, so that no stale page is shown', async () => {
    const before = api.announced();
    await api.call('POST', '/pages', { as: 'editor', body: { ...PAGE, slug: 'announced' } });
    expect(api.announced()).toBe(before + 1);
    await api.call('POST', '/pages', { as: 'editor', body: { ...PAGE, slug: '' } });
    await api.call('GET', '/pages', { as: 'editor' });
    expect(api.announced()).toBe(before + 1);
  });

  test.each([
    ['no slug', { ...PAGE, slug: ' ' }, 'slug'],
    ['a slug of a fixed route', { ...PAGE, slug: 'contact' }, 'slug'],
    ['a slug with odd characters', { ...PAGE, slug: '../admin' }, 'slug'],
    ['no English title', { ...PAGE, slug: 'x1', title: { en: ' ', el: 'Α' } }, 'title.en'],
    ['a title that is no text', { ...PAGE, slug: 'x2', title: { en: 7, el: 'Α' } }, 'title.en'],
    ['a missing title', { ...PAGE, slug: 'x3', title: undefined }, 'title'],
    [
      'a title that is too long',
      { ...PAGE, slug: 'x4', title: { en: 'x'.repeat(201), el: 'Α' } },
      'title.en',
    ],
    [
      'a foreign image',
      { ...PAGE, slug: 'x5', images: ['https://evil.example/x.png'] },
      'images.0',
    ],
    [
      'an image that is not there',
      { ...PAGE, slug: 'x6', images: ['/media/nothing.0123456789abcdef/1.webp'] },
      'images.0',
    ],
    ['images that are no list', { ...PAGE, slug: 'x7', images: 'x' }, 'images'],
  ])('with %s are refused with a message at the field', async (_what, body, field) => {
    const response = await api.call('POST', '/pages', { as: 'editor', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: 'Some fields need to be corrected.',
      fields: { [field]: expect.any(String) },
    });
  });

  test('messages are Greek for who reads Greek', async () => {
    const response = await api.call('POST', '/pages', {
      as: 'editor',
      body: { ...PAGE, slug: 'contact' },
      headers: { 'Accept-Language': 'el-GR,el;q=0.9' },
    });
    expect(await response.json()).toMatchObject({
      message: 'Ορισμένα πεδία χρειάζονται διόρθωση.',
    });
  });
});

describe('bodies that will not do', () => {
  test.each(['', '{', '[]', 'null', '"x"', '{"title":', '\u0000'])(
    'malformed JSON %j is a 400',
    async (body) => {
      const response = await api.call('POST', '/pages', {
        as: 'editor',
        body,
        headers: { 'Content-Type': 'application/json' },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    },
  );

  test('another type than JSON is a 415', async () => {
    const response = await api.call('POST', '/auth/login', {
      body: 'email=a&password=b',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(415);
  });

  test('a call without a body needs no type', async () => {
    const response = await api.call('POST', '/content/page/no-such-id/restore', { as: 'editor' });
    expect(response.status).toBe(404);
  });

  test('what is missing is asked for', async () => {
    const response = await api.call('POST', '/auth/login', { body: { email: 'a@example.org' } });
    expect(await response.json()).toMatchObject({ fields: { password: 'Fill in this field.' } });
  });

  test('JSON over 1 MB is a 413', async () => {
    const response = await api.call('POST', '/pages', {
      as: 'editor',
      body: { ...PAGE, content: { en: 'x'.repeat(1_100_000), el: '' } },
    });
    expect(response.status).toBe(413);
  });

  test('an unknown call and an unknown content type are a 404 in JSON', async () => {
    for (const path of ['/nothing', '/content/no-such-type', '/content/constructor']) {
      const response = await api.call('GET', path, { as: 'editor' });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    }
  });
});

describe('uploads', () => {
  test('a picture comes back as an address that a page takes', async () => {
    const response = await api.call('POST', '/upload', {
      as: 'editor',
      body: form('image', await pngFile('Φωτογραφία του λιμανιού.PNG')),
    });
    expect(response.status).toBe(200);
    const { url } = (await response.json()) as { url: string };
    expect(url).toMatch(/^\/media\/[a-z0-9]+\.[0-9a-f]{16}\/8\.webp$/);
    const page = await api.call('POST', '/pages', {
      as: 'editor',
      body: { ...PAGE, slug: 'with-image', images: [url, `http://localhost:3000${url}`] },
    });
    expect(await page.json()).toMatchObject({ images: [url, url] });
  });

  test('a medium in use is not deleted, an unused one is', async () => {
    const upload = async () => {
      const response = await api.call('POST', '/upload', {
        as: 'editor',
        body: form('image', await pngFile()),
      });
      return (await response.json()) as { url: string; id: string };
    };
    const used = await upload();
    const unused = await upload();
    await api.call('POST', '/pages', {
      as: 'editor',
      body: { ...PAGE, slug: 'uses', images: [used.url] },
    });
    const refused = await api.call('DELETE', `/media/${used.id}`, { as: 'editor' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ uses: [{ type: 'page' }] });
    expect((await api.call('DELETE', `/media/${unused.id}`, { as: 'editor' })).status).toBe(200);
    expect((await api.call('GET', `/media/${unused.id}`, { as: 'editor' })).status).toBe(404);
  });

  test.each([
    ['a text that says it is a picture', new File(['hello'], 'x.png', { type: 'image/png' }), 415],
    [
      'an SVG',
      new File(
        ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
        'x.svg',
        { type: 'image/svg+xml' },
      ),
      415,
    ],
    [
      'an HTML page',
      new File(['<html><script>alert(1)</script>'], 'x.jpg', { type: 'image/jpeg' }),
      415,
    ],
    ['an empty file', new File([], 'x.png', { type: 'image/png' }), 400],
    [
      'a PDF where a picture is asked for',
      new File(['%PDF-1.7'], 'x.pdf', { type: 'application/pdf' }),
      415,
    ],
  ])('%s is refused', async (_what, file, status) => {
    const response = await api.call('POST', '/upload', { as: 'editor', body: form('image', file) });
    expect(response.status).toBe(status);
  });

  test('a broken picture is refused', async () => {
    const whole = new Uint8Array(await (await pngFile()).arrayBuffer());
    const broken = new File([whole.slice(0, whole.length - 30)], 'x.png', { type: 'image/png' });
    const response = await api.call('POST', '/upload', {
      as: 'editor',
      body: form('image', broken),
    });
    expect([400, 415]).toContain(response.status);
  });

  test('the wrong field, no file and no multipart are refused', async () => {
    const wrongField = await api.call('POST', '/upload', {
      as: 'editor',
      body: form('file', await pngFile()),
    });
    expect(wrongField.status).toBe(400);
    const noFile = new FormData();
    noFile.append('image', 'text');
    expect((await api.call('POST', '/upload', { as: 'editor', body: noFile })).status).toBe(400);
    expect((await api.call('POST', '/upload', { as: 'editor', body: { image: 'x' } })).status).toBe(
      415,
    );
  });

  test('more than 10 MB is refused while it arrives', async () => {
    let sent = 0;
    const chunk = new Uint8Array(1024 * 1024);
    const stream = new ReadableStream({
      pull(controller) {
        sent++;
        if (sent > 100) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await api.call('POST', '/upload', {
      as: 'editor',
      body: stream,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(15);
  });

  test('what the file held besides the picture is gone', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'secret', Artist: 'somebody' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]);
    const file = new File([new Uint8Array(polyglot)], 'x.jpg', { type: 'image/jpeg' });
    const response = await api.call('POST', '/upload', { as: 'editor', body: form('image', file) });
    expect(response.status).toBe(200);
    const { id } = (await response.json()) as { id: string };
    const stored = await api.services.store.getBytes(`originals/${id}.webp`);
    expect(Buffer.from(stored).includes('script')).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });
});

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
    const user = (await created.json()) as { id: string };
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
