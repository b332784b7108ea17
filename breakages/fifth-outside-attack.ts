import type { Breakage } from './breakage.ts';

/** What the fifth attempt from outside has found. */
export const FIFTH_OUTSIDE_ATTACK: readonly Breakage[] = [
  {
    breaks: 'Minutes of the council do not say that they are in Greek on an English screen.',
    file: 'app/site/municipality/council-sessions.tsx',
    find: 'file && sayOtherLanguage(file.language, htmlLang(language));',
    replace: "'';",
    tests: ['app/site/municipality/council-sessions.test.tsx'],
  },
  {
    breaks: 'Of an event with one date left nobody reads that the next was cancelled.',
    file: 'app/site/events/event-dates.tsx',
    find: 'coming.length < 2 && changed.length === 0',
    replace: 'coming.length < 2',
    tests: ['app/site/events/event-dates.test.tsx'],
  },
  {
    breaks: 'The seventh date of an event is not there.',
    file: 'app/site/events/event-dates.tsx',
    find: 'coming.slice(SHOWN);',
    replace: 'coming.slice(SHOWN + 1);',
    tests: ['app/site/events/event-dates.test.tsx'],
  },
  {
    breaks: 'A unit without an office has an empty card among the offices.',
    file: 'app/site/units/unit-offices.tsx',
    find: 'units.filter(({ data }) => hasOffice(data))',
    replace: 'units',
    tests: ['app/site/units/unit-offices.test.tsx'],
  },
];
