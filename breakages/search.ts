import type { Breakage } from './breakage.ts';

const QUERIES = ['seed/searching/queries.test.ts'];
const WARNINGS = ['domain/search/warnings.test.ts'];
const SITE_SEARCH = ['domain/search/site-search.test.ts'];

/** What people type, and what they find. */
export const SEARCH: readonly Breakage[] = [
  {
    breaks: 'Words that sound the same are not found.',
    file: 'domain/search/words/find-terms.ts',
    find: '  if (terms.size === 0 && !isNumber) addSounds();\n',
    replace: '',
    tests: QUERIES,
    of: ['x-search-forgives'],
  },
  {
    breaks: 'The other keyboard layout is not tried.',
    file: 'domain/search/read-query.ts',
    find: 'knownPart(other) > knownPart(plain) + needed;',
    replace: 'knownPart(other) > 2 + knownPart(plain) + needed;',
    tests: QUERIES,
    title: 'wrong keyboard',
    of: ['x-search-forgives'],
  },
  {
    breaks: 'Words with an error are not found.',
    file: 'domain/search/words/find-terms.ts',
    find: '  if (terms.size === 0 && !isNumber) addErrors();\n',
    replace: '',
    tests: ['domain/search/words/find-terms.test.ts'],
  },
  {
    breaks: 'Synonyms are not searched.',
    file: 'domain/search/read-query.ts',
    find: 'return group.sought.map((phrase) => ({',
    replace: 'return group.sought.slice(99).map((phrase) => ({',
    tests: QUERIES,
    title: 'everyday words',
  },
  {
    breaks: 'What a service needs and costs is not searched.',
    file: 'domain/content/model/texts-of.ts',
    find: "    case 'list':\n",
    replace: "    case 'list':\n      if (value !== null) return [];\n",
    tests: ['domain/search/everything.test.ts'],
    of: ['x-search-everything'],
  },
  {
    breaks: 'People and lodgings are found, and lead nowhere.',
    file: 'domain/search/found-entry.ts',
    find: '?? firstShownOn(type, entry) ?? null',
    replace: '?? null',
    tests: ['domain/search/everything.test.ts'],
    of: ['x-search-everything'],
  },
  {
    breaks: 'Warnings are not searched.',
    file: 'domain/content-types/alert.ts',
    find: '  search: { place: 0, endsAtDate: true },\n',
    replace: '',
    tests: WARNINGS,
    of: ['x-search-everything'],
  },
  {
    breaks: 'A warning that has ended stands before what holds now.',
    file: 'domain/search/found-entry.ts',
    find: 'date <= localTimeInGreece(now)',
    replace: 'date < now.toISOString().slice(0, 4)',
    tests: WARNINGS,
  },
  {
    breaks: 'A warning that stands for some hours breaks what a search promises.',
    file: 'domain/search/promises/check-promises.ts',
    find: 'type !== alert.name || path === target',
    replace: "type !== '' || path === target",
    tests: ['domain/search/promises/promises.test.ts'],
    title: 'while warnings stand',
  },
  {
    breaks: 'A list of results does not say that a warning has ended.',
    file: 'app/site/search/search-page.tsx',
    find: 'isOver: entry.isOver,',
    replace: 'isOver: false,',
    tests: ['app/site/search/search-screen.test.ts'],
    title: 'has ended',
  },
  {
    breaks: 'Where nothing has all words, nothing is found.',
    file: 'domain/search/find-matches.ts',
    find: 'if (countMatches(whole) >= ENOUGH) {',
    replace: 'if (countMatches(whole) >= 0) {',
    tests: SITE_SEARCH,
    title: 'makes do',
  },
  {
    breaks: 'An acronym is found in parts of words.',
    file: 'domain/search/words/find-terms.ts',
    find: 'if (word.length < SHORTEST_PART) return;',
    replace: '',
    tests: ['domain/search/words/find-terms.test.ts'],
    title: 'acronym',
  },
];
