import type { Breakage } from './breakage.ts';

/** What judges from outside hold against a page, an answer or a screen. */
export const JUDGES: readonly Breakage[] = [
  {
    breaks: 'A part of a page without a heading calls itself a section.',
    file: 'app/ui/band.tsx',
    find: "labelledBy ? 'section' : 'div'",
    replace: "'section' as const",
    tests: ['server/pages/nu-checker.test.ts'],
    title: 'every public screen',
    of: ['x-valid-html'],
  },
  {
    breaks: 'The introduction of each page has a role that is none.',
    file: 'app/ui/page-header.tsx',
    find: '<p className="mt-4 max-w-[30em]',
    replace: '<p role="lead" className="mt-4 max-w-[30em]',
    tests: ['server/pages/nu-checker.test.ts'],
    title: 'every public screen',
    of: ['x-valid-html'],
  },
  {
    breaks: 'The form does not name the service about which one asks.',
    file: 'app/site/contact/subject-of.ts',
    find: "return found ? localise(found.data.title, language).text : '';",
    replace: "return found ? '' : '';",
    tests: ['app/site/municipal-criteria.test.ts'],
    title: 'C.SI.2.1',
    of: ['x-municipal-criteria'],
  },
  {
    breaks: 'Whoever makes a link writes the subject of a message.',
    file: 'app/site/contact/subject-of.ts',
    find: "return found ? localise(found.data.title, language).text : '';",
    replace: 'return found ? localise(found.data.title, language).text : about;',
    tests: ['app/site/municipal-criteria.test.ts'],
    title: 'C.SI.2.1',
    of: ['x-municipal-criteria'],
  },
  {
    breaks: 'The questions of the services are gathered nowhere.',
    file: 'app/site/services/questions-page.tsx',
    find: 'data.questions.length > 0)',
    replace: 'data.questions.length > 99)',
    tests: ['app/site/municipal-criteria.test.ts'],
    title: 'C.SI.2.3',
    of: ['x-municipal-criteria'],
  },
  {
    breaks: 'An event that was cancelled is announced to search engines.',
    file: 'app/site/events/event-json-ld.ts',
    find: "data.isCancelled ? 'EventCancelled' : 'EventScheduled'",
    replace: "data.isCancelled ? 'EventScheduled' : 'EventScheduled'",
    tests: ['app/site/events/event-json-ld.test.ts'],
  },
  {
    breaks: 'Search engines hear of days on which a repeated event is cancelled.',
    file: 'app/site/events/event-json-ld.ts',
    find: 'leftOut.length > 0 && { exceptDate',
    replace: 'leftOut.length > 99 && { exceptDate',
    tests: ['app/site/events/event-json-ld.test.ts'],
  },
];
