import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { type BenchSite, startBenchSite } from '../harness/sites/site.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** By Node's own client, since a browser hides headers and follows redirects. */
function ask(base: string, path: string, { method = 'GET', headers, body }: Asked = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      new URL(path, base),
      // No header lets the scripts of another site read the answer.
      { method, headers: { Origin: 'https://evil.example', ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString('latin1'),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const SHAPES: [what: string, status: number, path: string, asked?: Asked][] = [
  ['a page', 200, '/'],
  ['a page in English', 200, '/news?lang=en'],
  ['a compressed page', 200, '/news', { headers: { 'Accept-Encoding': 'br' } }],
  ['the head of a page', 200, '/news', { method: 'HEAD' }],
  ['a page that is not held', 200, '/search?q=x'],
  ['a page that is not there', 404, '/no-such-page'],
  ['an address that cannot be decoded', 404, '/%ff'],
  ['a redirect of the language', 301, '/en/news'],
  ['a redirect of a slash', 301, '/news/'],
  ['a redirect of a screen', 302, '/municipality/units/nowhere'],
  [
    'a form of another site',
    403,
    '/contact',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'email=x',
    },
  ],
  ['a method that is not meant', 405, '/news', { method: 'DELETE' }],
  ['a request that wants itself back', 405, '/news', { method: 'TRACE' }],
  ['a question before a call', 405, '/news', { method: 'OPTIONS' }],
  ['a feed', 200, '/feeds/news.xml'],
  ['a calendar', 200, '/feeds/events.ics'],
  ['the sitemap for search engines', 200, '/sitemap.xml'],
  ['a static file', 200, '/favicon.svg'],
  ['a static file that is not there', 404, '/nothing.svg'],
  ['a built file that is not there', 404, '/assets/nothing.js'],
  ['a medium that is not there', 404, '/media/x.0123456789abcdef/1.webp'],
  ['the data of a page', 404, '/news.data'],
  ['a probe', 200, '/healthz'],
  ['another probe', 200, '/readyz'],
  ['a call without sign-in', 401, '/api/pages'],
  ['a call that is not there', 404, '/api/nothing'],
  [
    'a script of another site asking whether it may call',
    405,
    '/api/pages',
    { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'PUT' } },
  ],
  [
    'malformed JSON',
    400,
    '/api/auth/login',
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' },
  ],
  [
    'another type than JSON',
    415,
    '/api/auth/login',
    { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x' },
  ],
  ['the documentation of the API', 200, '/api/docs'],
  ['the description of the API', 200, '/api/openapi.json'],
  ['the sign-in', 200, '/login'],
  ['the admin', 200, '/admin/pages'],
];

/** Scripts, styles and fonts of the build are no documents, and say less. */
function expectSafeBuiltFile(headers: Answer['headers']): void {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  const heads = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(heads.join('').length).toBeLessThan(450);
}

function expectSafe(path: string, { headers, status }: Answer): void {
  for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin']) {
    expect(headers[name], name).toBeUndefined();
  }
  if (/^\/(?:assets|islands)\//.test(path) && status < 400) {
    expectSafeBuiltFile(headers);
    return;
  }
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  // Pictures for social networks are there to be shown elsewhere.
  expect(headers['cross-origin-resource-policy']).toBe(
    path.startsWith('/share/') && status !== 404 ? 'cross-origin' : 'same-origin',
  );
  const policy = String(headers['content-security-policy']);
  if (path.startsWith('/media/') && status !== 404) {
    expect(policy).toContain('sandbox');
    expect(policy).not.toContain('script-src');
  } else {
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
  }
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  if (/^\/(?:api|admin|login)/.test(path)) expect(headers['cache-control']).toBe('no-store');
}

for (const [what, status, path, asked] of SHAPES) {
  test(`${what} has the headers: ${asked?.method ?? 'GET'} ${path}`, async ({ baseURL }) => {
    const answer = await ask(baseURL as string, path, asked);
    expect(answer.status).toBe(status);
    expectSafe(path, answer);
  });
}

test('what a page refers to has them too: scripts, styles, pictures, documents, and “not changed”', async ({
  baseURL,
}) => {
  const base = baseURL as string;
  const home = await ask(base, '/');
  const documents = await ask(base, '/municipality/transparency');
  const html = home.text + documents.text;
  const kinds = [
    /"(\/assets\/[^"]+\.css)"/,
    /"(\/islands\/[^"]+\.js)"/,
    /(\/media\/[^" ,]+\.(?:avif|webp|jpg))/,
    /"(\/media\/[^"]+\.pdf)"/,
    /content="[^"]*(\/share\/[^"]+)"/,
  ];
  for (const kind of kinds) {
    const path = kind.exec(html)?.[1];
    expect(path, String(kind)).toBeDefined();
    const answer = await ask(base, path as string);
    expect(answer.status, path).toBe(200);
    expectSafe(path as string, answer);
    const etag = answer.headers.etag;
    if (typeof etag === 'string') {
      const again = await ask(base, path as string, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
      expectSafe(path as string, again);
    }
  }
  // Another journey may save something between two questions, and the page is another one then.
  await expect(async () => {
    const { etag } = (await ask(base, '/')).headers;
    const page = await ask(base, '/', { headers: { 'If-None-Match': String(etag) } });
    expect(page.status).toBe(304);
    expectSafe('/', page);
  }).toPass();
});

test('the nonce of the admin is new each time', async ({ baseURL }) => {
  const nonceOf = async () => {
    const { headers } = await ask(baseURL as string, '/admin/pages');
    return /'nonce-([^']{20,})'/.exec(String(headers['content-security-policy']))?.[1];
  };
  const [first, second] = [await nonceOf(), await nonceOf()];
  expect(first).toBeDefined();
  expect(first).not.toBe(second);
});

test.describe('behind TLS', () => {
  // One site for all: workers that shared the tests would start one each.
  test.describe.configure({ mode: 'default' });
  let site: BenchSite;
  test.beforeAll(async () => {
    site = await startBenchSite({ env: { SITE_URL: 'https://www.example.gr', SEED: 'none' } });
  });
  test.afterAll(() => site.stop());

  for (const path of [
    '/contact',
    '/no-such-page',
    '/en/news',
    '/api/pages',
    '/login',
    '/favicon.svg',
  ]) {
    test(`browsers are told to stay there: ${path}`, async () => {
      const { headers } = await ask(site.url, path);
      expect(headers['strict-transport-security']).toMatch(/^max-age=63072000/);
    });
  }

  test('the style guide is not there unless STYLEGUIDE asks for it', async ({ baseURL }) => {
    for (const path of ['/styleguide', '/styleguide?lang=en', '/admin/styleguide']) {
      expect((await ask(site.url, path)).status).toBe(404);
      expect((await ask(baseURL as string, path)).status).toBe(200);
    }
    const sitemap = await ask(site.url, '/sitemap.xml');
    expect(sitemap.text).toContain('/news</loc>');
    expect(sitemap.text).not.toContain('styleguide');
  });
});
