import { expect, test } from '@playwright/test';
import { getToken } from '../harness/accounts/staff.ts';

const MOVED: [from: string, status: number, to: string][] = [
  ['/en', 301, '/?lang=en'],
  ['/el', 301, '/'],
  ['/en/news', 301, '/news?lang=en'],
  ['/el/news', 301, '/news'],
  ['/news/', 301, '/news'],
  ['/news/category/all', 301, '/news'],
  ['/news/category/all?lang=en', 301, '/news?lang=en'],
  ['/services/e-services', 301, '/services/eservices'],
  ['/services/social', 301, '/services/social-welfare'],
  ['/services/social?lang=en', 301, '/services/social-welfare?lang=en'],
  ['/municipality/units/atlantis', 302, '/municipality/units'],
  ['/municipality/units/atlantis?lang=en', 302, '/municipality/units?lang=en'],
];

for (const [from, status, to] of MOVED) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers().location).toBe(to);
  });
}

test('an old address leads to the new one, in the language that was asked for', async ({
  request,
}) => {
  const headers = { Authorization: `Bearer ${await getToken(request)}` };
  const page = {
    title: { el: 'Μετακόμιση', en: 'Moving' },
    content: { el: '', en: '' },
    images: [],
  };
  const created = await request.post('/api/pages', {
    headers,
    data: { ...page, slug: 'e2e-old-address' },
  });
  const { id } = (await created.json()) as { id: string };
  expect((await request.get('/e2e-old-address')).status()).toBe(200);
  await request.put(`/api/pages/${id}`, { headers, data: { ...page, slug: 'e2e-new-address' } });
  for (const language of ['', '?lang=en']) {
    const response = await request.get(`/e2e-old-address${language}`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`/e2e-new-address${language}`);
  }
  expect((await request.get('/e2e-old-address?utm_source=letter')).url()).toMatch(/new-address$/);
});

for (const path of [
  '/news/no-such-article',
  '/news/category/gossip',
  '/events/no-such-event',
  '/tourism/beach/no-such-beach',
  '/tourism/landmark/akrata-beach',
  '/services/no-such-service',
  '/a/b/c',
]) {
  test(`${path} is a designed 404 in both languages`, async ({ request }) => {
    const greek = await request.get(path);
    expect(greek.status()).toBe(404);
    expect(await greek.text()).toContain('Η σελίδα δεν βρέθηκε');
    const english = await request.get(`${path}?lang=en`);
    expect(english.status()).toBe(404);
    expect(await english.text()).toContain('Page not found');
  });
}

for (const path of ['/news.data', '/_root.data', '/municipality/units.data']) {
  test(`${path} is not served`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('?lang=gr is Greek, and any other value is ignored', async ({ request }) => {
  for (const value of ['gr', 'fr', '']) {
    expect(await (await request.get(`/news?lang=${value}`)).text()).toContain('<html lang="el"');
  }
});
