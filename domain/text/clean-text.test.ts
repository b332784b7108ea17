import { expect, test } from 'vitest';
import { cleanText, withoutLineEnds } from './clean-text.ts';

test.each([
  ['an override of direction', 'invoice-\u202efdp.exe', 'invoice-fdp.exe'],
  ['isolates', 'a\u2066b\u2067c\u2068d\u2069', 'abcd'],
  [
    'marks of direction, as telephones copy them',
    '\u202a+30 26910 22200\u202c\u200e',
    '+30 26910 22200',
  ],
  ['a mark of Arabic', '\u061cΑίγιο', 'Αίγιο'],
  ['spaces and joiners without width', 'Αί\u200bγι\u2060ο\ufeff', 'Αίγιο'],
  ['soft hyphens', 'Δημο\u00adτικό', 'Δημοτικό'],
  ['what keeps an accent from its letter', 'ε\u034f\u0301', 'έ'],
  ['tags that hold another text', 'a\u{e0068}\u{e0069}b', 'ab'],
  ['notes between lines', 'a\ufff9b\ufffac\ufffb', 'abc'],
  ['controls of a misread file', 'a\u0085\u009fb', 'ab'],
  ['joiners that join nothing', 'x\u200dy\u200cz α\u200dβ\ufe0f', 'xyz αβ'],
  ['joiners behind an accent of its own', 'e\u0301\ufe0f ε\u200d\u0301\u200d', 'é έ'],
  ['ends of lines that no keyboard has', 'a\u2028b\u2029c', 'a\nb\nc'],
  ['marks that cover the lines around', `Z${'\u0321'.repeat(40)}a`, `Z${'\u0321'.repeat(4)}a`],
])('a text loses %s', (_, typed, stored) => {
  expect(cleanText(typed)).toBe(stored);
  expect(cleanText(stored)).toBe(stored);
});

test.each([
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['joiners', ' \u200d\ufe0f\u{e0100} '],
  ['marks of direction', '\u200e\u200f'],
  ['Braille without dots', '\u2800 \u2800'],
  ['joiners behind Braille without dots, or an end of a line', '\u2800\u200d\u2028\ufe0f'],
])('%s alone are no text', (_, typed) => {
  expect(cleanText(typed)).toBe('');
});

test.each([
  ['Greek', 'Δημοτικό Σχολείο, «Αγία Ειρήνη» – ΐ, ᾠδή'],
  ['Persian, which joins and does not join', 'می\u200cخواهم'],
  ['Arabic with its vowels', 'اَلْعَرَبِيَّةُ'],
  ['Hindi', 'क\u094d\u200dष'],
  ['an emoji of three', '👩\u{1f3fd}\u200d🚒 ❤\ufe0f 1\ufe0f\u20e3'],
  ['a form of a Chinese letter', '葛\u{e0100}'],
  ['spaces that keep words together, and tabs', 'ώρα\u00a08\u202f:\t00'],
])('a text keeps %s', (_, typed) => {
  expect(cleanText(typed)).toBe(typed.normalize('NFC'));
});

test('a megabyte of unseen characters holds nobody up', () => {
  const unseen = '\u200d\u202e \ufe0f'.repeat(250_000);
  expect(cleanText(`${unseen}a`)).toBe('a');
});

test.each([
  ['one line', 'one line'],
  ['two  spaces\tand a tab', 'two  spaces\tand a tab'],
  ['first\nsecond', 'first second'],
  ['first \r\n \n\tsecond', 'first second'],
  ['\nx\n', ' x '],
])('%j is %j', (text, line) => {
  expect(withoutLineEnds(text)).toBe(line);
});

test('a megabyte of spaces holds nobody up', () => {
  // Where each length of the run is tried, this takes many minutes.
  const long = `a${' '.repeat(1_000_000)}b`;
  expect(withoutLineEnds(`${long}\n${long}`)).toBe(`${long} ${long}`);
});
