import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';
import { readGroup, Synonyms } from './synonyms/synonyms.ts';
import { Dictionary } from './words/dictionary.ts';

const dictionary = new Dictionary();
dictionary.add(['αποφαση', 'αποφασεισ', 'δημοτικο', 'δημοτικου', 'συμβουλιο', 'συμβουλιου']);

test.each([
  ['απόφαση του δημοτικού συμβουλίου', ['δημοτικο', 'συμβουλιο']],
  ['δημοτικού: αποφάσεις συμβουλίου', ['αποφασεισ', 'συμβουλιο']],
])('of two phrases as long, the one whose words stand together is meant: %s', (query, phrase) => {
  const groups = ['αποφάσεις συμβουλίου', 'δημοτικό συμβούλιο'].flatMap(
    (typed) => readGroup({ typed, meant: 'συνεδρίαση' }) ?? [],
  );
  const words = { dictionary, synonyms: new Synonyms(groups), places: new Set<string>() };
  const [[first] = []] = readQuery(query, words).slots;
  expect(phrase.map((word, at) => first?.words[at]?.has(word))).toEqual([true, true]);
});
