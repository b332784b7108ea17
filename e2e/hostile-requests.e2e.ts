import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';

/** Sends a request as it is, without a client that would tidy it up; all that comes back. */
async function send(baseURL: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseURL);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

const get = (target: string, host = 'x') =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

/** What files of the project and of the machine hold, and pages do not. */
const SECRETS =
  /root:x:0:|"name": "dimos"|SQLite format 3|readSettings|sourceMappingURL|DATABASE_URL=/;

const UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '.%2e/',
  '%252e%252e%252f',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..;/',
  '....//',
  '..%00/',
  '/./../',
];
/** More steps than any folder is deep: at the root they go no further. */
const TO_THE_ROOT = 16;

/**
 * Places, and a file that lies so many steps above where their own files would lie: in the build or the data folder.
 */
const PLACES: [place: string, steps: number, file: string][] = [
  ['/', 1, 'server/index.js'],
  ['/assets/', 2, 'server/index.js'],
  ['/islands/', 1, 'site/server/index.js'],
  ['/media/', 1, 'dimos.sqlite'],
  ['/media/x.0123456789abcdef/', 2, 'dimos.sqlite'],
  ['/share/', 1, 'dimos.sqlite'],
  ['/api/', 1, 'package.json'],
  ['/news/', 1, 'package.json'],
];

test('no way up leads to a file', async ({ baseURL }) => {
  for (const [place, steps, file] of PLACES) {
    for (const up of UP) {
      for (const way of [up.repeat(steps) + file, `${up.repeat(TO_THE_ROOT)}etc/passwd`]) {
        const target = place + way;
        const answer = await send(baseURL as string, get(target));
        expect(answer, target).toMatch(/^HTTP\/1\.1 [34]\d\d /);
        expect(answer, target).not.toMatch(SECRETS);
      }
    }
  }
});

const ODD_TARGETS = [
  '/.env',
  '/.git/config',
  '/server/index.js',
  '/build/site/server/index.js',
  '/assets',
  '/assets/',
  '/islands/',
  '/%00',
  '/news%00',
  '/favicon.svg%00.html',
  '/favicon.svg/x',
  '/media/%00.0123456789abcdef/1.webp',
  '/%',
  '/%ff%fe',
  '/\\evil.example',
  '//evil.example',
  '///evil.example//',
  '/en//evil.example',
  '/en/\\evil.example',
  '/el/%2f%2fevil.example',
  '/%0d%0aSet-Cookie:%20a=b',
  '/en/%0d%0aSet-Cookie:%20a=b',
  '/news?%0d%0aSet-Cookie:%20a=b',
  'http://evil.example/news',
  'https://user:password@evil.example:99/news',
  'http://evil.example',
  'ftp://evil.example/',
  'javascript:alert(1)',
  'evil.example:443',
  '*',
  '?',
  '/?',
  '/#x',
  '/;x=y',
  '/news;jsessionid=1',
  '/~root',
  `/${'a/'.repeat(3000)}`,
  `/${'%CE%B1'.repeat(1000)}`,
  `/${'x'.repeat(9000)}`,
  `/?${'x=y&'.repeat(1900)}`,
  `/${'x'.repeat(40_000)}`,
];

for (const [number, target] of ODD_TARGETS.entries()) {
  test(`an odd address is answered (${number}): ${target.slice(0, 60)}`, async ({ baseURL }) => {
    const answer = await send(baseURL as string, get(target));
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(answer).not.toMatch(SECRETS);
    expect(answer).not.toMatch(/^Set-Cookie/im);
    const location = /^Location: (.*)\r$/im.exec(answer)?.[1];
    if (location) expect(location).toMatch(/^\/(?![/\\])/);
  });
}

const HOSTS = [
  'evil.example',
  'evil.example:99999',
  '127.0.0.1',
  '[::1]',
  '',
  'x"><script>alert(1)</script>',
  'a b',
  'www.example.gr\u0000.evil.example',
  '../../x',
];

for (const host of HOSTS) {
  test(`the host that a request names decides nothing: ${JSON.stringify(host)}`, async ({
    baseURL,
  }) => {
    for (const target of [
      '/',
      '/en/news',
      '/municipality/units/nowhere',
      '/api/openapi.json',
      '/sitemap.xml',
      '/login',
    ]) {
      const answer = await send(baseURL as string, get(target, host));
      expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      expect(answer).not.toMatch(/evil|<script>alert/);
    }
  });
}

test('what cannot be decoded is respelt before anybody tries', async ({ baseURL }) => {
  const answer = await send(baseURL as string, get('/en/100%/%ff'));
  expect(answer).toMatch(/^Location: \/100%25\/%EF%BF%BD\?lang=en\r$/m);
});

test('a page has one address: other spellings lead to it, and are not drawn for sharing', async ({
  baseURL,
}) => {
  const ask = (target: string) => send(baseURL as string, get(target));
  expect(await ask('/News/?q=Who')).toMatch(/^Location: \/news\?q=Who\r$/m);
  expect(await ask('/%6eews')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('/share/gr/%6eews.jpg')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('/municipality%2Fhistory')).toMatch(/^HTTP\/1\.1 404 /);
  for (const target of ['/share/gr/News.jpg', '/share/gr/news/.jpg', '/share/en//.jpg']) {
    expect(await ask(target), target).toMatch(/^HTTP\/1\.1 404 /);
  }
});

test('forwarded names decide nothing either', async ({ baseURL }) => {
  const answer = await send(
    baseURL as string,
    'GET /en/news HTTP/1.1\r\nHost: x\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nForwarded: host=evil.example\r\nX-Original-URL: /admin\r\nX-Rewrite-URL: /admin\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 301 /);
  expect(answer).not.toContain('evil');
});

test('two requests at once are two answers, not one inside the other', async ({ baseURL }) => {
  const answer = await send(
    baseURL as string,
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain('200 OK');
});
