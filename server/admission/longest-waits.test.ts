import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Admission } from './admission.ts';
import type { Asker } from './gate.ts';

/** How long somebody waits for a turn before 'busy' is said, and for whom nobody waits (decision 0017). */

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance'],
  });
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

test.each([
  ['documents', 'render', 4, 128, 32],
  ['sign-ins', 'signIn', 1, 64, 32],
  ['previews', 'preview', 1, 32, 2],
] as const)('so many %s wait, and so many of one network', async (_, kind, atOnce, most, ofOne) => {
  const admission = new Admission({ perMinute: 100, noteRefusal: () => {} });
  const refused: string[] = [];
  const ask = (address: string) =>
    admission[kind](from(address), endless).catch(() => refused.push(address));
  for (let i = 0; i < atOnce; i++) void ask(`192.0.2.${i}`);
  await vi.advanceTimersByTimeAsync(100);
  for (let i = 0; i <= ofOne; i++) void ask('203.0.113.1');
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toEqual(['203.0.113.1']);
  for (let i = ofOne; i <= most; i++) void ask(`198.51.100.${i}`);
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toEqual(['203.0.113.1', `198.51.100.${most}`]);
});

test('of one person two previews wait, and no more; those of others wait beside them', async () => {
  const noteRefusal = vi.fn();
  const admission = new Admission({ perMinute: 100, noteRefusal });
  const refused: string[] = [];
  const type = (person: string) =>
    admission.preview(from(person), endless).catch(({ code }) => refused.push(`${person} ${code}`));
  void type('anna');
  await vi.advanceTimersByTimeAsync(1);
  for (let letter = 0; letter < 3; letter++) void type('anna');
  void type('niki');
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toEqual(['anna busy']);
  // Alarms count who is turned away.
  expect(noteRefusal.mock.calls).toEqual([['busy']]);
});

test('of one person 120 previews are made in a minute, and what is more is counted', async () => {
  const noteRefusal = vi.fn();
  const admission = new Admission({ perMinute: 1, noteRefusal });
  for (let letter = 0; letter < 120; letter++) {
    const made = admission.preview(from('anna'), async () => 'made');
    await vi.advanceTimersByTimeAsync(1);
    expect(await made).toBe('made');
  }
  expect(() => admission.preview(from('anna'), endless)).toThrow(/[Mm]any previews/);
  expect(noteRefusal.mock.calls).toEqual([['budget']]);
  const others = admission.preview(from('niki'), async () => 'made');
  await vi.advanceTimersByTimeAsync(1);
  expect(await others).toBe('made');
});

test('a page that was held before a change is made ahead of a flood of other documents', async () => {
  const admission = new Admission({ perMinute: 100, noteRefusal: () => {} });
  for (let i = 1; i <= 9; i++) admission.render(from(`192.0.2.${i}`), endless).catch(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  let isMade = false;
  void admission.renderKnown(from('198.51.100.1'), async () => {
    isMade = true;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(isMade).toBe(true);
});

test('who uses up what visitors may ask for does not close the screens of staff', async () => {
  const admission = new Admission({ perMinute: 1, noteRefusal: () => {} });
  const outcomes: string[] = [];
  const spend = (of?: 'staff-screens') =>
    admission.spend('192.0.2.1', of).then(
      () => outcomes.push('taken'),
      ({ code }) => outcomes.push(code),
    );
  for (const of of [undefined, undefined, 'staff-screens', 'staff-screens'] as const) {
    void spend(of);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(outcomes).toEqual(['taken', 'too-many', 'taken', 'too-many']);
});

test('who takes half a minute to send something gives the place to another of the network', async () => {
  const noteRefusal = vi.fn();
  const admission = new Admission({ perMinute: 100, noteRefusal });
  const ended: number[] = [];
  const refused: number[] = [];
  const send = (number: number) =>
    admission
      .receive('192.0.2.1', { destroy: () => ended.push(number) }, endless)
      .catch(() => refused.push(number));
  for (let number = 0; number < 64; number++) void send(number);
  await vi.advanceTimersByTimeAsync(29_999);
  void send(64);
  await vi.advanceTimersByTimeAsync(1);
  expect([ended, refused]).toEqual([[], [64]]);
  expect(noteRefusal.mock.calls).toEqual([['busy']]);
  void send(65);
  await vi.advanceTimersByTimeAsync(1);
  expect([ended, refused]).toEqual([[0], [64]]);
});
