import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('docs/security.md names code and tests that are there', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  const files = [...text.matchAll(/`([\w/.-]+\/[\w.-]+\.(?:ts|tsx|mjs|json))`/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
