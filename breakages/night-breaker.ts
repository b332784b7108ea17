import type { Breakage } from './breakage.ts';

/** What somebody broke by hand in files drawn by lot, and no test noticed at first. */
export const NIGHT_BREAKER: readonly Breakage[] = [
  {
    breaks:
      'A release may refuse links to front pages that entries have, and no migration is asked for.',
    file: 'domain/content/releases/dangerous-changes.ts',
    find: 'now.isExact && !before.isExact',
    replace: 'now.isExact && before.isExact',
    tests: ['domain/content/releases/releases.test.ts'],
    title: 'a change of a field',
  },
  {
    breaks:
      'A search takes words for closer than they are, by what the words before them left behind.',
    file: 'domain/search/words/errors-between.ts',
    find: 'j < i + most ? (row[j] as number) : tooMany',
    replace: 'row[j] as number',
    tests: ['domain/search/words/errors-between.test.ts'],
  },
  {
    breaks: 'Between words of 256 letters there is no number of errors.',
    file: 'domain/search/words/errors-between.ts',
    find: 'one.length >= LONGEST || other.length >= LONGEST',
    replace: 'one.length > LONGEST || other.length > LONGEST',
    tests: ['domain/search/words/errors-between.test.ts'],
  },
];
