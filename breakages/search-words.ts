import type { Breakage } from './breakage.ts';

const TERMS = ['domain/search/words/find-terms.test.ts'];
const SYNONYMS = ['domain/search/synonyms/synonyms.test.ts'];
const PLACES = ['seed/content/facts-of-places.test.ts'];

/** Words inside words, parts of phrases, and facts that sample entries share. */
export const SEARCH_WORDS: readonly Breakage[] = [
  {
    breaks: 'Small things are not found by the word for them: «σκυλάκι».',
    file: 'domain/search/words/find-terms.ts',
    find: 'addExisting(withoutDiminutive(word), QUALITY.kin)',
    replace: 'addExisting([], QUALITY.kin)',
    tests: TERMS,
  },
  {
    breaks: 'A compound does not find its last word: «αγριόσκυλα».',
    file: 'domain/search/words/word-parts.ts',
    find: "if (word[at] === 'ο' && !SUFFIX.test(tail)) tails.push(tail);",
    replace: "if (word[at] === 'η' && !SUFFIX.test(tail)) tails.push(tail);",
    tests: TERMS,
  },
  {
    breaks: 'A dentist is found by a speech: the end of a science is taken for a word.',
    file: 'domain/search/words/word-parts.ts',
    find: ' && !SUFFIX.test(tail)',
    replace: '',
    tests: TERMS,
  },
  {
    breaks: 'A word that no page has leads nowhere, though people type it in a phrase.',
    file: 'domain/search/site-search.ts',
    find: 'return isMissing ? [...slot, ...(otherwise[at] ?? [])] : slot;',
    replace: 'return slot;',
    tests: SYNONYMS,
  },
  {
    breaks: 'Parts of phrases count for words that pages have, too.',
    file: 'domain/search/site-search.ts',
    find: 'const isMissing = matches.missing.has(at) &&',
    replace: 'const isMissing = matches.missing.has(at) ||',
    tests: SYNONYMS,
  },
  {
    breaks: 'The council of the sample content meets on a national holiday.',
    file: 'seed/content/council-sessions.ts',
    find: 'const last = notQuiet(firstWeekdayFrom(addDays(today, -26), WEDNESDAY), -7);',
    replace: 'const last = firstWeekdayFrom(addDays(today, -26), WEDNESDAY);',
    tests: PLACES,
  },
  {
    breaks: 'Two offices of the sample content have one telephone.',
    file: 'seed/content/departments.ts',
    find: "phone: '+30 26910 00165'",
    replace: "phone: '+30 26910 00160'",
    tests: PLACES,
  },
];
