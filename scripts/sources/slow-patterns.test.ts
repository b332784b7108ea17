import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/**
 * A regular expression that tries again from each character of a run needs the square of its length: a minute for an
 * address of a hundred thousand slashes. Time cannot be asserted, so the shapes that do it are looked for.
 */

interface Shape {
  what: string;
  /** Matches the source of such an expression. */
  pattern: RegExp;
  found: readonly RegExp[];
  allowed: readonly RegExp[];
  /** Where it may stand all the same, and why. */
  exceptions: Record<string, string>;
}

const SHAPES: readonly Shape[] = [
  {
    what: 'a run that is looked for at the end, from anywhere',
    pattern:
      /(?:^|\|)(?:\(\?<?[=!][^)]*\))?(?:\[(?:\\.|[^\]\\])*\]|\\p\{\w+\}|\\?[^\\[\]()^|])[+*][^|^]*\$(?:$|\|)/,
    found: [/\/+$/, /(?<=.)\/+$/, /^-+|-+$/g, /[.\s]+$/, /\s+\S*$/, /\p{L}*$/u],
    allowed: [/^\/+$/, /[?#].*$/, /\/+/, /^[a-z]+$/],
    exceptions: {
      'domain/accounts/passwords/password-rules.ts': 'passwords have 128 characters at most',
      'domain/media/library/library.ts': 'no two hyphens stand beside each other by then',
      'domain/text/shorten.ts': 'in the few characters that are shown',
      'server/operations/checks/finding.ts': 'what a program says of its own failure',
    },
  },
  {
    what: 'any tag, from each of many brackets that none closes',
    pattern: /(?:^|\|)<\[\^>\][+*]/,
    found: [/<[^>]*>/g, /&nbsp;|<[^>]+>/],
    allowed: [/<[^<>]*>/g],
    exceptions: {},
  },
  {
    what: 'a list that begins anew within itself, and ends nowhere',
    pattern: /\\\[\[\^\\?\]\][+*]/,
    found: [/\[[^\]]*\]/],
    allowed: [/\[[^[\]]*\]/, /^\[([^[\]]*)\]$/],
    exceptions: {},
  },
  {
    what: 'several runs of the same characters, each tried with every length of the others',
    pattern: /\^(\[(?:\\.|[^\]\\])*\])[+*].*\1[+*].*\$/,
    found: [/^[^ ]+-[^ ]+-[^ ]+$/, /^[^ ]*_[^ ]*$/],
    allowed: [/.-.+-./s, /^[^-]+-[^ ]+$/],
    exceptions: {
      'domain/accounts/passwords/password-rules.ts': 'passwords have 128 characters at most',
    },
  },
  {
    what: 'spaces before what may begin with a space itself',
    pattern: /(?: |\\s)[*+]\(?(?:\[(?:\\x20| )|\.[*+])/,
    found: [/: *([\x20-\x7e]*)\r\n/y, /a\s*(.*)b/],
    allowed: [/: *([\x21-\x7e][\x20-\x7e]*|)\r\n/y],
    exceptions: {},
  },
];

const ROOT = join(import.meta.dirname, '../..');
/** What runs on the server; in a browser one waits for oneself. */
const FILES = globSync('{api,app/i18n,app/site,app/ui,database,domain,server}/**/*.{ts,tsx}', {
  cwd: ROOT,
}).filter((path) => !/\.(?:test|d)\.tsx?$|-for-tests\./.test(path));

/** The sources of the regular expressions in a file. */
function patternsOf(path: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string } };
    if (regex) found.push(regex.pattern);
    else for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(path, readFileSync(join(ROOT, path), 'utf8')).program);
  return found;
}

const patterns = FILES.map((file) => ({ file, patterns: patternsOf(file) }));

test('there are expressions to look at', () => {
  expect(patterns.flatMap((one) => one.patterns).length).toBeGreaterThan(250);
});

describe.each(SHAPES)('$what', ({ pattern, found, allowed, exceptions }) => {
  test('stands nowhere but where what is read is short', () => {
    const holding = patterns.filter((one) => one.patterns.some((source) => pattern.test(source)));
    expect(holding.map(({ file }) => file).sort()).toEqual(Object.keys(exceptions).sort());
  });

  test('is found, and what is like it is not', () => {
    expect(found.filter(({ source }) => !pattern.test(source))).toEqual([]);
    expect(allowed.filter(({ source }) => pattern.test(source))).toEqual([]);
  });
});
