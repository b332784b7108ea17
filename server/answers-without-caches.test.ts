import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSiteServer, type TestSiteServer } from '../harness/sites/site-server.ts';

/** What is said to one person, which no cache may give to another. */

let site: TestSiteServer;
beforeAll(async () => {
  site = await startTestSiteServer(1000);
});
afterAll(() => site.close());

test('a form that comes back is kept by nobody', async () => {
  const answer = await fetch(`${site.url}/contact`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ form: 'short', name: 'Ελένη', message: '' }),
  });
  expect(await answer.text()).toContain('value="Ελένη"');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('nor is the way to the thanks, which has a number of its own', async () => {
  const answer = await fetch(`${site.url}/contact`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    // As a robot fills it in, who is told the same.
    body: new URLSearchParams({ form: 'short', website: 'https://spam.example' }),
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    303,
    expect.stringMatching(/^\/contact\?sent=/),
  ]);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a screen of the staff is kept by nobody, and what it runs is known by a mark that nobody can guess', async () => {
  const marks = new Set<string>();
  for (let time = 0; time < 2; time++) {
    const answer = await fetch(`${site.url}/admin/pages`);
    await answer.text();
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const [, mark = ''] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
    // 128 bits at least (W3C, Content Security Policy, section 7.1).
    expect(Buffer.from(mark, 'base64').length).toBeGreaterThanOrEqual(16);
    marks.add(mark);
  }
  expect(marks.size).toBe(2);
});
