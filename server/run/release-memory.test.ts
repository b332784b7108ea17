import { afterEach, describe, expect, test } from 'vitest';
import { type ReleaseMemoryOptions, startReleasingMemory } from './release-memory.ts';

const MEGABYTE = 1024 * 1024;
const MUCH = 190 * MEGABYTE;

let memory: ReturnType<typeof startReleasingMemory> | undefined;
afterEach(() => memory?.stop());

/** A process that is as given, and how often its garbage was collected after some looks. */
function collectedIn(looks: number, options: Pick<ReleaseMemoryOptions, 'held' | 'worked'>) {
  let collected = 0;
  memory = startReleasingMemory({ ...options, collect: () => collected++ });
  for (let look = 0; look < looks; look++) memory.look();
  return collected;
}

describe('garbage is collected', () => {
  test('while a process holds much', () => {
    expect(collectedIn(6, { held: () => MUCH, worked: () => 0.9 })).toBe(6);
  });

  test('not while it holds little', () => {
    expect(collectedIn(6, { held: () => 165 * MEGABYTE, worked: () => 0.1 })).toBe(0);
  });

  test('until a flood that lasts leaves no time for it', () => {
    expect(collectedIn(3, { held: () => MUCH, worked: () => 0.98 })).toBe(3);
    expect(collectedIn(40, { held: () => MUCH, worked: () => 0.98 })).toBe(3);
  });

  test('again after each pause in which the process waited', () => {
    let look = 0;
    const worked = () => (++look % 4 === 0 ? 0.5 : 1);
    expect(collectedIn(30, { held: () => MUCH, worked })).toBe(30);
  });
});

test('the real collector gives garbage back', () => {
  const garbage = () => Array.from({ length: 500_000 }, (_, number) => ({ number }));
  let kept: object[] | undefined = garbage();
  const before = process.memoryUsage().heapUsed;
  expect(kept).toHaveLength(500_000);
  kept = undefined;
  memory = startReleasingMemory({ held: () => MUCH, worked: () => 0 });
  memory.look();
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(10 * MEGABYTE);
});
