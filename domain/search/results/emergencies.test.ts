import { expect, test } from 'vitest';
import type { Slot } from '../read-query.ts';
import { foldForIndex } from '../words/split-words.ts';
import { listEmergencyNumbers } from './emergencies.ts';

/** What is to be called for words that were typed so, each as its own part. */
const calledFor = (typed: string) =>
  listEmergencyNumbers(
    foldForIndex(typed)
      .split(' ')
      .map((word) => [{ words: [new Map([[word, 1]])], quality: 1 }] as unknown as Slot),
  ).map(({ number }) => number);

test.each([
  ['πυρκαγιά', ['112', '199']],
  ['wildfire', ['112', '199']],
  ['ασθενοφόρο', ['112', '166']],
  ['ambulance', ['112', '166']],
  ['πνίγεται', ['112', '108']],
  ['coastguard', ['112', '108']],
  ['ναυάγιο', ['112', '108']],
  ['διάρρηξη', ['112', '100']],
  ['stolen', ['112', '100']],
  ['heart attack', ['112', '166']],
  ['attack', ['112', '100']],
  ['πυρκαγιά κλέφτης', ['112', '199', '100']],
  ['σεισμός', ['112']],
  ['earthquake', ['112']],
  ['πλημμύρα', ['112']],
  ['flood', ['112']],
  ['βιβλιοθήκη', []],
])('%s: %j', (typed, numbers) => {
  expect(calledFor(typed)).toEqual(numbers);
});
