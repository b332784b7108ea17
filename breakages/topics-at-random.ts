import type { Breakage } from './breakage.ts';

const DRAW = ['domain/maps/draw-map.test.ts'];
const NAMES = ['domain/maps/name-streets.test.ts'];
const TERMS = ['domain/search/words/find-terms.test.ts'];
const NUMBERS = ['domain/text/personal-data.test.ts'];
const EMAIL = ['domain/text/contact-formats.test.ts'];

/** Of search, maps, texts and warnings, what a draw at random found to be held by nothing. */
export const TOPICS_AT_RANDOM: readonly Breakage[] = [
  {
    breaks: 'The screens of the site are not counted among the pages that a search finds.',
    file: 'domain/search/site-search.ts',
    find: "(type === 'page' ? screens : 0)",
    replace: '0',
    tests: ['domain/search/site-search.test.ts'],
    title: 'own screens',
  },
  {
    breaks:
      'Who types three letters finds the words that are derived from anything that begins so.',
    file: 'domain/search/words/word-parts.ts',
    find: 'isGreek(word) && root !== word && root.length >= SHORTEST_ROOT',
    replace: 'isGreek(word)',
    tests: TERMS,
  },
  {
    breaks: 'Who types «χώμα» finds «χώνω».',
    file: 'domain/search/words/word-parts.ts',
    find: 'const SHORTEST_ROOT = 5;',
    replace: 'const SHORTEST_ROOT = 2;',
    tests: TERMS,
  },
  {
    breaks: '«Μήπως εννοείτε» offers words that are unlike what was typed in nearly all letters.',
    file: 'domain/search/words/find-similar.ts',
    find: 'const PART_WRONG = 0.4;',
    replace: 'const PART_WRONG = 1.4;',
    tests: TERMS,
  },
  {
    breaks: '«Οικ/κός» is taken for «οίκος».',
    file: 'domain/search/words/contracted.ts',
    find: 'one.length > first.length + last.length',
    replace: 'one.length > first.length',
    tests: ['domain/search/words/contracted.test.ts'],
  },
  {
    breaks: 'Two short words without their space are not told apart.',
    file: 'domain/search/words/mend-spaces.ts',
    find: 'word.length < 2 * SHORTEST_HALF',
    replace: 'word.length < 3 * SHORTEST_HALF',
    tests: ['domain/search/words/mend-spaces.test.ts'],
  },
  {
    breaks: '«Ψάχνω» leads where «ψάχνω βαρέλια» leads.',
    file: 'domain/search/read-query.ts',
    find: 'if (quality < SURE || isWeakWord(term)) continue;',
    replace: 'if (quality < SURE) continue;',
    tests: ['domain/search/synonyms/synonyms.test.ts'],
    title: 'tells little',
  },
  {
    breaks: 'The first sea of a map has no name.',
    file: 'domain/maps/draw-map.ts',
    find: "lines(['water']).slice(0, MOST_POINTS)",
    replace: "lines(['water']).slice(1, MOST_POINTS)",
    tests: DRAW,
  },
  {
    breaks: 'A map names towns that lie elsewhere.',
    file: 'domain/maps/draw-map.ts',
    find: ' && isInside(spot, sight)',
    replace: '',
    tests: DRAW,
  },
  {
    breaks: 'A map of streets marks no entrance.',
    file: 'domain/maps/draw-map.ts',
    find: "entrances: points('entrance').map(({ x, y }) => ({ x, y })),",
    replace: 'entrances: [],',
    tests: DRAW,
  },
  {
    breaks: 'Only main roads have their names on a map of streets.',
    file: 'domain/maps/draw-map.ts',
    find: "lines(['road', 'street'])",
    replace: "lines(['road'])",
    tests: DRAW,
  },
  {
    breaks: 'The name of a street that goes on below the map stands at its lower edge.',
    file: 'domain/maps/name-streets.ts',
    find: '[y, box.bottom - from.y]',
    replace: '[y, box.bottom + from.y]',
    tests: NAMES,
  },
  {
    breaks: 'The name of a street that comes from the left stands left of the map.',
    file: 'domain/maps/name-streets.ts',
    find: '[-x, from.x - box.left]',
    replace: '[-x, from.x + box.right]',
    tests: NAMES,
  },
  {
    breaks: 'A dash counts as a word of a long sentence.',
    file: 'domain/advice/wording.ts',
    find: '.filter((word) => /[\\p{L}\\p{N}]/u.test(word))',
    replace: '',
    tests: ['domain/advice/wording.test.ts'],
  },
  {
    breaks: 'Who was born in December may stand on the site with the ΑΜΚΑ.',
    file: 'domain/text/personal-data.ts',
    find: 'month > 12',
    replace: 'month > 11',
    tests: NUMBERS,
  },
  {
    breaks: 'Who was born on a 31st may stand on the site with the ΑΜΚΑ.',
    file: 'domain/text/personal-data.ts',
    find: 'day > 31',
    replace: 'day > 30',
    tests: NUMBERS,
  },
  {
    breaks: 'Eleven digits that begin with no month are taken for an ΑΜΚΑ.',
    file: 'domain/text/personal-data.ts',
    find: ' || month > 12',
    replace: '',
    tests: NUMBERS,
  },
  {
    breaks: 'One e-mail address with «Ϊ́» is two, in capitals and in small letters.',
    file: 'domain/text/contact-formats.ts',
    find: ".toLowerCase().normalize('NFKC')",
    replace: '.toLowerCase()',
    tests: EMAIL,
  },
  {
    breaks: 'A warning about a unit that went off the site cannot be read by programs.',
    file: 'domain/alerts/keep-message.ts',
    find: 'names.get(slug) ?? []',
    replace: 'names.get(slug) as never',
    tests: ['domain/alerts/messages.test.ts'],
    title: 'names of the units',
  },
];
