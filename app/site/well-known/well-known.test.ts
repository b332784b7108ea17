import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { TEST_NOW } from '../../../harness/services.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const DAY_MS = 24 * 60 * 60_000;

test('whoever finds a weakness learns where to say so (RFC 9116)', async () => {
  const { status, contentType, html } = await site.get('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(contentType).toBe('text/plain; charset=utf-8');
  const fields = html
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(': '));
  const valuesOf = (name: string) =>
    fields.flatMap(([field, value]) => (field === name ? value : []));
  expect(valuesOf('Contact')).toEqual([
    expect.stringMatching(/^mailto:[^@\s]+@[^@\s]+$/),
    'http://localhost:3000/contact',
  ]);
  expect(valuesOf('Canonical')).toEqual(['http://localhost:3000/.well-known/security.txt']);
  expect(valuesOf('Preferred-Languages')).toEqual(['el, en']);
  const [expires = ''] = valuesOf('Expires');
  expect(valuesOf('Expires')).toHaveLength(1);
  const days = (Date.parse(expires) - TEST_NOW.getTime()) / DAY_MS;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('programs that keep passwords find where one is changed', async () => {
  expect(await site.get('/.well-known/change-password')).toMatchObject({
    status: 302,
    location: '/admin/account',
  });
  // They ask for this, too, to see that the site says of what is not there that it is not there.
  const none = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await site.get(none)).status).toBe(404);
});
