import { expect, test } from 'vitest';
import { writeOut } from './contracted.ts';
import { Dictionary } from './dictionary.ts';

const dictionary = new Dictionary();
dictionary.add([
  'λογιστικοσυλλογισμοσ',
  'λογαριασμοσ',
  'λογαριασμοι',
  'διευθυνση',
  'δικαιολογητικα',
  'δικαιολογητικο',
  'κεπ',
  'καινουργιη',
  'οικοσ',
  'οικονομικοσ',
  'πιστοποιητικο',
]);

test.each([
  ['λ/σμός νερού', 'λογαριασμοσ νερού'],
  ['Δ/νση Περιβάλλοντος', 'διευθυνση Περιβάλλοντος'],
  ['δικ/κά', 'δικαιολογητικα'],
  ['πιστ/κό γέννησης', 'πιστοποιητικο γέννησης'],
  // «Οίκος» begins and ends so, too, but nothing is left out of it.
  ['οικ/κός', 'οικονομικοσ'],
])('a contracted word is the one with its beginning and its end: %s', (typed, writtenOut) => {
  expect(writeOut(typed, dictionary)).toBe(writtenOut);
});

test.each(['και/ή', 'ΚΕΠ/Δήμος', '12/3', 'Αίγιο/Ακράτα', 'https://www.gov.gr/λ/σμός'])(
  'what is no contracted word stays as it was typed: %s',
  (typed) => expect(writeOut(typed, dictionary)).toBe(typed),
);
