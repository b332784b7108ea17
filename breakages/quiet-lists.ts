import type { Breakage } from './breakage.ts';

/** Lists and facts without a second line, an empty place or small print; facts before pictures. */
export const QUIET_LISTS: readonly Breakage[] = [
  {
    breaks: 'On a tablet the last emergency number stands alone beside an empty place.',
    file: 'public/emergency.css',
    find: '.numbers > :first-child:nth-last-child(odd) {\n  grid-column: 1 / -1;',
    replace: '.numbers > :first-child:nth-last-child(odd) {\n  grid-column: auto;',
    tests: ['app/site/emergency/emergency-screens.test.ts'],
    title: 'stands alone',
  },
  {
    breaks: 'Below the line of the filters the events begin with a second one.',
    file: 'app/site/events/event-views.tsx',
    find: ' isBelowFilters={!isPast}',
    replace: '',
    tests: ['app/site/events/events-screens.test.ts'],
    title: 'without a second one',
  },
  {
    breaks: 'A category of documents goes on in a second line.',
    file: 'app/ui/styles/tables.css',
    find: 'white-space: nowrap;',
    replace: 'white-space: normal;',
    tests: ['e2e/every-screen.e2e.ts'],
    title: '/municipality/transparency$',
  },
  {
    breaks: 'A choice of a list that has the focus does not show it.',
    file: 'app/ui/styles/navigation.css',
    find: '    &:focus-visible {\n      border-radius: var(--radius-full);',
    replace:
      '    &:focus-visible {\n      outline: none;\n      border-radius: var(--radius-full);',
    tests: ['e2e/every-screen.e2e.ts'],
    title: '/news$',
  },
  {
    breaks: 'On a phone the unit beside a large figure is small print.',
    file: 'app/ui/styles/lists.css',
    find: 'font-size: max(0.5em, var(--text-sm));',
    replace: 'font-size: 0.5em;',
    tests: ['e2e/every-screen.e2e.ts'],
    title: '/municipality/council$',
  },
  {
    breaks: 'A lodging’s price, way to the sea and season wait below its picture.',
    file: 'app/site/tourism/lodgings/lodging-page.tsx',
    find: 'facts.length > 0 && (',
    replace: 'facts.length > 9 && (',
    tests: ['app/site/tourism/places/places-screens.test.ts'],
  },
  {
    breaks: 'The news of a tender say no date before their titles.',
    file: 'app/site/tenders/tender-sections.tsx',
    find: '{formatLongDate(item.date, language)}',
    replace: '',
    tests: ['app/site/tenders/tenders-screens.test.ts'],
    title: 'have a page with the facts',
  },
  {
    breaks: 'The bar of a form lies over what has the focus.',
    file: 'app/admin/layout/admin-shell.css',
    find: '    scroll-padding-bottom: 11rem;\n',
    replace: '',
    tests: ['app/admin/focus-seen.test.ts'],
  },
  {
    breaks: 'On a phone what was chosen in a filter of beaches is cut off.',
    file: 'app/ui/styles/navigation.css',
    find: '      & > div:has(option:checked:not([value=""])) {\n        grid-column: 1 / -1;\n      }\n',
    replace: '',
    tests: ['e2e/public-details.e2e.ts'],
    title: 'chosen in a filter',
  },
];
