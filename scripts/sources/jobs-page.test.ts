import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The journeys that the table of docs/jobs.md names: `file` › title, where … stands for a part of it. */
const named = [
  ...readFileSync('docs/jobs.md', 'utf8').matchAll(/`([\w-]+)` › (.+?)(?=;| \|)/g),
].map(([, name = '', title = '']) => ({ file: `e2e/${name}.e2e.ts`, title }));

test('docs/jobs.md names journeys that are there', () => {
  expect(named.length).toBeGreaterThan(25);
  const missing = named.filter(({ file, title }) => {
    if (!existsSync(file)) return true;
    const source = readFileSync(file, 'utf8').replaceAll("\\'", "'");
    const written = title
      .split('…')
      .map((part) => part.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*');
    return !new RegExp(`['"\`]${written}|${written}['"\`]`).test(source);
  });
  expect(missing).toEqual([]);
});
