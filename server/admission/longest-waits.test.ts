import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Admission } from './admission.ts';
import type { Asker } from './gate.ts';

/** How long somebody waits for a turn before 'busy' is said (decision 0017). */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const from = (address: string): Asker => ({ address, isGone: () => false });
const endless = () => new Promise<never>(() => {});

test.each([
  ['a document', 'render', 4, 5_000],
  ['a preview', 'preview', 1, 5_000],
  ['a sign-in', 'signIn', 1, 10_000],
] as const)('%s waits so long for its turn, and no longer', async (_, kind, atOnce, longest) => {
  const admission = new Admission({ perMinute: 100, noteRefusal: () => {} });
  for (let i = 1; i <= atOnce; i++) void admission[kind](from(`192.0.2.${i}`), endless);
  await vi.advanceTimersByTimeAsync(1);

  let outcome: unknown = 'waits';
  admission[kind](from('198.51.100.1'), endless).catch((error: unknown) => {
    outcome = error;
  });
  await vi.advanceTimersByTimeAsync(longest - 1);
  expect(outcome).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toMatchObject({ code: 'busy' });
});

test('a look whose network it is waits five seconds for its turn, and no longer', async () => {
  const admission = new Admission({ perMinute: 100, noteRefusal: () => {} });
  void admission.signIn(from('192.0.2.1'), endless);
  for (const address of ['192.0.2.3', '192.0.2.4']) {
    void admission.signIn(from(address), endless, endless);
  }
  await vi.advanceTimersByTimeAsync(1);

  let outcome: unknown = 'waits';
  admission.signIn(from('198.51.100.1'), endless, endless).catch((error: unknown) => {
    outcome = error;
  });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(outcome).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toMatchObject({ code: 'busy' });
});
