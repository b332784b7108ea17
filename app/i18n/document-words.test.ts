import { expect, test } from 'vitest';
import { languageOfDocument, sayOtherLanguage } from './document-words.ts';

test.each([
  ['el-GR', 'el', ''],
  ['el', 'en', 'in Greek'],
  ['en-GB', 'el', 'στα αγγλικά'],
  ['fr', 'el', 'Γαλλικά'],
  ['', 'el', ''],
  // As some programs write them into a PDF document: in capitals, or in three letters (ISO 639-2).
  ['EL-GR', 'el', ''],
  ['EL', 'en', 'in Greek'],
  ['EN-US', 'en', ''],
  ['ell', 'el', ''],
  ['gre', 'en', 'in Greek'],
  ['ENG', 'el', 'στα αγγλικά'],
  // As operating systems write them.
  ['el_GR', 'en', 'in Greek'],
  ['en_GB', 'el', 'στα αγγλικά'],
  // No language, and a code that is malformed.
  ['zz', 'el', 'zz'],
  ['el-GR-u-nu', 'el', ''],
] as const)('a document in ‘%s’ says on a screen in ‘%s’: ‘%s’', (stated, shown, said) => {
  expect(sayOtherLanguage(stated, shown)).toBe(said);
});

test('the language of a document is that of its code', () => {
  expect(['el-GR', 'GRE', 'x', ''].map(languageOfDocument)).toEqual(['el', 'el', 'x', '']);
});
