import type { Breakage } from './breakage.ts';

const RANKED = ['domain/search/results/rank.test.ts'];

/** Small promises that were named as held by no test, and have one since. */
export const FINDS: readonly Breakage[] = [
  {
    breaks: 'A search finds «Νέο μεγάλο λιμάνι» as well by one of its words as «Λιμάνι».',
    file: 'domain/search/results/rank.ts',
    find: 'const REST_OF_TITLE = 0.5;',
    replace: 'const REST_OF_TITLE = 0;',
    tests: RANKED,
  },
  {
    breaks: 'A search does not care how often a text has the word.',
    file: 'domain/search/results/rank.ts',
    find: 'const AGAIN = 0.4;',
    replace: 'const AGAIN = 0;',
    tests: RANKED,
  },
  {
    breaks: 'What does nothing but repeat a word is found first.',
    file: 'domain/search/results/rank.ts',
    find: 'const MOST_AGAIN = 5;',
    replace: 'const MOST_AGAIN = 50;',
    tests: RANKED,
  },
  {
    breaks: 'A search takes the end of a text for its beginning.',
    file: 'domain/search/results/rank.ts',
    find: 'told.first < EARLY_WORDS',
    replace: 'told.first <= EARLY_WORDS',
    tests: RANKED,
  },
  {
    breaks: 'Words that were chosen to find a screen count no more than those of a text.',
    file: 'domain/search/results/rank.ts',
    find: 'const CURATED = 2.5;',
    replace: 'const CURATED = 1;',
    tests: RANKED,
  },
  {
    breaks: 'A search shows a warning that lasts behind what is only called so.',
    file: 'domain/search/results/rank.ts',
    find: 'const URGENT = 12;',
    replace: 'const URGENT = 0;',
    tests: RANKED,
  },
  {
    breaks: 'A warning stands before all that a search finds, whatever the warning is about.',
    file: 'domain/search/results/rank.ts',
    find: 'isUrgent && values.every((value) => value > 0)',
    replace: 'isUrgent',
    tests: RANKED,
  },
  {
    breaks: 'A warning that is over stands first in a search.',
    file: 'domain/search/results/rank.ts',
    find: `  if (isPast) return pastBy(values);
  if (isUrgent && values.every((value) => value > 0)) return URGENT;
`,
    replace: `  if (isUrgent && values.every((value) => value > 0)) return URGENT;
  if (isPast) return pastBy(values);
`,
    tests: RANKED,
  },
  {
    breaks: 'What has one of the sought words in its title stands before what has both.',
    file: 'domain/search/results/rank.ts',
    find: 'const WHOLE = 8;',
    replace: 'const WHOLE = 0;',
    tests: RANKED,
  },
  {
    breaks: 'Of two sought words the one that everything has counts as much as the rare one.',
    file: 'domain/search/results/rank.ts',
    find: 'certaintyOf(slot) * Math.log(1 + measured.length / having)',
    replace: 'certaintyOf(slot)',
    tests: RANKED,
  },
  {
    breaks: 'A name that was only nearly typed counts as the name that was meant.',
    file: 'domain/search/results/rank.ts',
    find: 'const HEARD = 0.84;',
    replace: 'const HEARD = 0.8;',
    tests: RANKED,
  },
  {
    breaks: 'Half of a phrase is a result for the whole of it.',
    file: 'domain/search/results/rank.ts',
    find: '        if (!titled && !told) return;\n',
    replace: '',
    tests: RANKED,
  },
  {
    breaks: 'The English words of a title make it worse for what was typed in Greek.',
    file: 'domain/search/results/rank.ts',
    find: 'return [Math.max(1, words.length - latin), Math.max(1, latin)];',
    replace: 'return [words.length, words.length];',
    tests: RANKED,
  },
  {
    breaks: 'What is equally good stands in another order each time.',
    file: 'domain/search/results/rank.ts',
    find: '.sort((a, b) => b.score - a.score)',
    replace: '.sort((a, b) => b.score - a.score || -1)',
    tests: RANKED,
  },
  {
    breaks: 'A phrase of which one word is none counts as certain.',
    file: 'domain/search/results/certainty.ts',
    find: 'quality * Math.min(...words',
    replace: 'quality * Math.max(...words',
    tests: RANKED,
  },
  {
    breaks: 'A chain of eleven redirects is followed.',
    file: 'domain/redirects/find-redirect.ts',
    find: 'const MOST_STEPS = 10;',
    replace: 'const MOST_STEPS = 11;',
    tests: ['domain/redirects/redirects.test.ts'],
    title: 'lead one to the next',
  },
  {
    breaks: 'A chain of ten redirects is taken for a circle.',
    file: 'domain/redirects/find-redirect.ts',
    find: 'return between.length === MOST_STEPS;',
    replace: 'return between.length >= MOST_STEPS - 1;',
    tests: ['domain/redirects/redirects.test.ts'],
    title: 'lead one to the next',
  },
  {
    breaks: 'An old address still leads to an entry that lies in the bin.',
    file: 'domain/content/addresses/former-addresses.ts',
    find: "      .where('entries.deleted_at', 'is', null)\n",
    replace: '',
    tests: [
      'server/pages/lead-elsewhere.test.ts',
      'domain/content/addresses/former-addresses.test.ts',
    ],
  },
  {
    breaks: 'Ctrl+K puts pages that only mention a word before what is called so.',
    file: 'app/admin/content/find/find-dialog.tsx',
    find: `  return namedFirst(
    search,
    found.map(`,
    replace: `  return namedFirst(
    '',
    found.map(`,
    tests: ['app/admin/content/list/lists-on-screen.test.ts'],
    title: 'screens first',
  },
  {
    breaks: 'Ctrl+K puts the screens behind the entries.',
    file: 'app/admin/content/find/find-dialog.tsx',
    find: '[...findScreens(typed, role), ...(isSearched ? (search.data ?? []) : [])]',
    replace: '[...(isSearched ? (search.data ?? []) : []), ...findScreens(typed, role)]',
    tests: ['app/admin/content/list/lists-on-screen.test.ts'],
    title: 'screens first',
  },
];
