import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSecureServer, type SecureServer } from '../../../harness/sites/secure-server.ts';
import { checkPort, checkSiteUrl } from './check-answers.ts';

const NAME = 'www.example.gr';
let server: SecureServer;
let answer: RequestListener;
beforeAll(async () => {
  server = await openSecureServer(NAME, 60, (request, response) => answer(request, response));
});
afterAll(() => server.close());
beforeEach(() => {
  answer = (_, response) => response.end('ok');
});

const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000);
const check = (name = NAME, days = 0, ca: string | undefined = server.certificate) =>
  checkSiteUrl({ siteUrl: `https://${name}:${server.port}` }, daysLater(days), {
    lookup: server.lookup,
    ...(ca && { ca }),
  });

test.each([
  [0, 'ok', 'answers; its certificate is valid for 59 days.'],
  [38, 'ok', 'answers; its certificate is valid for 21 days.'],
  [39, 'note', 'ends in 20 days: is it renewed by itself'],
  [52, 'note', 'ends in 7 days: is it renewed by itself'],
  [53, 'problem', 'ends in 6 days: renew it now.'],
  [61, 'problem', /the certificate of www\.example\.gr ended on .+: renew it\.$/],
])('a certificate is told of %i days on', async (days, level, text) => {
  expect(await check(NAME, days)).toEqual({
    level,
    text: typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
  });
});

test('a certificate of another name is a problem', async () => {
  expect((await check('example.gr')).text).toBe(
    'Address: the certificate at example.gr is of other names (DNS:www.example.gr): get one for example.gr.',
  );
});

test('a certificate that nobody signed is a problem', async () => {
  expect((await check(NAME, 0, '')).text).toMatch(
    /^Address: browsers refuse the certificate of www\.example\.gr \(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
  );
});

test.each<[string, RequestListener, string]>([
  [
    'a redirect elsewhere',
    (_, response) => response.writeHead(301, { Location: 'https://example.gr/healthz' }).end(),
    'leads to https://example.gr/healthz: set SITE_URL to where the site really is.',
  ],
  [
    'one for good, with an address longer than a line',
    (_, response) => response.writeHead(308, { Location: `https://a.gr/${'x'.repeat(200)}` }).end(),
    `leads to https://a.gr/${'x'.repeat(87)}: set SITE_URL to where the site really is.`,
  ],
  ...[502, 503, 504].map((status): [string, RequestListener, string] => [
    `a proxy that does not reach the site (${status})`,
    (_, response) => response.writeHead(status).end('No gateway'),
    `but does not reach the site (${status})`,
  ]),
  [
    'another program at the same address',
    (_, response) => response.end('OK'),
    'something else than this site answers at',
  ],
  [
    'another site',
    (_, response) => response.end(`<!doctype html>${'x'.repeat(1_000_000)}`),
    'something else than this site answers at',
  ],
])('%s is a problem', async (_, does, text) => {
  answer = does;
  expect(await check()).toEqual({ level: 'problem', text: expect.stringContaining(text) });
});

test('what sends without end is left after its first letters', { timeout: 10_000 }, async () => {
  answer = (_, response) => {
    const more = () => response.write('x'.repeat(10_000), () => response.destroyed || more());
    more();
  };
  expect((await check()).text).toContain('something else than this site answers at');
});

test('a site lives at its address, also while its database is away', async () => {
  answer = ({ url }, response) => response.writeHead(url === '/healthz' ? 200 : 503).end('ok');
  expect(await check()).toMatchObject({ level: 'ok' });
});

test('a name without an address, and one where nothing answers, are problems', async () => {
  for (const code of ['ENOTFOUND', 'EAI_AGAIN']) {
    const lookup = (_: unknown, __: unknown, found: (error: Error) => void) =>
      found(Object.assign(new Error(`getaddrinfo ${code}`), { code }));
    const unknown = await checkSiteUrl({ siteUrl: 'https://www.example.gr' }, new Date(), {
      lookup: lookup as never,
    });
    expect(unknown.text).toContain(`has no address (${code}): check the DNS record of www`);
  }
  const silent = await checkSiteUrl({ siteUrl: 'https://www.example.gr:1' }, new Date(), {
    lookup: server.lookup,
  });
  expect(silent.text).toMatch(/does not answer this machine \(connect ECONNREFUSED .+\): does the/);
});

test('a port without TLS is a problem', async () => {
  const plain = createServer((_, response) => response.end('ok'));
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const { port } = plain.address() as AddressInfo;
  const { text } = await checkSiteUrl({ siteUrl: `https://${NAME}:${port}` }, new Date(), {
    lookup: server.lookup,
  });
  expect(text).toMatch(/speaks no TLS: give the proxy a certificate\.$/);
  await new Promise((resolve) => plain.close(resolve));
});

test.each([
  ['0.0.0.0', 'http://127.0.0.1:1'],
  ['::', 'http://[::1]:1'],
  ['127.0.0.2', 'http://127.0.0.2:1'],
])('a site that listens on %s is looked for at %s', async (host, url) => {
  expect((await checkPort({ host, port: 1 }, true)).text).toContain(`nothing answers at ${url} (`);
});

test.each([
  [200, 'ok', /^Site: it answers at \S+ and is ready\.$/],
  [
    503,
    'problem',
    /^Site: it answers at \S+, but its database does not: see the lines about that\.$/,
  ],
  [500, 'problem', /^Site: something else answers at \S+ \(500\): set PORT to a free port\.$/],
])('a site that says %i where it is asked whether it is ready', async (status, level, text) => {
  // It lives, whatever its database does.
  const site = createServer(({ url }, response) =>
    response.writeHead(url === '/readyz' ? status : 200).end('ok'),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  const found = await checkPort({ host: '127.0.0.1', port }, true);
  expect(found).toEqual({ level, text: expect.stringMatching(text) });
  await new Promise((resolve) => site.close(resolve));
});
