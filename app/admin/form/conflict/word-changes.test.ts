import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWords } from './word-changes.ts';

const told = (before: string, after: string) =>
  compareWords(before, after).map(({ kind, text }) => `${kind[0]}:${text}`);

test.each([
  ['Η πλατεία', 'Η πλατεία', ['s:Η πλατεία']],
  ['Το Δημαρχείο κλείνει', 'Το Δημαρχείο ανοίγει', ['s:Το Δημαρχείο ', 'r:κλείνει', 'a:ανοίγει']],
  ['κλείνει στις 14:00.', 'κλείνει στις 15:00.', ['s:κλείνει στις ', 'r:14:00', 'a:15:00', 's:.']],
  ['τέλος 1.250,00 €', 'τέλος 1.300,00 €', ['s:τέλος ', 'r:1.250,00', 'a:1.300,00', 's: €']],
  ['', 'Νέο', ['a:Νέο']],
  ['Παλιό', '', ['r:Παλιό']],
  ['', '', []],
  ['Το παλιό', 'Ένα παλιό', ['r:Το', 'a:Ένα', 's: παλιό']],
  [' παλιό', ' νέο', ['s: ', 'r:παλιό', 'a:νέο']],
  ['παλιό ', 'νέο ', ['r:παλιό', 'a:νέο', 's: ']],
  ['παλιός δρόμος', ' οδός', ['r:παλιός δρόμος', 'a: οδός']],
  ['14 έως 18', '15 έως 19', ['r:14', 'a:15', 's: έως ', 'r:18', 'a:19']],
  ['οδός', 'οδός Μητροπόλεως', ['s:οδός', 'a: Μητροπόλεως']],
])('%j becomes %j word by word', (before, after, expected) => {
  expect(told(before, after)).toEqual(expected);
});

test('two changed words beside each other are one change', () => {
  expect(told('a παλιός δρόμος b', 'a νέα οδός b')).toEqual([
    's:a ',
    'r:παλιός δρόμος',
    'a:νέα οδός',
    's: b',
  ]);
});

test('nothing is lost or made up of either text, however long', () => {
  const words = fc.string({ unit: fc.constantFrom('α', 'β', ' ', '\n', '1', '.', 'é', '🌊') });
  fc.assert(
    fc.property(words, words, (before, after) => {
      const runs = compareWords(before, after);
      const of = (kind: string) =>
        runs.filter((run) => run.kind === 'same' || run.kind === kind).map(({ text }) => text);
      expect(of('removed').join('')).toBe(before);
      expect(of('added').join('')).toBe(after);
    }),
  );
  const [long, other] = [0, 1].map((first) =>
    Array.from({ length: 9000 }, (_, i) => `w${i * 2 + first}`).join('-'),
  );
  expect(compareWords(long ?? '', other ?? '')).toHaveLength(2);
});
