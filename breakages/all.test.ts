import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SPECIFICATION } from '../scripts/specification/table.ts';
import { readTest } from '../scripts/specification/write-page.ts';
import { BREAKAGES } from './all.ts';

const SECURITY_ROWS = readSecurityRows();

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

test('no title of a test has a letter that stands for something else in a regular expression', () => {
  const titles = BREAKAGES.flatMap(({ title }) => title ?? []);
  expect(titles.length).toBeGreaterThan(1000);
  expect(titles.filter((title) => /(?<![.\\])[+?]/.test(title))).toEqual([]);
});

test('each breakage is on the list once', () => {
  const seen = BREAKAGES.map(({ file, find, replace }) => `${file}\n${find}\n${replace}`);
  expect(new Set(seen).size).toBe(BREAKAGES.length);
});

test('what a breakage says it is of is written down', () => {
  const lines = SPECIFICATION.flatMap(({ promises }) => promises.map(({ id }) => id));
  const known = new Set([...lines, ...SECURITY_ROWS.flatMap(({ ids }) => ids)]);
  const named = BREAKAGES.flatMap(({ of = [] }) => of);
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

const promises = SPECIFICATION.flatMap((section) => section.promises);

test('each line of the specification is broken in two ways', () => {
  const waysOf = (line: string) => BREAKAGES.filter(({ of = [] }) => of.includes(line));
  const lacking = promises.filter(({ id }) => waysOf(id).length < 2).map(({ id }) => id);
  expect(promises.length).toBeGreaterThan(150);
  expect(lacking).toEqual([]);
});

test('a breakage of a line is tried with a test of that line', () => {
  const stray = BREAKAGES.flatMap(({ breaks, tests, of = [] }) =>
    promises
      .filter(({ id }) => of.includes(id))
      .filter((line) => !line.tests.some((test) => tests.includes(readTest(test).file)))
      .map(({ id }) => `${breaks} ${id}`),
  );
  expect(stray).toEqual([]);
});

test('each ‘held’ row of docs/security.md is broken, and a test that it names notices', () => {
  const held = SECURITY_ROWS.filter(({ status }) => status === 'held');
  expect(held.length).toBeGreaterThan(100);
  const isBroken = ({ ids, text }: SecurityRow) =>
    BREAKAGES.some(
      ({ of = [], tests }) =>
        of.some((id) => ids.includes(id)) && tests.some((test) => text.includes(`\`${test}\``)),
    );
  expect(held.filter((row) => !isBroken(row)).map(({ numbers }) => numbers)).toEqual([]);
});

interface SecurityRow {
  /** As the row has them: `6.2.2–6.2.3`. */
  numbers: string;
  /** As breakages name them, one by one: `ASVS 6.2.2`. */
  ids: string[];
  status: string;
  text: string;
}

function readSecurityRows(): SecurityRow[] {
  const page = readFileSync('docs/security.md', 'utf8');
  return [...page.matchAll(/^\| ([\d., –]+) \| ([\w ]+) \| (.+) \|$/gm)].map(
    ([, numbers = '', status = '', text = '']) => ({
      numbers,
      ids: numbers
        .split(', ')
        .flatMap(rangeOf)
        .map((number) => `ASVS ${number}`),
      status,
      text,
    }),
  );
}

/** `6.2.2–6.2.3` as each of its numbers. */
function rangeOf(numbers: string): string[] {
  const [from = '', to = from] = numbers.split('–');
  const [chapter, first] = [from.slice(0, from.lastIndexOf('.')), Number(from.split('.').at(-1))];
  const last = Number(to.split('.').at(-1));
  return Array.from({ length: last - first + 1 }, (_, i) => `${chapter}.${first + i}`);
}
