import { expect, test } from 'vitest';
import { fold, searchWords } from './fold.ts';

test.each([
  ['Άδεια – ΧΡΉΣΗΣ', 'αδεια χρησησ'],
  ['Πολεοδομία & Δόμηση', 'πολεοδομια δομηση'],
  ['προϋπολογισμός', 'προυπολογισμοσ'],
  ['Café 2026', 'cafe 2026'],
  ['  ', ''],
  // Signs in place of letters, as PDF documents and other files have them.
  ['\u2206ή\u00b5ος', 'δημοσ'],
  ['150 m² ﬁlm １２', '150 m2 film 12'],
  // Latin letters that look Greek.
  ['KEΠ, ΔHMOΣ, AIΓIO', 'κεπ δημοσ αιγιο'],
  ['6ΩP4X', '6ωρ4χ'],
  ['1o Δημοτικό, 2º', '1ο δημοτικο 2ο'],
  ['o Δήμος, KEP, 10ok, ΔHMOS', 'o δημοσ kep 10ok δhmos'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a query is at most eight different words', () => {
  expect(searchWords('α β α γ δ ε ζ η θ ι κ')).toEqual(['α', 'β', 'γ', 'δ', 'ε', 'ζ', 'η', 'θ']);
});

test('of a query that never ends, two hundred characters are looked for', () => {
  expect(searchWords('α'.repeat(300))).toEqual(['α'.repeat(200)]);
});

test.each(['', '  ', '– & !'])('“%s” has no word to look for', (query) => {
  expect(searchWords(query)).toEqual([]);
});
