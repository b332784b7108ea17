import type { Breakage } from './breakage.ts';

const PLACES = ['app/site/tourism/places-screens.test.ts'];

/** Facts that come before what is only beautiful, and pages that are as long as they must be. */
export const QUICK_FACTS: readonly Breakage[] = [
  {
    breaks:
      'Of a place only the panel after its picture says whether it is open, and what it costs.',
    file: 'app/site/tourism/attractions/attraction-page.tsx',
    find: '        meta={<PlaceHeadFacts place={place} now={loaderData.now} language={language} />}\n',
    replace: '',
    tests: PLACES,
    title: 'answers before its picture',
  },
  {
    breaks: 'An English result of the search shows the Greek names of a term.',
    file: 'domain/content/model/texts-of.ts',
    find: 'inItsLanguage(value as string, field.language)',
    replace: 'value as string',
    tests: ['app/site/search/search-screen.test.ts'],
    title: 'other names of a term',
  },
  {
    breaks: 'Whether a museum is open is said twice on its page.',
    file: 'app/site/tourism/place-facts.tsx',
    find: '          showsState={false}\n',
    replace: '',
    tests: PLACES,
    title: 'answers before its picture',
  },
];
