import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * A text stands in its two languages side by side, `{ el: …, en: … }`: what is called Greek is Greek, and what is
 * called English is English. What people see of a screen is compared elsewhere; this holds for every text, those
 * included that a screen shows once a year.
 */
const ROOMS = '{api,app,domain,server}/**/*.{ts,tsx}';

/** Words that are the same in both languages, and Greek that English texts name. */
const ALIKE = /^(?:Email|IBAN|Unexpected Application Error!)$/;
const NAMED_IN_GREEK = /Ψ4Χ7ΩΞ6-ΑΒΓ|\((?:ΑΦΜ|ΑΜΚΑ)\)/g;
/** `el` and `en` that are no texts: a tag of a language, an id, a demand. */
const NO_TEXT = /^(?:el[_-]GR|en[_-](?:GB|US)|language|greek-unpublished|both|-el|-en)$/;

interface Text {
  file: string;
  language: string;
  words: string;
}

/**
 * The string literals of an expression that begins at a place of a source: of a choice, a list or a template, too,
 * but not of an object in it, whose properties have names of their own.
 */
function stringsFrom(source: string, start: number): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (let at = start; at < source.length; at++) {
    const letter = source[at] ?? '';
    if (/['"`]/.test(letter)) {
      let end = at + 1;
      while (end < source.length && source[end] !== letter) end += source[end] === '\\' ? 2 : 1;
      if (!open.includes('{')) found.push(source.slice(at + 1, end));
      at = end;
    } else if (/[([{]/.test(letter)) open.push(letter);
    else if (/[)\]}]/.test(letter) && open.pop() === undefined) return found;
    else if (/[,;]/.test(letter) && open.length === 0) return found;
  }
  return found;
}

/** What is read of a literal: neither what is put into it nor its tags. */
const wordsOf = (literal: string) =>
  literal.replaceAll(/\$?\{[^}]*\}|<[^>]*>|&\w+;/g, '').replaceAll(NAMED_IN_GREEK, '');

function listTexts(): Text[] {
  const files = globSync(ROOMS, { exclude: ['**/*.test.*'] });
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/\b(el|en):\s/g)].flatMap(({ 0: whole, 1: language = '', index }) =>
      stringsFrom(source, index + whole.length)
        .map(wordsOf)
        .filter((words) => !ALIKE.test(words) && !NO_TEXT.test(words))
        .map((words) => ({ file, language, words })),
    );
  });
}

test('what is called Greek is in Greek, and what is called English in English', () => {
  const texts = listTexts();
  expect(texts.length).toBeGreaterThan(6000);
  const isForeign = ({ language, words }: Text) =>
    language === 'en'
      ? /\p{Script=Greek}/u.test(words)
      : /[a-z]{3}/i.test(words) && !/\p{Script=Greek}/u.test(words);
  expect(texts.filter(isForeign)).toEqual([]);
});
