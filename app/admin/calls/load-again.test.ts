import { afterEach, expect, test, vi } from 'vitest';
import { forgetFailedStyles, isLoadingAgain, loadAgain, whyMissing } from './load-again.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test('the page that is loaded anew asks nothing; one that somebody kept asks as ever', () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  vi.stubGlobal('window', { location: { reload } });
  expect(isLoadingAgain()).toBe(false);
  loadAgain();
  expect(reload).toHaveBeenCalledOnce();
  expect(isLoadingAgain()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(isLoadingAgain()).toBe(false);
});

test('of the style sheets, those that did not arrive are forgotten', () => {
  const there = { sheet: {}, remove: vi.fn() };
  const failed = { sheet: null, remove: vi.fn() };
  vi.stubGlobal('document', { querySelectorAll: () => [there, failed] });
  forgetFailedStyles();
  expect(failed.remove).toHaveBeenCalledOnce();
  expect(there.remove).not.toHaveBeenCalled();
});
