import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberNetwork } from '../../domain/accounts/attempts/known-networks.ts';
import { startTestSiteServer, type TestSiteServer } from '../../harness/sites/site-server.ts';

/** So much may be asked for anew at once in these tests. */
const BUDGET = 12;
const HERE = '192.0.2.1';
const THERE = '192.0.2.2';

let site: TestSiteServer;
beforeEach(async () => {
  site = await startTestSiteServer(BUDGET);
});
afterEach(() => site.close());

type Asking = Omit<RequestInit, 'headers'> & { headers?: Record<string, string>; from?: string };

async function ask(path: string, { from = HERE, headers, ...more }: Asking = {}) {
  const response = await fetch(site.url + path, {
    redirect: 'manual',
    ...more,
    headers: { 'X-Forwarded-For': from, ...headers },
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    type: response.headers.get('Content-Type'),
    caching: response.headers.get('Cache-Control'),
    policy: response.headers.get('Content-Security-Policy'),
    text: await response.text(),
  };
}

/** Asks one after another until somebody is refused, and gives what was answered. */
async function askUntilRefused(path: (number: number) => string, asking?: Asking) {
  const answers = [];
  for (let number = 0; number < BUDGET * 2; number++) {
    const answer = await ask(path(number), asking);
    answers.push(answer);
    if (answer.status === 429) break;
  }
  return answers;
}

const UNCACHED: [string, (number: number) => string, Asking][] = [
  ['unknown addresses', (number) => `/nothing-${number}`, {}],
  ['searches', (number) => `/search?q=word${number}`, {}],
  ['filters', (number) => `/municipality/transparency?q=word${number}`, {}],
  ['suggestions', (number) => `/search/suggestions?q=word${number}`, {}],
  [
    'forms',
    () => '/contact',
    {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams({ name: 'x' }),
    },
  ],
  ['methods that are none', (number) => `/nothing-${number}`, { method: 'DELETE' }],
  ['calls of nobody', () => '/api/pages', {}],
  ['calls with made-up sessions', () => '/api/pages', { headers: { Authorization: 'Bearer x' } }],
  ['calls that are not there', (number) => `/api/nothing-${number}`, {}],
  ['previews that are not there', (number) => `/preview/nothing-${number}`, {}],
  ['staff screens', (number) => `/admin/pages/edit/${number}`, {}],
];

describe.each(UNCACHED)('of %s a network', (_what, path, asking) => {
  test('may ask as many as its budget says, and others are not held by it', async () => {
    const answers = await askUntilRefused(path, asking);
    const refused = answers.at(-1);
    expect(refused?.status).toBe(429);
    expect(answers.length).toBeGreaterThanOrEqual(BUDGET);
    // A request takes a moment, in which a little comes back.
    expect(answers.length).toBeLessThan(BUDGET + 10);
    expect(refused?.retryAfter).toMatch(/^[1-9]\d?$/);
    expect(refused?.caching).toBe('no-store');
    // What protects every answer protects this one, too.
    expect(refused?.policy).toContain("frame-ancestors 'none'");
    expect((await ask(path(1000), { ...asking, from: THERE })).status).not.toBe(429);
  });
});

describe('a network that has used up its budget', () => {
  const exhaust = () => askUntilRefused((number) => `/nothing-${number}`);

  test('is told so in the language of the address, on a page of the site', async () => {
    await exhaust();
    const greek = await ask('/nothing-at-all');
    expect(greek.type).toBe('text/html; charset=utf-8');
    expect(greek.text).toContain('<html lang="el">');
    expect(greek.text).toContain('Από το δίκτυό σας ήρθαν πάρα πολλά αιτήματα');
    const english = await ask('/nothing-at-all?lang=en');
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('Too many requests came from your network');
    const form = { method: 'POST', body: new URLSearchParams({ name: 'x' }) };
    expect((await ask('/contact', form)).text).toContain('Από το δίκτυό σας');
  });

  test('is told so as JSON by the API', async () => {
    await exhaust();
    const { status, text } = await ask('/api/pages', { headers: { 'Accept-Language': 'el' } });
    expect(status).toBe(429);
    expect(JSON.parse(text)).toEqual({
      message: expect.stringContaining('Από το δίκτυό σας ήρθαν πάρα πολλά αιτήματα'),
    });
  });

  test('gets held pages, /healthz, and pages that are known after a change', async () => {
    for (const path of ['/', '/news', '/contact?lang=en']) await ask(path, { from: THERE });
    await exhaust();
    for (const path of ['/', '/news', '/contact?lang=en', '/healthz'])
      expect((await ask(path)).status, path).toBe(200);
    site.cache.change('anything');
    for (const path of ['/', '/news', '/contact?lang=en'])
      expect((await ask(path)).status, path).toBe(200);
  });

  test('does not hold staff whose session is valid, be it seen before or not', async () => {
    const headers = { Authorization: `Bearer ${site.editor}` };
    await exhaust();
    for (let time = 0; time < 3; time++)
      expect((await ask('/api/pages', { headers })).status).toBe(200);
    await site.services.db.deleteFrom('session').execute();
    expect((await ask('/api/pages', { headers })).status).toBe(401);
    const strangers = await askUntilRefused(() => '/api/pages', { headers });
    expect(strangers.at(-1)?.status).toBe(429);
    expect(strangers.length).toBeLessThan(5);
  });

  test('is counted among the refusals, apart from other limits', async () => {
    await exhaust();
    await vi.waitFor(() =>
      expect(site.metrics.text([])).toContain('dimos_refusals_total{reason="budget"} 1\n'),
    );
    expect(site.metrics.text([])).toContain('dimos_refusals_total{reason="limit"} 0\n');
  });
});

test('pages that are there cost a network nothing, however many they are', async () => {
  await site.close();
  site = await startTestSiteServer(5);
  for (let round = 0; round < 3; round++) {
    for (const path of [
      '/',
      '/news',
      '/events',
      '/services',
      '/municipality',
      '/tourism',
      '/contact',
      '/map',
      '/sitemap',
      '/newsletter',
      '/robots.txt',
    ])
      expect((await ask(path)).status, path).toBe(200);
    site.cache.change('anything');
  }
  expect((await ask('/nothing')).status).toBe(404);
});

test('staff who work cost their network nothing', async () => {
  const headers = { Authorization: `Bearer ${site.editor}` };
  for (let time = 0; time < BUDGET * 2; time++)
    expect((await ask('/api/pages', { headers })).status).toBe(200);
  expect((await ask('/search?q=x')).status).toBe(200);
});

test('strangers in many networks keep nobody from signing in where staff work', async () => {
  let leave = () => {};
  const stay = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const strangers = Array.from({ length: 100 }, (_, i) =>
    site.admission
      .signIn({ address: `198.18.${i}.1`, isGone: () => false }, () => stay)
      .catch(() => {}),
  );
  const signIn = async (from: string, email = 'nobody@example.org') =>
    (
      await ask('/api/auth/login', {
        method: 'POST',
        from,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: 'wrong-harbour-lantern' }),
      })
    ).status;
  expect(await signIn(HERE)).toBe(503);
  // Nor from where they signed in before the server was started.
  const { services } = site;
  const { id, email } = await services.db
    .selectFrom('user')
    .select(['id', 'email'])
    .executeTakeFirstOrThrow();
  await rememberNetwork(services.db, id, '192.0.2.4', services.now());
  expect(await signIn('192.0.2.4')).toBe(503);
  expect(await signIn('192.0.2.5', email)).toBe(503);
  expect(await signIn('192.0.2.4', email.toUpperCase())).toBe(401);
  await ask('/api/pages', { headers: { Authorization: 'Bearer nobody' } });
  expect(await signIn(HERE)).toBe(503);
  await ask('/api/pages', { headers: { Authorization: `Bearer ${site.editor}` } });
  expect(await signIn(HERE)).toBe(401);
  // Whoever takes a session along takes its place along.
  await ask('/api/pages', { from: THERE, headers: { Authorization: `Bearer ${site.editor}` } });
  expect(await signIn(THERE)).toBe(401);
  expect(await signIn('192.0.2.3')).toBe(503);
  leave();
  await Promise.all(strangers);
});

