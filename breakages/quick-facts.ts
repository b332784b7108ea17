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
    breaks: 'Eight filters stand in rows of four, and their button alone in a third.',
    file: 'app/ui/styles/navigation.css',
    find: '      grid-template-columns: repeat(3, minmax(0, 1fr));',
    replace: '      grid-template-columns: repeat(4, minmax(0, 1fr));',
    tests: ['e2e/every-screen.e2e.ts'],
    title: '/tourism/beaches$',
  },
  {
    breaks: 'The button of the search stands small on a line under its field.',
    file: 'app/site/search/search-form.tsx',
    find: '<Button className="flex-auto">',
    replace: '<Button>',
    tests: ['e2e/every-screen.e2e.ts'],
    title: '/search',
  },
  {
    breaks: 'An office without an address has the pin of a map, and a link that says nothing.',
    file: 'app/ui/pieces/contact-card.tsx',
    find: "address && plainWords(address) !== '' && keepParts(address)",
    replace: 'address && keepParts(address)',
    tests: ['app/ui/page/pieces.test.tsx'],
  },
  {
    breaks: 'On a large screen the hours of an office are behind a button.',
    file: 'app/ui/styles/fold.css',
    find: '      .fold > details::details-content {\n        content-visibility: visible;\n        height: auto;\n      }',
    replace: '',
    tests: ['e2e/every-setting.e2e.ts'],
    title: 'on a phone long pages fold',
  },
  {
    breaks: 'On a small laptop the hours of a department stand under the days.',
    file: 'app/site/municipality/department-details.tsx',
    find: 'md:max-lg:grid-cols-2 xl:grid-cols-2',
    replace: 'md:grid-cols-2',
    tests: ['e2e/every-setting.e2e.ts'],
    title: 'the hours of a week keep',
  },
  {
    breaks: 'Whether a museum is open is said twice on its page.',
    file: 'app/site/tourism/place-facts.tsx',
    find: '          showsState={false}\n',
    replace: '',
    tests: PLACES,
    title: 'answers before its picture',
  },
  {
    breaks: 'On a tablet the filters of a list wait behind a button as wide as the page.',
    file: 'app/ui/styles/fold.css',
    find: '      .fold-filters > details > summary {\n        display: none;\n      }\n',
    replace: '',
    tests: ['e2e/public-details.e2e.ts'],
    title: 'on a tablet the picture',
  },
  {
    breaks: 'On a small laptop a beach is described in a column of three words.',
    file: 'app/site/tourism/beaches/beaches-page.tsx',
    find: 'lg:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols',
    replace: 'lg:grid-cols',
    tests: ['e2e/public-details.e2e.ts'],
    title: 'on a tablet the picture',
  },
  {
    breaks: 'On a small laptop the hours of a unit’s office stand under the days.',
    file: 'app/ui/styles/bands.css',
    find: '    .content-layout-side .panel dl {\n      font-size: var(--text-xs);\n    }\n',
    replace: '',
    tests: ['e2e/every-setting.e2e.ts'],
    title: 'the hours of a week keep',
  },
];
