import type { Breakage } from './breakage.ts';

/** What the fifteenth attempt from outside has found in the days of the first content. */
export const FIFTEENTH_OUTSIDE_ATTACK_ON_SEEDS: readonly Breakage[] = [
  {
    breaks: 'A sample event that is today is dated in a year.',
    file: 'seed/content/seasons.ts',
    find: 'return thisYear >= from ?',
    replace: 'return thisYear > from ?',
    tests: ['seed/content/seasons.test.ts'],
    title: 'what comes each year',
  },
  {
    breaks: 'A sample concert is on the day before Christmas Eve.',
    file: 'seed/content/seasons.ts',
    find: "monthDay >= '12-23'",
    replace: "monthDay >= '12-25'",
    tests: ['seed/content/seasons.test.ts'],
    title: 'the quiet days',
  },
  {
    breaks: 'A sample concert is on the day after New Year.',
    file: 'seed/content/seasons.ts',
    find: "monthDay <= '01-02'",
    replace: "monthDay < '01-01'",
    tests: ['seed/content/seasons.test.ts'],
    title: 'the quiet days',
  },
  {
    breaks: 'The sample lessons of a school year begin in September.',
    file: 'seed/content/seasons.ts',
    find: '`${yearOf(last) - 1}-10-01`',
    replace: '`${yearOf(last) - 1}-09-01`',
    tests: ['seed/content/seasons.test.ts'],
    title: 'a school year',
  },
  {
    breaks: 'The pictures of the first content have their texts in the other language.',
    file: 'seed/sample-content.ts',
    find: 'alt_el: picture.alt.el',
    replace: 'alt_el: picture.alt.en',
    tests: ['seed/fill.test.ts'],
    title: 'has texts beside every picture and document',
  },
  {
    breaks: 'The documents of the first content have their texts in the other language.',
    file: 'seed/sample-content.ts',
    find: 'alt_el: document.title.el',
    replace: 'alt_el: document.title.en',
    tests: ['seed/fill.test.ts'],
    title: 'has texts beside every picture and document',
  },
  {
    breaks: 'Nothing of the first content says when it was published.',
    file: 'seed/first-entries.ts',
    find: '      published_at: at,\n      public_since: at,',
    replace: '      published_at: null,\n      public_since: at,',
    tests: ['seed/fill.test.ts'],
    title: 'is every entry of the seed',
  },
  {
    breaks: 'Nothing of the first content says since when it is public.',
    file: 'seed/first-entries.ts',
    find: '      public_since: at,\n',
    replace: '      public_since: null,\n',
    tests: ['seed/fill.test.ts'],
    title: 'is every entry of the seed',
  },
];
