import type { Breakage } from './breakage.ts';

const FOLD = ['domain/text/fold.test.ts'];
const MAPS = ['domain/maps/maps.test.ts'];
const GEOJSON = ['domain/maps/read-geojson.test.ts'];
const LINKS = ['domain/links/visit-link.test.ts'];
const DEAD = ['domain/links/find-dead.test.ts'];
const NIGHT = ['domain/links/check-links.test.ts'];
const INDEX = ['domain/search/index/search-index.test.ts'];
const EXCERPT = ['domain/search/results/excerpt.test.ts'];

/** What residents type and the index says of entries, where links lead, and maps as they are stored. */
export const SEARCH_LINKS_AND_MAPS: readonly Breakage[] = [
  {
    breaks: 'A word of both alphabets, «KEΠ» with a Latin K, is another one than «ΚΕΠ».',
    file: 'domain/text/fold.ts',
    find: 'IN_BOTH_ALPHABETS.test(folded)',
    replace: 'false',
    tests: FOLD,
  },
  {
    breaks: 'English words with digits and Latin words beside Greek ones become Greek.',
    file: 'domain/text/fold.ts',
    find: '!LOOKS_GREEK.test(word) || !IS_GREEK.test(word)',
    replace: '!LOOKS_GREEK.test(word)',
    tests: FOLD,
  },
  {
    breaks: 'A Greek word with a Latin letter that looks like no Greek one is changed in part.',
    file: 'domain/text/fold.ts',
    find: '!LOOKS_GREEK.test(word) || !IS_GREEK.test(word)',
    replace: '!IS_GREEK.test(word)',
    tests: FOLD,
  },
  {
    breaks: 'The Δ of PDF documents is no letter.',
    file: 'domain/text/fold.ts',
    find: "    .replaceAll(INCREMENT, 'δ')\n",
    replace: '',
    tests: FOLD,
  },
  {
    breaks: 'Signs that stand for letters, as the µ of old files, are other letters.',
    file: 'domain/text/fold.ts',
    find: "normalize('NFKD')",
    replace: "normalize('NFD')",
    tests: FOLD,
  },
  {
    breaks: 'A map that grew as it was written is put aside for the built-in one.',
    file: 'domain/maps/site-maps.ts',
    find: 'readGeoJson(row.geojson, Infinity)',
    replace: 'readGeoJson(row.geojson)',
    tests: MAPS,
  },
  {
    breaks: 'Of a file of a map that cannot be read the last line is named.',
    file: 'domain/maps/feature-lines.ts',
    find: 'return whole + 1;',
    replace: 'return ends.length + 1;',
    tests: GEOJSON,
  },
  {
    breaks: 'Half a file of a map is said to be wrong at its beginning.',
    file: 'domain/maps/feature-lines.ts',
    find: "problem === undefined || problem === 'Unexpected end of JSON input'",
    replace: 'problem === undefined',
    tests: GEOJSON,
  },
  {
    breaks: 'A link that leads on in raw Greek letters is called dead.',
    file: 'domain/links/visit-link.ts',
    find: 'location && asUtf8(location)',
    replace: 'location',
    tests: LINKS,
  },
  {
    breaks: 'A link with a language in front, as /en/news, is called dead though visitors arrive.',
    file: 'domain/links/find-answered.ts',
    find: "TAKEN_BY_SERVER[first] === 'language'",
    replace: 'false',
    tests: DEAD,
  },
  {
    breaks: 'A link in capital letters is called dead though visitors arrive.',
    file: 'domain/links/find-answered.ts',
    find: "part.startsWith('%') ? part : part.toLowerCase()",
    replace: 'part',
    tests: DEAD,
  },
  {
    breaks: 'There is something at /news/category/constructor.',
    file: 'domain/links/find-answered.ts',
    find: 'Object.hasOwn(screen.each, last)',
    replace: 'last in screen.each',
    tests: DEAD,
  },
  {
    breaks: 'Visitors find drafts of the year 9999.',
    file: 'database/migrations/first-tables/search-on-sqlite.ts',
    find: '0), ${LAST_DAY}))',
    replace: '0), 9999999))',
    tests: INDEX,
  },
  {
    breaks: 'The first words of a text count as words of its title.',
    file: 'domain/content/model/promoted-columns.ts',
    find: '.padEnd(title_el.length + title_en.length)',
    replace: '',
    tests: INDEX,
  },
  {
    breaks: 'A telephone in a title takes the place of its last words.',
    file: 'domain/content/model/promoted-columns.ts',
    find: 'foldWords(titles).padEnd',
    replace: 'foldForIndex(titles).padEnd',
    tests: INDEX,
  },
  {
    breaks: 'The excerpt leaves out the hit in a long address.',
    file: 'domain/search/results/excerpt.ts',
    find: 'space === -1 || space >= most',
    replace: 'space === -1',
    tests: EXCERPT,
  },
  {
    breaks: 'The excerpt of a text that begins with a word without end is cut before the hit.',
    file: 'domain/search/results/excerpt.ts',
    find: 'space < least ? at : space',
    replace: 'space <= 0 ? at : space',
    tests: EXCERPT,
  },
  {
    breaks: 'Of an address of this site the query is lost on which a redirect leads on.',
    file: 'domain/links/check-links.ts',
    find: 'url.pathname + url.search',
    replace: 'url.pathname',
    tests: NIGHT,
  },
  {
    breaks: 'Links to /index.php?id=57 are called dead, though redirects lead on from there.',
    file: 'domain/links/check-links.ts',
    find: '    dead.delete(path);\n',
    replace: '',
    tests: NIGHT,
  },
  {
    breaks: 'A redirect that leads nowhere any more keeps its links from being called dead.',
    file: 'domain/redirects/find-redirect.ts',
    find: "      .where('query', 'not in', ['', ANY_QUERY])\n",
    replace: '',
    tests: NIGHT,
  },
  {
    breaks: 'The links of a large site keep everybody waiting while their states are kept.',
    file: 'domain/links/check-links.ts',
    find: '    await nextTurn();\n',
    replace: '',
    tests: NIGHT,
  },
  {
    breaks: 'A thousand missed searches are tried again without a turn for visitors.',
    file: 'domain/missed/missed-searches.ts',
    find: '    await nextTurn();\n',
    replace: '',
    tests: ['domain/missed/missed-searches.test.ts'],
  },
  {
    breaks: 'Fifty long documents in a row keep everybody waiting after an upgrade.',
    file: 'domain/search/index/renew-search-texts.ts',
    find: '      await renewing.rest(performance.now() - began);\n',
    replace: '',
    tests: ['domain/search/index/renew-search-texts.test.ts'],
    title: 'a rest after each entry',
  },
  {
    breaks: 'A kind in which nothing was found leads to no other one.',
    file: 'app/site/search/search-page.tsx',
    find: '{!isAllShown && (',
    replace: '{counts.length > 1 && (',
    tests: ['app/site/search/search-screen.test.ts'],
    title: 'the chosen one has nothing',
  },
  {
    breaks: 'Of a broken link the names of all ten thousand entries that have it are sent.',
    file: 'domain/links/broken-links.ts',
    find: "    .where('place', '<=', MOST_USES)\n",
    replace: '',
    tests: ['domain/links/broken-links.test.ts'],
  },
  {
    breaks: 'How many entries have a broken link is counted for all links together.',
    file: 'domain/links/broken-links.ts',
    find: ".over((over) => over.partitionBy('target'))\n            .as('count')",
    replace: ".over()\n            .as('count')",
    tests: ['domain/links/broken-links.test.ts'],
  },
  {
    breaks: 'A new word stays unknown to lists where an older answer arrives after a newer one.',
    file: 'domain/search/index/vocabulary.ts',
    find: "${[...known.words].join('\\n')}",
    replace: '${text}',
    tests: ['domain/search/index/vocabulary.test.ts'],
    title: 'an older answer',
  },
  {
    breaks: 'A day with an hour behind it, as of an event, is taken for a telephone number.',
    file: 'domain/search/words/phones.ts',
    find: '(?!\\d\\d?[./-]\\d\\d?[./-](?:19|20)\\d\\d)',
    replace: '',
    tests: ['domain/search/words/phones.test.ts'],
  },
];
