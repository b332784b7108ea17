import { afterEach, expect, test, vi } from 'vitest';
import { whyMissing } from './load-again.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['replaced', 'a server that answers', async () => new Response(null)],
  [
    'away',
    'a server in front of one that does not',
    async () => new Response(null, { status: 502 }),
  ],
  ['away', 'no server', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('why code is missing: %s, after the answer of %s', async (why, _, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await whyMissing()).toBe(why);
});
