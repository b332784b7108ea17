import { describe, expect, it } from 'vitest';
import { SortedWords } from './sorted-words.ts';

function sorted(words: readonly string[]): SortedWords {
  const all = new SortedWords();
  for (const word of words) all.add(word);
  return all;
}

describe('words by their beginning', () => {
  it('are found in the order in which they came', () => {
    const words = sorted(['δημου', 'νερο', 'δημαρχος', 'δη', 'δημοτης', 'α']);
    expect(words.startingWith('δημ')).toEqual(['δημου', 'δημαρχος', 'δημοτης']);
    expect(words.startingWith('δη')).toEqual(['δημου', 'δημαρχος', 'δη', 'δημοτης']);
    expect(words.startingWith('α')).toEqual(['α']);
  });

  it('are none where no word begins so, before, between and behind all others', () => {
    const words = sorted(['βουνο', 'δημος']);
    for (const beginning of ['α', 'γ', 'ω', 'δημοσια']) {
      expect(words.startingWith(beginning), beginning).toEqual([]);
    }
    expect(new SortedWords().startingWith('α')).toEqual([]);
  });

  it.each([1, 100, 101, 1000])('are found when %i more have come since the last time', (count) => {
    const words = sorted(['b0', 'a0']);
    expect(words.startingWith('a')).toEqual(['a0']);
    // Every second one begins with an a; those with greater numbers come first.
    const more = Array.from(
      { length: count },
      (_, at) => `${at % 2 === 0 ? 'a' : 'b'}${count - at}`,
    );
    for (const word of more) words.add(word);
    expect(words.startingWith('a')).toEqual(['a0', ...more.filter((word) => word[0] === 'a')]);
  });
});
