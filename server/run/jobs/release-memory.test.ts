import { afterEach, describe, expect, test } from 'vitest';
import { memoryFor, startReleasingMemory } from './release-memory.ts';

const MEGABYTE = 1024 * 1024;

let memory: ReturnType<typeof startReleasingMemory> | undefined;
afterEach(() => memory?.stop());

/**
 * How often garbage was collected after some looks at a process that held and worked so at each of them, and may hold
 * so many megabytes.
 */
function collectedIn(
  looks: number,
  heldAt: (look: number) => number,
  workedAt = (_: number) => 0.5,
  megabytes = 170,
  turnedAwayAt = (_: number) => 0,
  waitingAt = (_: number) => 0,
) {
  let collected = 0;
  let at = 0;
  memory = startReleasingMemory(megabytes * MEGABYTE, {
    held: () => heldAt(at) * MEGABYTE,
    worked: () => workedAt(at),
    turnedAway: () => turnedAwayAt(at),
    waiting: () => waitingAt(at),
    collect: () => collected++,
  });
  for (; at < looks; at++) memory.look();
  return collected;
}

/** A process that has grown by 13 MB at each look. */
const growing = (look: number) => 180 + 13 * look;

describe('garbage is collected', () => {
  test('while a process holds much and grows', () => {
    expect(collectedIn(6, growing)).toBe(6);
  });

  test('once where a process needs what it holds', () => {
    expect(collectedIn(40, () => 230)).toBe(1);
    expect(collectedIn(40, (look) => 230 + look * 0.2)).toBe(1);
  });

  test('again when a process that had let go has grown again', () => {
    expect(collectedIn(3, (look) => [230, 150, 175][look] ?? 0)).toBe(2);
  });

  test('not while it holds little', () => {
    expect(collectedIn(6, (look) => 100 + 13 * look)).toBe(0);
  });

  test('only beyond the limit', () => {
    expect(collectedIn(6, growing, undefined, 300)).toBe(0);
    expect(collectedIn(6, growing, undefined, 240)).toBe(1);
  });

  test('until a flood that lasts leaves no time for it', () => {
    expect(collectedIn(3, growing, () => 0.98)).toBe(3);
    expect(collectedIn(40, growing, () => 0.98)).toBe(3);
  });

  test('not while many are turned away, even if there is time left, and again when few are', () => {
    const turnedAway = (perLook: number) =>
      collectedIn(12, growing, undefined, 170, (look) => Math.min(look, 8) * perLook);
    expect(turnedAway(4)).toBe(12);
    // Those of the first look and of the last three meet no flood.
    expect(turnedAway(5)).toBe(4);
  });

  test('not while many wait for documents, and again when few do', () => {
    const waiting = (count: number) =>
      collectedIn(12, growing, undefined, 170, undefined, (look) => (look < 8 ? count : 0));
    expect(waiting(7)).toBe(12);
    expect(waiting(8)).toBe(4);
  });

  test('again after each pause in which the process waited', () => {
    expect(collectedIn(30, growing, (look) => (look % 4 === 3 ? 0.5 : 1))).toBe(30);
  });
});

test('a site may hold more the more entries it has, up to what its heap allows', () => {
  const megabytesFor = (entries: number) => memoryFor(entries) / MEGABYTE;
  expect(megabytesFor(0)).toBe(170);
  expect(megabytesFor(499)).toBe(170);
  expect(megabytesFor(36_000)).toBe(242);
  expect(megabytesFor(1_000_000)).toBe(300);
});

test('the real collector gives garbage back', () => {
  const garbage = () => Array.from({ length: 500_000 }, (_, number) => ({ number }));
  let kept: object[] | undefined = garbage();
  const before = process.memoryUsage().heapUsed;
  expect(kept).toHaveLength(500_000);
  kept = undefined;
  memory = startReleasingMemory(170 * MEGABYTE, { held: () => 190 * MEGABYTE, worked: () => 0 });
  memory.look();
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(10 * MEGABYTE);
});
