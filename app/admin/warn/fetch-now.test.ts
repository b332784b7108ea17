import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertsQuery, fetchNow, NOW_PATIENCE_MS } from './warn-api.ts';

const KNOWN = '2026-03-05T10:00';
const NOW = '2026-03-05T10:05';
/** As the server says it. */
const SAID = {
  now: '2026-03-05T08:05:00.000Z',
  alerts: [{ id: 'one', startsAt: '2026-03-28T22:30:00.000Z', endsAt: '2026-03-29T05:00:00.000Z' }],
};

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
  expect(await ask(async () => Response.json(SAID))).toBe(NOW);
  expect(await ask(() => Promise.reject(new TypeError('It broke.')))).toBe(KNOWN);
});

test('what is in force has the hours of Greece, also in the night in which the clocks go on', async () => {
  vi.stubGlobal('fetch', async () => Response.json(SAID));
  const { alerts } = await new QueryClient().fetchQuery(alertsQuery);
  expect(alerts).toEqual([{ id: 'one', startsAt: '2026-03-29T00:30', endsAt: '2026-03-29T08:00' }]);
});

test('a warning waits some seconds for the present where the line freezes', async () => {
  const found = vi.fn();
  void ask(() => new Promise(() => {})).then(found);
  await vi.advanceTimersByTimeAsync(NOW_PATIENCE_MS);
  expect(found).toHaveBeenCalledWith(KNOWN);
});
