import { describe, expect, it } from 'vitest';
import { stemOf } from './word-stems.ts';

describe('the stem of a word', () => {
  it.each([
    ['πιστοποιητικο', 'πιστοποιητικ'],
    ['πιστοποιητικων', 'πιστοποιητικ'],
    ['παραλιεσ', 'παραλι'],
    ['αποφαση', 'αποφασ'],
    ['αποφασεισ', 'αποφασ'],
    ['beaches', 'beach'],
    ['services', 'servic'],
    ['νερο', 'νερο'],
    ['2026', '2026'],
  ])('of %s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});
