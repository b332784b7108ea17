import type { Breakage } from './breakage.ts';

const SUGGESTED = ['app/site/search/suggestions.test.ts'];
const SCREEN = ['app/site/search/search-screen.test.ts'];
const RENEWED = ['domain/search/index/renew-search-texts.test.ts'];
const SYNONYMS = ['domain/search/synonyms/synonyms.test.ts'];

/** What helps those who search: suggestions, something where nothing is found, synonyms of staff. */
export const SEARCH_HELP: readonly Breakage[] = [
  {
    breaks: 'The word that somebody is typing is taken for a whole one.',
    file: 'domain/search/read-query.ts',
    find: 'word === typing ? findBegun',
    replace: 'word === undefined ? findBegun',
    tests: SUGGESTED,
    of: ['x-search-suggests'],
  },
  {
    breaks: 'Suggestions lead to the Greek pages from English ones.',
    file: 'app/site/search/suggestions.ts',
    find: 'download ? path : href(path, language)',
    replace: 'path',
    tests: SUGGESTED,
    title: 'in English',
    of: ['x-search-suggests'],
  },
  {
    breaks: 'Where nothing is found, nothing that is near is named.',
    file: 'domain/search/site-search.ts',
    find: 'return terms.size > 0 ? [[{ words: [terms], quality: 1 }]] : [];',
    replace: 'return [];',
    tests: SCREEN,
    title: 'what comes nearest',
    of: ['x-search-never-empty'],
  },
  {
    breaks: 'Nobody is told whom to call in danger.',
    file: 'domain/search/results/emergencies.ts',
    find: 'return [EUROPEAN, ...meant',
    replace: 'return [...meant',
    tests: SCREEN,
    title: 'emergencies',
    of: ['x-search-never-empty'],
  },
  {
    breaks: 'The office in charge of a service is not named.',
    file: 'domain/search/results/find-office.ts',
    find: 'row?.type === service.name ? await inCharge(db, row) : row && officeOf(row)',
    replace: 'row && officeOf(row)',
    tests: SCREEN,
    title: 'office in charge',
  },
  {
    breaks: 'Synonyms that staff publish are found after the next start.',
    file: 'domain/search/synonyms/read-synonyms.ts',
    find: 'if (before?.state === state)',
    replace: 'if (before)',
    tests: SYNONYMS,
    of: ['x-search-synonyms'],
  },
  {
    breaks: 'Synonyms lead back from what is meant.',
    file: 'domain/search/synonyms/synonyms.ts',
    find: '{ typed: phrases, negated, sought } : undefined',
    replace:
      '{ typed: [...phrases, ...sought], negated, sought: [...phrases, ...sought] } : undefined',
    tests: SYNONYMS,
    title: 'one way',
    of: ['x-search-synonyms'],
  },
  {
    breaks: 'The search of an empty site offers a service that is not there.',
    file: 'app/site/search/site-screens.ts',
    find: '  if (!certificates || certificates.archivedAt) return SCREENS;\n',
    replace: '',
    tests: ['app/site/empty-site.test.ts'],
  },
  {
    breaks: 'The name of a municipal unit counts as much as what is sought there.',
    file: 'domain/search/results/certainty.ts',
    find: 'const PLACE = 0.12;',
    replace: 'const PLACE = 1;',
    tests: ['domain/search/place-names.test.ts'],
  },
  {
    breaks: 'Who asks where to eat is taken for who has nothing to eat.',
    file: 'domain/search/synonyms/synonyms.ts',
    find: 'return isNegated ? all : all.filter',
    replace: 'return isNegated || word ? all : all.filter',
    tests: SYNONYMS,
    title: 'something is missing',
  },
  {
    breaks: 'An office that is found leads to the top of a long page.',
    file: 'domain/screens/shown-on.ts',
    find: 'first.place ? `${first.path}#${first.place}` : first.path',
    replace: 'first.path',
    tests: ['domain/search/results/found-first.test.ts'],
    title: 'puts an office',
  },
  {
    breaks: 'Entries saved by an earlier version are not found by what this one knows of them.',
    file: 'server/run/open-site.ts',
    find: '      search = startRenewingSearch({ db, log });\n',
    replace: '',
    tests: ['server/run/open-site.test.ts'],
    title: 'whatever an earlier one has written',
  },
  {
    breaks: 'A new version writes older words over an entry that somebody saves meanwhile.',
    file: 'domain/search/index/renew-search-texts.ts',
    find: "      .where('version', '=', row.version)\n",
    replace: '',
    tests: RENEWED,
  },
  {
    breaks: 'After a process that died, entries keep the words of the version before.',
    file: 'domain/search/index/renew-search-texts.ts',
    find: '  const analysis = nameAnalysis();\n',
    replace: '  const analysis = nameAnalysis();\n  await writeFact(db, FACT, analysis);\n',
    tests: RENEWED,
  },
  {
    breaks: 'Results that are held stay those of the version before.',
    file: 'domain/search/index/renew-search-texts.ts',
    find: 'touchSite(tx);',
    replace: '{}',
    tests: RENEWED,
  },
  {
    breaks:
      'What a type says of its entries besides their texts is not looked at after an upgrade.',
    file: 'domain/search/index/name-analysis.ts',
    find: 'promotedColumns(type, exampleData(type.fields, at)).search_text',
    replace: 'promotedColumns(type, emptyData(type.fields)).search_text',
    tests: RENEWED,
  },
  {
    breaks: 'Who searches for a heart attack is told to call the police.',
    file: 'domain/search/results/emergencies.ts',
    find: '!said.some((phrase) => phrase.includes(term))',
    replace: 'said.length >= 0 && term.length > 0',
    tests: ['app/site/search/search-screen.test.ts'],
    title: 'heart attack',
  },
  {
    breaks: 'Who writes that somebody does not breathe finds nothing, and no number.',
    file: 'domain/search/results/emergencies.ts',
    find: 'αναίσθητος αναπνέει αιμορραγία',
    replace: 'αναίσθητος αιμορραγία',
    tests: ['app/site/search/search-screen.test.ts'],
    title: 'δεν αναπνέει',
  },
];
