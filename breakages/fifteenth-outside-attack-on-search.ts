import type { Breakage } from './breakage.ts';

const EXCERPT = ['domain/search/results/excerpt.test.ts'];
const PROMISES = ['domain/search/promises/promises.test.ts'];
const SITE_SEARCH = ['domain/search/site-search.test.ts'];
const EMERGENCIES = ['domain/search/results/emergencies.test.ts'];

/** What the fifteenth attempt from outside has found in the search. */
export const FIFTEENTH_OUTSIDE_ATTACK_ON_SEARCH: readonly Breakage[] = [
  {
    breaks: 'Who searches for suicide sees no number to call.',
    file: 'domain/search/results/emergencies.ts',
    find: ' αυτοκτονία 166',
    replace: ' 166',
    tests: EMERGENCIES,
  },
  {
    breaks: 'Who searches in English for somebody who does not breathe sees no number to call.',
    file: 'domain/search/results/emergencies.ts',
    find: ' breathing bleeding',
    replace: ' bleeding',
    tests: EMERGENCIES,
  },
  {
    breaks: 'Who has a pain in the chest is shown no ambulance.',
    file: 'domain/search/results/emergencies.ts',
    find: "'πόνος στο στήθος, heart attack,",
    replace: "'heart attack,",
    tests: EMERGENCIES,
  },
  {
    breaks: 'Who is beaten at home is not shown the number of the police.',
    file: 'domain/search/results/emergencies.ts',
    find: "'ενδοοικογενειακή βία, με χτυπάει, domestic violence'",
    replace: "'ενδοοικογενειακή βία, domestic violence'",
    tests: EMERGENCIES,
  },
  {
    breaks: 'Who searches for danger sees no number to call.',
    file: 'domain/search/results/emergencies.ts',
    find: ' κίνδυνος σεισμός',
    replace: ' σεισμός',
    tests: EMERGENCIES,
  },
  {
    breaks: 'The number of the fire brigade stands beside the ambulance.',
    file: 'domain/search/results/emergencies.ts',
    find: "{ number: '199', label: { el: 'Πυροσβεστική', en: 'Fire brigade' } }",
    replace: "{ number: '199', label: { el: 'Ασθενοφόρο (ΕΚΑΒ)', en: 'Ambulance' } }",
    tests: EMERGENCIES,
  },
  {
    breaks: 'The Coast Guard is named in English on Greek pages.',
    file: 'domain/search/results/emergencies.ts',
    find: "el: 'Λιμενικό Σώμα', en",
    replace: "el: 'Coast Guard', en",
    tests: EMERGENCIES,
  },
  {
    breaks: 'Staff are told of broken promises that were taken off the site.',
    file: 'domain/search/promises/broken-promises.ts',
    find: "    .where('entries.state', '=', 'published')\n",
    replace: '',
    tests: PROMISES,
    title: 'taken off the site',
  },
  {
    breaks: 'The second page of broken promises is the first once more.',
    file: 'domain/search/promises/broken-promises.ts',
    find: '    .offset(offset)\n',
    replace: '',
    tests: PROMISES,
    title: 'is listed page by page',
  },
  {
    breaks: 'A promise that was written anew is said to be broken since before it was made.',
    file: 'domain/search/promises/check-promises.ts',
    find: 'before.map(({ id, query, broken_since }) => [`${id} ${query}`, broken_since]),',
    replace:
      'before.map(({ id, broken_since }) => [`${id} ${broken.find((one) => one.id === id)?.query}`, broken_since]),',
    tests: PROMISES,
    title: 'is listed page by page',
  },
  {
    breaks: 'Where nothing is found, so much is shown instead that nobody reads it.',
    file: 'domain/search/site-search.ts',
    find: 'const MOST_NEAREST = 5;',
    replace: 'const MOST_NEAREST = 50;',
    tests: SITE_SEARCH,
    title: 'shows five at most of what is least unlike',
  },
  {
    breaks: 'Kinds of results stand in the order in which staff see them, warnings not first.',
    file: 'domain/search/site-search.ts',
    find: '.sort((a, b) => a.place - b.place)',
    replace: '',
    tests: SITE_SEARCH,
    title: 'counts warnings and services before',
  },
  {
    breaks: 'Where two texts have all words, nobody sees the third that lacks one.',
    file: 'domain/search/find-matches.ts',
    find: 'const ENOUGH = 3;',
    replace: 'const ENOUGH = 2;',
    tests: SITE_SEARCH,
    title: 'wants every word, in any order',
  },
  {
    breaks: 'A cancelled event is found like one that takes place.',
    file: 'domain/search/results/found-entry.ts',
    find: 'isCancelled: entry.data.isCancelled === true',
    replace: 'isCancelled: false',
    tests: SITE_SEARCH,
    title: 'says of each result what it is called',
  },
  {
    breaks: 'A result is called an announcement whatever news it is.',
    file: 'domain/search/results/found-entry.ts',
    find: '(type.search?.label ?? type.label).one',
    replace: 'type.label.one',
    tests: SITE_SEARCH,
    title: 'says of each result what it is called',
  },
  {
    breaks: 'A warning in force is dated among the results with its end.',
    file: 'domain/search/results/found-entry.ts',
    find: "date: type.search?.endsAtDate && !over ? '' : entry.row.sort_date",
    replace: 'date: entry.row.sort_date',
    tests: ['domain/search/warnings.test.ts'],
  },
  {
    breaks: 'A screen among the results has the short name of a menu.',
    file: 'domain/search/results/screens-found.ts',
    find: 'search.title ?? title',
    replace: 'title',
    tests: SITE_SEARCH,
    title: 'names a screen as results are to name it',
  },
  {
    breaks:
      'What is shown of a result begins so close to what was found that nobody understands it.',
    file: 'domain/search/results/excerpt.ts',
    find: 'const LEAD = 60;',
    replace: 'const LEAD = 6;',
    tests: EXCERPT,
  },
  {
    breaks: 'What was found is not marked where an accent is a character of its own.',
    file: 'domain/search/results/excerpt.ts',
    find: '[\\p{L}\\p{N}\\p{M}',
    replace: '[\\p{L}\\p{N}',
    tests: EXCERPT,
  },
];
