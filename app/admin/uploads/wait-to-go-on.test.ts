import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitToGoOn } from './wait-to-go-on.ts';

/** How long an upload waits after the line broke. */

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(isOnline: boolean, failures: number) {
  vi.stubGlobal('navigator', { onLine: isOnline });
  const cancel = new AbortController();
  const now = new AbortController();
  const state = { isOver: false };
  const signals = { signal: cancel.signal, now: now.signal, person: undefined };
  const wait = waitToGoOn('line', failures, signals).then(() => {
    state.isOver = true;
  });
  return { cancel, now, state, wait };
}

test.each([
  [1, 1_000],
  [2, 2_000],
  [5, 15_000],
  [9, 15_000],
])('after failure %i it goes on after %i ms', async (failures, ms) => {
  const { state } = begin(true, failures);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isOver).toBe(true);
});

test('without a network it waits until there is one, or until somebody does not want to wait', async () => {
  const first = begin(false, 1);
  const second = begin(false, 1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([first.state.isOver, second.state.isOver]).toEqual([false, false]);
  first.now.abort();
  await first.wait;
  expect(second.state.isOver).toBe(false);
  page.dispatchEvent(new Event('online'));
  await second.wait;
});

test('what is cancelled does not go on', async () => {
  const { cancel, wait } = begin(false, 1);
  cancel.abort(new Error('Nobody wants it.'));
  await expect(wait).rejects.toThrow('Nobody wants it.');
});
