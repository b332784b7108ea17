import { expect, test } from 'vitest';
import { releaseMemory } from './release-memory.ts';

const MEGABYTES = 2 ** 20;

test('what is used no more is given back at once', async () => {
  let work: string[] | undefined = Array.from({ length: 500_000 }, (_, i) => `piece ${i}`);
  const during = process.memoryUsage().heapUsed;
  expect(work.length).toBe(500_000);
  work = undefined;
  await releaseMemory();
  expect(process.memoryUsage().heapUsed).toBeLessThan(during - 10 * MEGABYTES);
});
