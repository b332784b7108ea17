import type { Breakage } from './breakage.ts';

/** Lists without a second line, and without an empty place. */
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
];
