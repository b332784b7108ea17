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

test('of a phrase and a longer one that has it, the longer one is meant', () => {
  const groups = ['δημοτικό συμβούλιο', 'αποφάσεις δημοτικού συμβουλίου'].flatMap(
    (typed) => readGroup({ typed, meant: 'συνεδρίαση' }) ?? [],
  );
  const words = { dictionary, synonyms: new Synonyms(groups), places: new Set<string>() };
  const { slots } = readQuery('αποφάσεις του δημοτικού συμβουλίου', words);
  expect(slots.map(([typed]) => typed?.words.length)).toEqual([3]);
});

test('among Greek words in Latin letters, those that tell nothing are left out though a text has them', () => {
  const known = new Dictionary();
  known.add(['σεισμο', 'se', 'section']);
  const words = { dictionary: known, synonyms: new Synonyms([]), places: new Set<string>() };
  const sought = (query: string) =>
    readQuery(query, words).slots.map(([first]) => [...(first?.words[0]?.keys() ?? [])][0]);
  expect(sought('ti kano se seismo')).toEqual(['σεισμο']);
  expect(sought('section se')).toEqual(['section', 'se']);
});

test('a verb of who asks is one in Latin letters, too', () => {
  const known = new Dictionary();
  known.add(['ανοιξω', 'ταβερνα']);
  const words = { dictionary: known, synonyms: new Synonyms([]), places: new Set<string>() };
  const acts = (query: string) => readQuery(query, words).slots.map(([first]) => first?.isAct);
  expect(acts('ανοίξω ταβέρνα')).toEqual([true, false]);
  expect(acts('anoikso taverna')).toEqual([true, false]);
});

test('what tells little and no text has is left out, and not taken for what sounds like it', () => {
  const known = new Dictionary();
  known.add(['φτανω', 'δωματιο']);
  const words = { dictionary: known, synonyms: new Synonyms([]), places: new Set<string>() };
  const sought = (query: string) =>
    readQuery(query, words).slots.map(([first]) => [...(first?.words[0]?.keys() ?? [])][0]);
  expect(sought('φτηνό δωμάτιο')).toEqual(['δωματιο']);
  expect(sought('φτηνό')).toHaveLength(1);
});

test('says whether nothing has a word as it stands or in another form', () => {
  const words = { dictionary, synonyms: new Synonyms([]), places: new Set<string>() };
  const isGuessed = (query: string) => readQuery(query, words).isGuessed;
  expect(['αποφάσεις', 'απόφαση συμβουλίου'].map(isGuessed)).toEqual([false, false]);
  expect(['αποφάσις', 'απόφαση συμβολίου', 'apofasi'].map(isGuessed)).toEqual([true, true, true]);
});

test('a phrase is meant where each of its words is there, and not where one is only begun', () => {
  const known = new Dictionary();
  known.add(['παιδικη', 'χαρα', 'κουνιεσ']);
  const groups = [readGroup({ typed: 'παιδική χαρά', meant: 'κούνιες' }) ?? []].flat();
  const words = { dictionary: known, synonyms: new Synonyms(groups), places: new Set<string>() };
  const slotsOf = (query: string) => readQuery(query, words).slots.length;
  expect(slotsOf('παιδική χαρά')).toBe(1);
  expect(slotsOf('παιδ χαρά')).toBe(2);
});

test('a word is for one word of a phrase alone', () => {
  const known = new Dictionary();
  known.add(['παιδι', 'παιδια', 'κουνιεσ']);
  const groups = [readGroup({ typed: 'παιδί παιδιά', meant: 'κούνιες' }) ?? []].flat();
  const words = { dictionary: known, synonyms: new Synonyms(groups), places: new Set<string>() };
  const [first = []] = readQuery('παιδί', words).slots;
  expect(first).toHaveLength(1);
});

test('a group is none where it has no words, and leads to itself where nothing is meant', () => {
  expect(readGroup({ typed: ' , ', meant: 'κούνιες' })).toBeUndefined();
  expect(readGroup({ typed: 'κούνιες', meant: ' , ' })).toBeUndefined();
  expect(readGroup({ typed: 'κούνιες, τραμπάλα', meant: '  ' })?.sought).toEqual([
    ['κουνιεσ'],
    ['τραμπαλα'],
  ]);
});
