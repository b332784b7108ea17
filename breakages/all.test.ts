import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKAGES } from './all.ts';

test.each(BREAKAGES)('can be tried: $breaks', ({ file, find, replace, tests }) => {
  const text = readFileSync(file, 'utf8');
  expect(text.split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  expect(tests.length).toBeGreaterThan(0);
  for (const path of tests) {
    expect(path).toMatch(/\.(?:test\.tsx?|e2e\.ts)$/);
    expect(existsSync(path)).toBe(true);
  }
});

test('each breakage is on the list once', () => {
  const seen = BREAKAGES.map(({ file, find, replace }) => `${file}\n${find}\n${replace}`);
  expect(new Set(seen).size).toBe(BREAKAGES.length);
});
