import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SPECIFICATION } from './table.ts';
import { readTest, writeSpecificationPage } from './write-page.ts';

const promises = SPECIFICATION.flatMap((section) => section.promises);

/** Whether a file has a test of that title. `%s` also stands for a place that the source fills in. */
function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  const written = title
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%s', String.raw`(?:%s|\$\{[^}]+\})`);
  return new RegExp(`\\(\\s*(['"\`])${written}\\1`).test(source);
}

test('the page is what the table says', () => {
  expect(readFileSync('docs/specification.md', 'utf8')).toBe(writeSpecificationPage(SPECIFICATION));
});

test('its command also runs on a Node that reads no TypeScript', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--no-experimental-strip-types', 'scripts/specification.mjs'],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});

test('every promise names tests that exist', () => {
  const missing = promises.flatMap(({ what, tests }) =>
    tests
      .map(readTest)
      .filter(({ file, title }) => !hasTest(file, title))
      .map(({ file, title }) => `${what}: ${file} › ${title}`),
  );
  expect(missing).toEqual([]);
  expect(promises.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test('a title that no test has is noticed', () => {
  expect(
    hasTest('scripts/specification/specification.test.ts', 'a title that no test has is noticed'),
  ).toBe(true);
  expect(hasTest('scripts/specification/specification.test.ts', 'a title that no test')).toBe(
    false,
  );
  expect(hasTest('scripts/no-such.test.ts', 'a title that no test has is noticed')).toBe(false);
});

test('every section of the specification has promises, and none is said twice in one', () => {
  const sections = SPECIFICATION.map(({ title }) => title[0]);
  expect([...new Set(sections)].slice(0, 9)).toEqual([...'123456789']);
  for (const { title, promises } of SPECIFICATION) {
    const said = promises.map(({ what }) => what);
    expect(new Set(said).size, title).toBe(said.length);
  }
  const ids = promises.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
