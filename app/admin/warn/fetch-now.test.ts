import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchNow, NOW_PATIENCE_MS } from './warn-api.ts';

const KNOWN = '2026-03-05T10:00';
const NOW = '2026-03-05T10:05';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('window', { localStorage: { getItem: () => null } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = (fetch: () => Promise<Response>) => {
  vi.stubGlobal('fetch', fetch);
  return fetchNow(new QueryClient(), KNOWN);
};

test('the present for a warning is as the server says, or as known where the line breaks', async () => {
  expect(await ask(async () => Response.json({ now: NOW }))).toBe(NOW);
  expect(await ask(() => Promise.reject(new TypeError('It broke.')))).toBe(KNOWN);
});

test('a warning waits some seconds for the present where the line freezes', async () => {
  const found = vi.fn();
  void ask(() => new Promise(() => {})).then(found);
  await vi.advanceTimersByTimeAsync(NOW_PATIENCE_MS);
  expect(found).toHaveBeenCalledWith(KNOWN);
});