test('of strangers one password is checked at a time, since each takes a core', async () => {
  let atWork = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++atWork);
    await new Promise((resolve) => setImmediate(resolve));
    atWork--;
  };
  const strangers = [1, 2, 3].map((i) => ({ address: `198.19.${i}.1`, isGone: () => false }));
  await Promise.all(strangers.map((asker) => site.admission.signIn(asker, work)));
  expect({ most, atWork }).toEqual({ most: 1, atWork: 0 });
});

test('unknown addresses are answered with one page, and leave nothing behind', async () => {
  const first = await ask('/nothing-1', { from: '10.0.0.1' });
  expect(first.status).toBe(404);
  expect(first.text).toContain('Η σελίδα δεν βρέθηκε');
  const held = site.cache.size;
  expect(held.pages).toBe(1);
  for (let number = 2; number < 100; number++) {
    const { status, text } = await ask(`/news/nothing-${number}`, { from: `10.0.0.${number}` });
    expect(status).toBe(404);
    expect(text).toBe(first.text);
  }
  expect(site.cache.size).toEqual(held);
  // The page is for any address, and so is its way to the other language.
  expect(first.text).toMatch(/<a href="\?lang=en"[^>]*>English</);
  const english = await ask('/nothing-1?lang=en', { from: '10.0.0.1' });
  expect(english.text).toContain('Page not found');
  expect(english.text).toMatch(/<a href="\?lang=el"[^>]*>Ελληνικά</);
});

