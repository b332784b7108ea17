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
  {
    breaks: 'A phrase that asks for more than another one hides what has the other one.',
    file: 'domain/search/without-repetition.ts',
    find: '[...terms].every((term) => wide.has(term))',
    replace: '[...terms].some((term) => wide.has(term))',
    tests: ['domain/search/without-repetition.test.ts'],
  },
  {
    breaks: 'Two exchanged letters count as two errors.',
    file: 'domain/search/words/errors-between.ts',
    find: 'if (isExchanged) errors',
    replace: 'if (isExchanged && cost === 0) errors',
    tests: ['domain/search/words/errors-between.test.ts'],
  },
  {
    breaks: 'Words that begin as a typed one are looked for from the wrong place.',
    file: 'domain/search/words/sorted-words.ts',
    find: '.word < text) first',
    replace: '.word <= text) first',
    tests: ['domain/search/words/sorted-words.test.ts'],
  },
  {
    breaks: 'Words that came since the last search are not found by their beginning.',
    file: 'domain/search/words/sorted-words.ts',
    find: 'for (const one of this.#added) this.#sorted.splice(this.#placeOf(one.word), 0, one);',
    replace: '',
    tests: ['domain/search/words/sorted-words.test.ts'],
  },
  {
    breaks: 'Half a word is taken for another one misspelt: ‘accomm’ finds «ακόμη».',
    file: 'domain/search/words/find-terms.ts',
    find: '  if (!isNumber && !isExact && word.length >= SHORTEST_HALF_WORD) addBegun();\n',
    replace: '',
    tests: TERMS,
  },
  {
    breaks: 'A space too many hides what is sought: ‘pot hole’.',
    file: 'domain/search/words/mend-spaces.ts',
    find: 'dictionary.words.has(joined) &&',
    replace: 'joined.length < 0 &&',
    tests: ['domain/search/words/mend-spaces.test.ts'],
  },
  {
    breaks: 'A title is not recognised beside a word that tells little: ‘diagonismoi dimou’.',
    file: 'domain/search/rank.ts',
    find: '[...new Set([nameOf(typed), ...namesIn(slots)])]',
    replace: '[nameOf(typed)]',
    tests: ['seed/searching.test.ts'],
  },
  {
    breaks: 'Of a long sentence, its first eight words are searched: what is meant comes last.',
    file: 'domain/search/words/split-words.ts',
    find: '  const strong = asked.filter((word) => !isWeakWord(word));',
    replace: '  const strong = asked;',
    tests: TERMS,
  },
  {
    breaks: '«για δύο βράδια» finds concerts of two evenings instead of rooms.',
    file: 'domain/search/words/split-words.ts',
    find: '  δυο τρεισ τρια τεσσερισ τεσσερα πεντε βραδυ βραδια ',
    replace: '  τρεισ τρια τεσσερισ τεσσερα πεντε βραδυ ',
    tests: TERMS,
  },
  {
    breaks:
      'The birth certificate, of the register of citizens, is asked for at the civil registry.',
    file: 'seed/content/errands-registry.ts',
    find: "pistopoietiko-genneses',\n    office: 'town-hall',",
    replace: "pistopoietiko-genneses',\n    office: 'civil-registry',",
    tests: ['seed/content/facts-of-texts.test.ts'],
    title: 'register of citizens',
  },
  {
    breaks: 'Who types an abbreviation finds nothing of what it stands for.',
    file: 'domain/search/synonyms/original-synonyms.ts',
    find: '${VISITOR_SYNONYMS}${ABBREVIATION_SYNONYMS}`',
    replace: '${VISITOR_SYNONYMS}`',
    tests: SYNONYMS,
  },
  {
    breaks: 'Who asks whether the town hall is open on Monday finds Clean Monday.',
    file: 'domain/search/words/split-words.ts',
    find: 'monday tuesday wednesday thursday friday saturday sunday',
    replace: 'wednesday',
    tests: ['domain/search/words/find-terms.test.ts'],
    title: 'days of the week',
  },
];
