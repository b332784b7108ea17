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

test('docs/security.md lists at its end what is not met or in part', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  const rows = [...text.matchAll(/^\| ([\d.]+) \| (?:partly|not met) \|/gm)].map(
    ([, number = '']) => number,
  );
  const missing = /## What is missing for level 2\n\n(.+?) With the operator/.exec(text)?.[1] ?? '';
  expect(rows.length).toBeGreaterThan(3);
  expect([...missing.matchAll(/\d+\.\d+\.\d+/g)].map(String).sort()).toEqual(rows.sort());
});

test('each row of docs/security.md has a status that its beginning explains', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  const explained = [...text.matchAll(/^- \*\*.+$/gm)].flatMap(([line]) =>
    [...line.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name),
  );
  const used = [...text.matchAll(/^\| [\d., –]+ \| ([\w ]+) \|/gm)].map(([, status]) => status);
  expect(used.length).toBeGreaterThan(150);
  expect([...new Set(used)].filter((status) => !explained.includes(status))).toEqual([]);
});
