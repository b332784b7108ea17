import { describe, expect, it } from 'vitest';
import { withoutRepetition } from './without-repetition.ts';

describe('phrases of which one must be there', () => {
  it('have each single word once', () => {
    expect(
      withoutRepetition([[['apofasi', 'apofaseis']], [['ada']], [['apofasi', 'fek']]]),
    ).toEqual([[['apofasi', 'apofaseis', 'ada', 'fek']]]);
  });

  it('leave out those with a word that is enough by itself', () => {
    expect(withoutRepetition([[['ada', 'apofasi']], [['apofasi'], ['dimou']]])).toEqual([
      [['ada', 'apofasi']],
    ]);
  });

  it('keep those of whose words other terms would do, too', () => {
    const phrases = [[['ada']], [['ada', 'apofasi'], ['dimou']]];
    expect(withoutRepetition(phrases)).toEqual(phrases);
  });

  it('leave out a narrower phrase, in whatever order its words stand', () => {
    const wide = [
      ['dimotiko', 'dimotikou'],
      ['symvoulio', 'symvouliou'],
    ];
    const narrow = [['symvoulio'], ['dimotikou'], ['aigio']];
    expect(withoutRepetition([narrow, wide])).toEqual([wide]);
    expect(withoutRepetition([wide, wide])).toEqual([wide]);
  });

  it('keep phrases of which each has something that the other lacks', () => {
    const phrases = [
      [['dimotiko', 'dimotika'], ['symvoulio']],
      [['dimotiko'], ['symvoulio', 'symvouloi']],
    ];
    expect(withoutRepetition(phrases)).toEqual(phrases);
  });

  it('are none where there are none', () => {
    expect(withoutRepetition([])).toEqual([]);
  });
});
