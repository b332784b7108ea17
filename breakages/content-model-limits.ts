import type { Breakage } from './breakage.ts';

const SCHEMAS = ['domain/content/model/fields/schema.test.ts'];

/** What a field takes at most, what is archived or off the site, and who makes which calls. */
export const CONTENT_MODEL_LIMITS: readonly Breakage[] = [
  {
    breaks: 'A page may have more pictures than the API takes.',
    file: 'domain/content/model/fields/schema.ts',
    find: '.max(50, { error',
    replace: '.max(51, { error',
    tests: SCHEMAS,
  },
  {
    breaks: 'An office may have more hours than its form shows.',
    file: 'domain/content/model/fields/schema.ts',
    find: '.max(14, { error',
    replace: '.max(15, { error',
    tests: SCHEMAS,
  },
  {
    breaks: 'A draft with two pictures that nobody has chosen yet is refused.',
    file: 'domain/content/model/fields/schema.ts',
    find: "value === null || value === '') return [];",
    replace: "value === '') return [];",
    tests: SCHEMAS,
  },
  {
    breaks: 'A rule for the first Monday of a month may name a Friday, too.',
    file: 'domain/content/model/fields/repetition-schema.ts',
    find: 'weekdays.slice(0, 1)',
    replace: 'weekdays',
    tests: SCHEMAS,
  },
  {
    breaks: 'A place may lie south of the South Pole.',
    file: 'domain/content/model/fields/schema.ts',
    find: '.min(-90, { error',
    replace: '.min(-91, { error',
    tests: SCHEMAS,
  },
  {
    breaks: 'A reviewer makes the calls of administrators.',
    file: 'api/access.ts',
    find: "rule === 'admin' && staff.role !== 'admin'",
    replace: "rule === 'admin' && staff.role === 'editor'",
    tests: ['api/calls-and-roles.test.ts'],
    title: 'is for',
  },
  {
    breaks: 'A text shows an empty card of an office that is off the site.',
    file: 'domain/content/texts/text-facts.ts',
    find: "    .where('state', '=', 'published')\n",
    replace: '',
    tests: ['domain/content/texts/text-facts.test.ts'],
  },
  {
    breaks: 'What is archived and still true falls due all the same.',
    file: 'domain/content/model/recheck.ts',
    find: "entry.state === 'published' ? ",
    replace: 'entry.state ? ',
    tests: ['domain/content/acts/review/rechecking.test.ts'],
    title: 'archived is not due',
  },
];
