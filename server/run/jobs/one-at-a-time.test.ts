import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const ends: (() => void)[] = [];
  const work = oneAtATime(() => new Promise((resolve) => ends.push(resolve)));
  return {
    ...work,
    begun: () => ends.length,
    async end() {
      ends.at(-1)?.();
      await new Promise(setImmediate);
    },
  };
}

test('what is asked for meanwhile, however often, runs once more afterwards', async () => {
  const work = heldWork();
  work.ask();
  work.ask();
  work.ask();
  expect(work.begun()).toBe(1);
  await work.end();
  expect(work.begun()).toBe(2);
  await work.end();
  expect(work.begun()).toBe(2);
  work.ask();
  expect(work.begun()).toBe(3);
});

test('the end waits for what runs, and nothing begins after it', async () => {
  const work = heldWork();
  work.ask();
  work.ask();
  let isStopped = false;
  const stopping = work.stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  await work.end();
  await stopping;
  work.ask();
  expect(work.begun()).toBe(1);
});
