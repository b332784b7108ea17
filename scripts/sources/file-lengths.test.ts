import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A longer file has two subjects (docs/architecture.md, house rule 8). */
const MOST_LINES = 300;

/** Lists, which have one subject however long they are; so have tests, and breakages. */
const LISTS = ['database/tables.ts', 'domain/screens/register.ts', 'harness/content/full-lists.ts'];
const ARE_LISTS =
  /^seed\/(?:content|searching\/queries)\/|^harness\/content\/script-injections\.ts$/;

const ROOT = join(import.meta.dirname, '../..');
const files = globSync(
  '{api,app,bench,database,domain,harness,scripts,seed,server}/**/*.{ts,tsx,mjs}',
  {
    cwd: ROOT,
  },
).filter((path) => !path.includes('.test.'));

const linesOf = (path: string) => readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1;

test('no file is longer than a subject needs, but for lists', () => {
  expect(files.length).toBeGreaterThan(1500);
  const long = files.filter((path) => !ARE_LISTS.test(path) && linesOf(path) > MOST_LINES);
  expect(long.sort()).toEqual(LISTS);
});

/** Biome breaks code and leaves comments as they are. A row of a table is one line. */
const WIDEST_COMMENT = 120;
const IS_COMMENT = /^\s*(?:\/\/(?! biome-ignore)|\/?\*(?! \|))/;

test('no line of a comment is too wide to read', () => {
  const wide = files.flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .filter((line) => IS_COMMENT.test(line) && line.length > WIDEST_COMMENT)
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(wide).toEqual([]);
});
