import type { Breakage } from './breakage.ts';

const TENDERS = ['app/site/tenders/tenders-screens.test.ts'];
const RARE = ['app/site/services/rare-parts.test.ts'];
const SERVICES = ['app/site/services/services-screens.test.ts'];
const SMALL = ['app/site/small-facts.test.ts'];
const PLACES = ['app/site/tourism/places/places-screens.test.ts'];
const LAUNCH = ['domain/launch/launch.test.ts'];
const PROMISES = ['domain/search/promises/promises.test.ts'];
const MISSED = ['domain/missed/missed-searches.test.ts'];
const SEARCH = ['app/site/search/search-screen.test.ts'];
const DANGER = ['domain/search/results/emergencies.test.ts'];
const SUGGESTED = ['app/site/search/suggestions.test.ts'];
const BROWSER = ['app/islands/in-the-browser.test.tsx'];

/** Facts of tenders, services and places that no sample has, and what a search does besides finding. */
export const FACTS_AND_FINDING_FOR_RESIDENTS: readonly Breakage[] = [
  {
    breaks: 'Who misspells what happened beyond finding anything sees no number for emergencies.',
    file: 'domain/search/results/emergencies.ts',
    find: '...termsAbove(0, nearest)',
    replace: '...termsAbove(SAME_WORD, nearest)',
    tests: SEARCH,
    title: 'the numbers for emergencies come first',
  },
  {
    breaks: 'The outcome of a tender that nobody translated is told to nobody who reads English.',
    file: 'app/site/tenders/tender-facts.tsx',
    find: '{(data.outcome.el || data.outcome.en) && (',
    replace: '{data.outcome.en && (',
    tests: TENDERS,
    title: 'without documents',
  },
  {
    breaks: 'A tender without documents says nothing where they would stand.',
    file: 'app/site/tenders/tender-sections.tsx',
    find: '<p>{t(TEXTS.noDocuments, language)}</p>',
    replace: 'null',
    tests: TENDERS,
    title: 'without documents',
  },
  {
    breaks: 'A tender names news that speak of it in a draft alone.',
    file: 'domain/tenders/find-news-about.ts',
    find: `          .where('copy', '=', 'published')
`,
    replace: '',
    tests: TENDERS,
    title: 'draft alone',
  },
  {
    breaks: 'A cost that nobody translated is told to nobody who reads English.',
    file: 'app/site/services/service-facts.tsx',
    find: '!text.el && !text.en',
    replace: '!text.en',
    tests: RARE,
    title: 'conditions are a section',
  },
  {
    breaks: 'Where one goes for a service it is not said on which days ahead that is closed.',
    file: 'app/site/services/service-answers.tsx',
    find: '<OfficeHours showsComing office',
    replace: '<OfficeHours office',
    tests: RARE,
    title: 'where one goes',
  },
  {
    breaks: 'A service without a topic is in no list.',
    file: 'app/site/services/all-services.tsx',
    find: 'const topics = [...TOPICS, { value: null, label: TEXTS.otherTopic }];',
    replace: 'const topics: { value: string | null; label: Bilingual }[] = [...TOPICS];',
    tests: RARE,
    title: 'without a topic',
  },
  {
    breaks: 'A term is not explained where it stands among what one needs.',
    file: 'app/site/services/service-sections.tsx',
    find: '<span>{explain.inWords(localise(item, language))}</span>',
    replace: '<span><WordsOf words={localise(item, language)} /></span>',
    tests: RARE,
    title: 'a term leads',
  },
  {
    breaks: 'The English glossary has the Greek other names of a term.',
    file: 'app/site/services/glossary-page.tsx',
    find: "language === 'gr' ? one.alsoGreek : one.alsoEnglish",
    replace: 'one.alsoGreek',
    tests: SERVICES,
    title: 'stands in the glossary',
  },
  {
    breaks: 'The English glossary does not say what a term is called at a Greek counter.',
    file: 'app/site/services/glossary-page.tsx',
    find: "{language === 'en' && !name.lang && one.term.el && one.term.el !== one.term.en && (",
    replace: "{language === 'en' && name.lang && one.term.el && one.term.el !== one.term.en && (",
    tests: SERVICES,
    title: 'stands in the glossary',
  },
  {
    breaks: 'Search engines are told that a service of one unit is that of all.',
    file: 'app/site/services/service-json-ld.ts',
    find: `units.length > 0
        ? units.map((name) => area(localise(name, language).text))
        : area(String(provider.name))`,
    replace: 'area(String(provider.name))',
    tests: SMALL,
    title: 'only some units',
  },
  {
    breaks: 'A place with free admission has the price of before.',
    file: 'app/site/tourism/places/place-head-facts.tsx',
    find: 'data.isFree ? t(FACT_TEXTS.free, language) : price.text',
    replace: 'price.text',
    tests: PLACES,
    title: 'answers before',
  },
  {
    breaks: 'A beach does not say in which months it has a lifeguard.',
    file: 'app/site/tourism/places/place-facts.tsx',
    find: "...(data.category === 'beach' && !season.text && data.lifeguardMonths.length > 0",
    replace: "...(data.category === 'beach' && season.text && data.lifeguardMonths.length > 0",
    tests: PLACES,
    title: 'answers before',
  },
  {
    breaks: 'The first screen of a new site leads to a draft of a legal page that is in the bin.',
    file: 'domain/launch/launch-steps.ts',
    find: `    .where('deleted_at', 'is', null)
`,
    replace: '',
    tests: LAUNCH,
    title: 'has five steps',
  },
  {
    breaks: 'A promise of the search whose address ends with a slash is always broken.',
    file: 'domain/search/promises/check-promises.ts',
    find: "return path.length > 1 ? path.replace(/\\/$/, '') : path;",
    replace: 'return path;',
    tests: PROMISES,
    title: 'among the first three',
  },
  {
    breaks: 'One promise of the search holds up the check of all others.',
    file: 'domain/search/promises/check-promises.ts',
    find: '.slice(0, MOST_OF_ONE)',
    replace: '',
    tests: PROMISES,
    title: 'between commas',
  },
  {
    breaks: 'Of searches made as often, those that nobody makes any more come first.',
    file: 'domain/missed/missed-searches.ts',
    find: `.orderBy('times', 'desc')
    .orderBy('last_on', 'desc')
    .orderBy('words')
    .limit(limit)`,
    replace: `.orderBy('times', 'desc')
    .orderBy('last_on')
    .orderBy('words')
    .limit(limit)`,
    tests: MISSED,
    title: 'after 90 days',
  },
  {
    breaks: 'A search that is made to this day is forgotten 90 days after its first.',
    file: 'domain/missed/missed-searches.ts',
    find: ".where('last_on', '<', longAgo)",
    replace: ".where('first_on', '<', longAgo)",
    tests: MISSED,
    title: 'after 90 days',
  },
  {
    breaks: 'A search that is made again keeps the day of its first.',
    file: 'domain/missed/missed-searches.ts',
    find: `            last_on: e.ref('excluded.last_on'),
`,
    replace: '',
    tests: MISSED,
    title: 'after 90 days',
  },
  {
    breaks: 'What somebody searches an hour later takes the place of what they searched in vain.',
    file: 'domain/missed/search-tally.ts',
    find: 'if (next.at - before.at > TYPING_MS) return false;',
    replace: '',
    tests: MISSED,
    title: 'the whole word',
  },
  {
    breaks: 'Who takes back letters of a search in vain has searched twice.',
    file: 'domain/missed/search-tally.ts',
    find: ' || before.words.startsWith(next.words)',
    replace: '',
    tests: MISSED,
    title: 'the whole word',
  },
  {
    breaks: 'A search in vain is counted again whenever the numbers are written down.',
    file: 'domain/missed/search-tally.ts',
    find: `    this.#counted.clear();
`,
    replace: '',
    tests: MISSED,
    title: 'the whole word',
  },
  {
    breaks: 'A Greek text among English results is read out as English.',
    file: 'app/site/search/search-result.tsx',
    find: 'lang={excerptLang}',
    replace: '',
    tests: SEARCH,
    title: 'in the other language',
  },
  {
    breaks: 'The numbers for an emergency lead to the contact form.',
    file: 'app/site/search/emergency-numbers.tsx',
    find: "<TextLink href={href('/emergency', language)} arrow>",
    replace: "<TextLink href={href('/contact', language)} arrow>",
    tests: SEARCH,
    title: 'named in English',
  },
  {
    breaks: 'An office that is off the site is named as whom to call.',
    file: 'domain/search/results/find-office.ts',
    find: `    .where('state', '=', 'published')
`,
    replace: '',
    tests: SEARCH,
    title: 'off the site',
  },
  {
    breaks: 'Who searches for a flood in Greek is told no number to call.',
    file: 'domain/search/results/emergencies.ts',
    find: 'σεισμός πλημμύρα emergency danger earthquake flood',
    replace: 'σεισμός emergency danger earthquake flood',
    tests: DANGER,
  },
  {
    breaks: 'A suggestion that nobody translated does not say that it is Greek.',
    file: 'app/site/search/suggestions.ts',
    find: 'lang: words.lang,',
    replace: '',
    tests: SUGGESTED,
    title: 'nobody translated',
  },
  {
    breaks: 'Suggestions stay when what was typed is deleted.',
    file: 'app/islands/suggest-while-typing.ts',
    find: `if (query.length < SHORTEST) list.close();
    else `,
    replace: 'if (query.length >= SHORTEST) ',
    tests: BROWSER,
    title: 'suggestions',
  },
  {
    breaks: 'A Greek suggestion on an English page is read out as English.',
    file: 'app/islands/suggestion-list.ts',
    find: 'if (lang) name.lang = lang;',
    replace: '',
    tests: BROWSER,
    title: 'suggestions',
  },
  {
    breaks: 'Enter opens another suggestion than the one that was chosen before somebody typed on.',
    file: 'app/islands/suggestion-list.ts',
    find: `this.#choose(-1);
    this.#open(suggestions.length > 0);`,
    replace: 'this.#open(suggestions.length > 0);',
    tests: BROWSER,
    title: 'suggestions',
  },
  {
    breaks: 'The key Tab goes through all suggestions before it leaves them.',
    file: 'app/islands/suggestion-list.ts',
    find: `    option.tabIndex = -1;
`,
    replace: '',
    tests: BROWSER,
    title: 'suggestions',
  },
];
