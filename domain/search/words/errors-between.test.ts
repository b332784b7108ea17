import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorsBetween } from './errors-between.ts';

const LETTERS = 'abcdef';
const word = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 12 });
/** Words that share much, so that what one table of errors left behind would be better than what the next one says. */
const alike = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 12 });
/** A letter more, another letter, or a letter less, at some place. */
const edit = fc.record({
  at: fc.nat(12),
  letter: fc.constantFrom('', ...LETTERS),
  instead: fc.nat(1),
});

describe('errors between two words', () => {
  it.each([
    ['vivlio', 'vivlio', 0],
    ['vivlio', 'vivio', 1],
    ['vivio', 'vivlio', 1],
    ['vivlio', 'tivlio', 1],
    ['vivlio', 'vivlia', 1],
    ['wedding', 'wedinng', 2],
    ['wedding', 'wdeding', 1],
    ['school', 'shcool', 1],
    ['ab', 'ba', 1],
    ['abcd', 'badc', 2],
    ['abc', 'xyz', 3],
    ['', 'ab', 2],
  ])('are counted: %s and %s', (one, other, errors) => {
    expect(errorsBetween(one, other, 3)).toBe(errors);
    expect(errorsBetween(other, one, 3)).toBe(errors);
  });

  it('are never more than were made, however the words look', () => {
    fc.assert(
      fc.property(word, fc.array(edit, { maxLength: 4 }), (text, edits) => {
        const changed = edits.reduce(
          (now, { at, letter, instead }) => now.slice(0, at) + letter + now.slice(at + instead),
          text,
        );
        expect(errorsBetween(text, changed, 4)).toBeLessThanOrEqual(edits.length);
      }),
    );
  });

  it('are told exactly up to the most that are asked for, and as one more beyond', () => {
    fc.assert(
      fc.property(alike, alike, fc.integer({ min: 1, max: 5 }), (one, other, most) => {
        const all = errorsBetween(one, other, 30);
        expect(errorsBetween(one, other, most)).toBe(Math.min(all, most + 1));
      }),
    );
  });

  it.each([256, 300])('are too many between texts that no index holds: %i letters', (length) => {
    expect(errorsBetween('a'.repeat(length), 'a'.repeat(length), 2)).toBe(3);
  });
});