describe('when more is asked for at one moment than can be made', () => {
  beforeEach(async () => {
    await site.close();
    site = await startTestSiteServer(10_000);
  });

  /** Connections that the server has taken, so that what they ask arrives all at once. */
  async function connectAll(count: number): Promise<Socket[]> {
    const sockets = Array.from({ length: count }, () => connect(site.port, '127.0.0.1'));
    for (const socket of sockets) socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await Promise.all(sockets.map((socket) => once(socket, 'data')));
    return sockets;
  }
  const search = (word: string, from: string) =>
    `GET /search?q=${word} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nConnection: close\r\n\r\n`;
  async function readAll(socket: Socket): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  }
  const isFound = (answer: string) => answer.startsWith('HTTP/1.1 200 ');
  const isBusy = (answer: string) => answer.startsWith('HTTP/1.1 503 ');

  test('the rest of one network is told to come back, and others get their turn', async () => {
    const mine = await connectAll(100);
    const others = await connectAll(5);
    const all = [...mine, ...others].map(readAll);
    for (const [i, socket] of mine.entries()) socket.write(search(`mine${i}`, HERE));
    for (const [i, socket] of others.entries()) socket.write(search(`other${i}`, THERE));
    const answers = await Promise.all(all);
    expect(answers.slice(100).map(isFound)).toEqual([true, true, true, true, true]);
    const refused = answers.filter(isBusy);
    expect(refused.length).toBeGreaterThan(20);
    expect(answers.filter(isFound)).toHaveLength(105 - refused.length);
    expect(refused[0]).toMatch(/\r\nRetry-After: 3\r\n/);
    expect(refused[0]).toContain('Ο ιστότοπος έχει αυτή τη στιγμή πολύ μεγάλη κίνηση');
    const counted = `dimos_refusals_total{reason="busy"} ${refused.length}\n`;
    await vi.waitFor(() => expect(site.metrics.text([])).toContain(counted));
  });

  test('nothing is made for those who went away, and held pages come at once', async () => {
    await ask('/');
    const rendered = site.metrics.total('page');
    const leaving = await connectAll(30);
    const [stays] = (await connectAll(1)) as [Socket];
    const answer = readAll(stays);
    let searches = 0;
    const { render } = site.admission;
    vi.spyOn(site.admission, 'render').mockImplementation(
      (asker, work) =>
        render.call(site.admission, asker, async () => {
          searches++;
          return work();
        }) as never,
    );
    for (const [i, socket] of leaving.entries()) {
      socket.write(search(`gone${i}`, HERE));
      socket.destroySoon();
    }
    stays.write(search('stays', HERE));
    expect(isFound(await answer)).toBe(true);
    await vi.waitFor(() => expect(site.metrics.total('page')).toBe(rendered + 31));
    expect(searches).toBeLessThan(10);
  });
});

test('after a change a page that somebody had asked for is there before anybody asks again', async () => {
  const isHeld = () => site.cache.take('/contact', site.services.now().getTime(), 0) !== undefined;
  await ask('/contact');
  expect(isHeld()).toBe(true);
  site.cache.change('anything');
  expect(isHeld()).toBe(false);
  await vi.waitFor(() => expect(isHeld()).toBe(true), 20_000);
});
