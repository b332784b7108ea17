import type { SpecificationSection } from './promise.ts';

export const WHAT_IT_DOES: SpecificationSection[] = [
  {
    title: '1. What the product does',
    promises: [
      {
        id: '1-greek-default-english',
        what: 'Greek by default, English by `?lang=en`, any other code is Greek',
        language: 'el, en',
        tests: [
          'app/site/layout/layout.test.ts › of %s is %s',
          'app/site/one-language.test.ts › are in no other language',
        ],
        decision: 'The language is in the address alone (docs/decisions/0001).',
      },
      {
        id: '1-language-stays-way',
        what: 'The language stays on the way through the site',
        language: 'el, en',
        tests: [
          'e2e/links.e2e.ts › no link of the site leads nowhere, and links of English pages stay English',
          'app/site/one-language.test.ts › stay in their language on the way: no link leads to a screen in the other one',
        ],
      },
      {
        id: '1-dates-long-locale',
        what: 'Dates are long, in the locale of the language',
        language: 'el, en',
        tests: [
          'app/site/layout/layout.test.ts › decides how long dates are written',
          'e2e/screens.e2e.ts › dates are long, in the locale of the language',
        ],
        decision:
          'Cards of events and sessions show a calendar’s leaf (day and short month) and give the long date to screen readers; columns of the staff’s lists have short months.',
      },
      {
        id: '1-all-content-database',
        what: 'All content is in the database, first filled from the seed',
        language: '–',
        tests: [
          'seed/fill.test.ts › is every entry of the seed, published and with a first revision',
        ],
        decision: 'The specification embeds it in the pages; here staff change it.',
      },
      {
        id: '1-area-723-1',
        what: 'Area 723.1 km², population 49,872, created in 2011 from six municipalities',
        language: 'el, en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › says how large it is, how many live there and since when it exists',
          'seed/content/specification.test.ts › the municipality: area, population, year, address, hours, council',
        ],
      },
    ],
  },
];
