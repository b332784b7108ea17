import { expect, test } from 'vitest';
import { fold } from '../../text/fold.ts';
import { Dictionary } from './dictionary.ts';
import { mendSpaces } from './mend-spaces.ts';

const mend = (typed: string, ...words: string[]) => {
  const dictionary = new Dictionary();
  dictionary.add(words.map(fold));
  return mendSpaces(fold(typed).split(' '), dictionary).join(' ');
};

test.each([
  ['pot hole', 'pothole', 'holes'],
  ['broken pot hole', 'pothole', 'broken'],
  ['λεωφο ρεία', 'λεωφορεία', 'άλλο'],
  // The first half alone is a word.
  ['car port', 'carport', 'car'],
])('%s: a space too many', (typed, word, other) => {
  expect(mend(typed, word, other)).toContain(fold(word));
});

test.each([
  ['δημοτικηαστυνομία', 'δημοτική', 'αστυνομία'],
  ['birthcertificate', 'birth', 'certificate'],
  ['townhall', 'town', 'hall'],
])('%s: a space is missing', (typed, one, other) => {
  expect(mend(typed, one, other)).toBe(fold(`${one} ${other}`));
});

test('a space is missing also where the whole is in the middle of a longer word', () => {
  expect(mend('townhall', 'town', 'hall', 'oldtownhalls')).toBe('town hall');
});

test.each([
  ['carpark', ['car', 'park']],
  ['to day', ['today']],
  ['car park', ['car', 'park', 'carpark']],
  ['townhall', ['town', 'hall', 'townhall']],
  ['bus stop', ['bus']],
  ['ληξηαρχείο', ['λήξη', 'αρχείο', 'ληξιαρχείο']],
  ['grandfather', ['grand', 'father']],
  ['room 12', ['room']],
  ['act 1234', ['act1234']],
  ['κάδος', ['άδος']],
])('%s stays: it exists so, or as nothing else', (typed, words) => {
  expect(mend(typed, ...words)).toBe(fold(typed));
});
