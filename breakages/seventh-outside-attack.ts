import type { Breakage } from './breakage.ts';

/** What the seventh attempt from outside has found. */
export const SEVENTH_OUTSIDE_ATTACK: readonly Breakage[] = [
  {
    breaks:
      'A document is not found by a word of its title that is also the name of another category.',
    file: 'domain/search/index/newest-matches.ts',
    find: 'if (word.terms.length === 0) return ofCategories;',
    replace: 'if (word) return ofCategories;',
    tests: ['domain/transparency/list-documents.test.ts'],
  },
];
