import { expect, test } from '@playwright/test';
import { getToken } from '../harness/accounts/staff.ts';

const PLAIN = 'GET, HEAD';
const FORM = 'GET, HEAD, POST';
const PATHS: [path: string, allow: string][] = [
  ['/', PLAIN],
  ['/news', PLAIN],
  ['/news?lang=en', PLAIN],
  ['/services/forms', PLAIN],
  ['/en/news', PLAIN],
  ['/municipality/units/nowhere', PLAIN],
  ['/contact', FORM],
  ['/events/submit', FORM],
  ['/newsletter', FORM],
  ['/newsletter/unsubscribe', FORM],
  ['/feeds/news.xml', PLAIN],
  ['/feeds/events.ics', PLAIN],
  ['/robots.txt', PLAIN],
  ['/sitemap.xml', PLAIN],
  ['/favicon.svg', PLAIN],
  ['/healthz', PLAIN],
  ['/readyz', PLAIN],
  ['/share/gr/news.jpg', PLAIN],
  ['/login', PLAIN],
  ['/admin/pages', PLAIN],
];

for (const [path, allow] of PATHS) {
  test(`${path} takes ${allow} and says so`, async ({ request }) => {
    const methods = ['DELETE', 'PUT', 'PATCH', 'OPTIONS', ...(allow === PLAIN ? ['POST'] : [])];
    for (const method of methods) {
      const response = await request.fetch(path, { method, maxRedirects: 0 });
      expect(response.status(), method).toBe(405);
      expect(response.headers().allow, method).toBe(allow);
      expect(await response.text(), method).toContain('does not take that method');
    }
    const head = await request.fetch(path, { method: 'HEAD', maxRedirects: 0 });
    expect(head.status()).toBeLessThan(400);
  });
}

test('a medium takes GET and HEAD', async ({ request }) => {
  const [medium] = (
    await (
      await request.get('/api/media', {
        headers: { Authorization: `Bearer ${await getToken(request)}` },
      })
    ).json()
  ).media;
  const response = await request.post(medium.url);
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe(PLAIN);
});

test('a path that is not there is a 404 for every method', async ({ request }) => {
  for (const path of [
    '/no-such-page',
    '/news/no-such-article',
    '/assets/nothing.js',
    '/nothing.svg',
    '/media/x.0123456789abcdef/1.webp',
    '/news.data',
    '/api/nothing',
  ]) {
    for (const method of ['POST', 'DELETE', 'OPTIONS']) {
      const response = await request.fetch(path, { method });
      expect(response.status(), `${method} ${path}`).toBe(404);
      expect(response.headers().allow).toBeUndefined();
    }
  }
});
