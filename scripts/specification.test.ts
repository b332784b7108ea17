import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = readFileSync('docs/specification.md', 'utf8');
const named = [...table.matchAll(/`([^`]+\.(?:test|e2e)\.tsx?)` › (.+?) \|$/gm)];

test('every line of the table names a test that exists', () => {
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(([, file = '', title = '']) => {
    if (!existsSync(file)) return true;
    // Titles may be wrapped over lines or quoted in the source.
    const source = readFileSync(file, 'utf8').replaceAll("\\'", "'");
    return !source.includes(title);
  });
  expect(missing.map(([line]) => line)).toEqual([]);
});
