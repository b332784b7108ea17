import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { compileStyles } from '../../harness/screens/public-styles.ts';

/** Visitors get one stylesheet for all public screens: a class that no element can have is weight for each of them. */

const ROOT = join(import.meta.dirname, '../..');
/**
 * Where classes are written, and the values of content types from which some are made. The editor shows a text with
 * the styles of the public site.
 */
const FOLDERS = 'app/{ui,site,islands,admin/form/rich-text},domain/content-types';
const FILES = globSync(`{${FOLDERS}}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
  (path) => !/\.(?:test|d)\.tsx?$/.test(path),
);

/** The classes in the selectors of a stylesheet, as elements name them. */
function classesIn(css: string): Set<string> {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"/g, '');
  const selectors = [...bare.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector.trim());
  const names = selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)]);
  return new Set(names.map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1')));
}

interface Written {
  /** Every word of every string of the code: neither comments nor what visitors read between tags. */
  words: Set<string>;
  /** What stands before `${` without a space: `badge-` of `badge-${tone}`. */
  beginnings: Set<string>;
}

const wordsOf = (text: string) => text.split(/[\s"'<>=]+/);

function readStrings(): Written {
  const written: Written = { words: new Set(), beginnings: new Set() };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === 'Literal' && typeof value === 'string') {
      for (const word of wordsOf(value)) written.words.add(word);
    }
    if (type === 'TemplateElement') {
      const words = wordsOf((value as { cooked: string }).cooked);
      for (const word of words) written.words.add(word);
      if (words.at(-1)?.endsWith('-')) written.beginnings.add(words.at(-1) ?? '');
    }
    for (const part of Object.values(node)) visit(part);
  };
  for (const path of FILES) visit(parseSync(path, readFileSync(join(ROOT, path), 'utf8')).program);
  return written;
}

let classes: Set<string>;
beforeAll(async () => {
  classes = classesIn(await compileStyles());
});

test('no class of the public stylesheet is one that no element can have', () => {
  const { words, beginnings } = readStrings();
  const isUsed = (name: string) =>
    words.has(name) ||
    [...beginnings].some((beginning) => {
      const end = name.slice(beginning.length);
      return name.startsWith(beginning) && (words.has(end) || /^\d+$/.test(end));
    });
  expect(classes.size).toBeGreaterThan(500);
  expect([...classes].filter((name) => !isUsed(name))).toEqual([]);
});
