import type { Breakage } from './breakage.ts';

const LEAVING = ['domain/content/acts/due/leaving.test.ts'];
const PLANNED_SETS = ['domain/content/sets/planned-sets.test.ts'];
const UNDONE_SETS = ['domain/content/sets/undo-set.test.ts'];
const NAMED = ['domain/content/references/require-unused.test.ts'];

/** Acts on entries and sets where their plans, members and names meet. */
export const CONTENT_ACTS: readonly Breakage[] = [
  {
    breaks: 'What could not be published in time is archived without ever having been public.',
    file: 'domain/content/acts/due/due-entries.ts',
    find: "if (column === 'leave_at' && before.state === 'draft') return false;",
    replace: '',
    tests: PLANNED_SETS,
  },
  {
    breaks: 'A plan for 31 April is one for 1 May.',
    file: 'domain/content/acts/publication.ts',
    find: ' && isCalendarDay(text.slice(0, 10))',
    replace: '',
    tests: LEAVING,
  },
  {
    breaks: 'A plan for the year 10000 is due at once.',
    file: 'domain/content/acts/publication.ts',
    find: ' || moment > LAST',
    replace: '',
    tests: LEAVING,
  },
  {
    breaks: 'The last moment of the last year cannot be planned.',
    file: 'domain/content/acts/publication.ts',
    find: ' || moment > LAST',
    replace: ' || moment >= LAST',
    tests: LEAVING,
  },
  {
    breaks: 'An undone set archives an entry that somebody unarchived, without a day.',
    file: 'domain/content/sets/undo-set.ts',
    find: '(entry.archived_at ?? now.toISOString())',
    replace: 'entry.archived_at',
    tests: UNDONE_SETS,
  },
  {
    breaks: 'An undone set says that what was archived all the time is archived since now.',
    file: 'domain/content/sets/undo-set.ts',
    find: '(entry.archived_at ?? now.toISOString())',
    replace: 'now.toISOString()',
    tests: UNDONE_SETS,
  },
  {
    breaks: 'An undone set shows media that lie in the bin.',
    file: 'domain/content/sets/undo-set.ts',
    find: 'await restoreMediaOf(tx, before.id, acting);',
    replace: '',
    tests: UNDONE_SETS,
  },
  {
    breaks: 'A set by which personal data went cannot be undone from the screen.',
    file: 'app/admin/sets/undo-publication.tsx',
    find: '{ ...(changed.length > 0 && { changed: choice }), ...more }',
    replace: '{ ...(changed.length > 0 && { changed: choice }) }',
    tests: ['app/admin/acts-of-staff.test.ts'],
    title: 'whoever undoes a set by which personal data went',
  },
  {
    breaks: 'An editor ends the plan of what only administrators may change, with its set.',
    file: 'domain/content/sets/plan-entry.ts',
    find: 'if (before.publish_at === null) return;\n  requireMayPlan(before, acting);',
    replace: 'if (before.publish_at === null) return;',
    tests: PLANNED_SETS,
  },
  {
    breaks: 'An editor chooses the languages of what only administrators may change.',
    file: 'domain/content/sets/plan-entry.ts',
    find: '  requireMayPlan(before, acting);\n  const after = await setColumns(tx, before, plannedColumns(planned, acting));',
    replace: '  const after = await setColumns(tx, before, plannedColumns(planned, acting));',
    tests: PLANNED_SETS,
  },
  {
    breaks: 'A planned set brings back the English that was taken off the site.',
    file: 'domain/content/acts/unpublish-entry.ts',
    find: '  await keepLanguagesInSet(tx, before, after);\n',
    replace: '',
    tests: PLANNED_SETS,
  },
  {
    breaks: 'A planned set publishes other languages than a save has named.',
    file: 'domain/content/acts/save-entry.ts',
    find: '    await keepLanguagesInSet(tx, before, after);\n',
    replace: '',
    tests: PLANNED_SETS,
  },
  {
    breaks: 'The plan of an entry alone decides about the languages of a set without a plan.',
    file: 'domain/content/sets/planned-sets.ts',
    find: ' || !(await isPlannedInSet(tx, after.id))) return;',
    replace: ') return;',
    tests: PLANNED_SETS,
  },
  {
    breaks: 'One entry with personal data keeps the others out of a planned set.',
    file: 'domain/content/sets/fill-set.ts',
    find: 'if (await asksForReason(tx, entry, planned, acting)) return { text: ASKS, set: undefined };',
    replace: '',
    tests: PLANNED_SETS,
  },
  {
    breaks: 'What stays outside a set takes a place of its hundred.',
    file: 'domain/content/sets/fill-set.ts',
    find: 'if (added > 0 && here.size + added > MOST_SET_ENTRIES)',
    replace: 'if (here.size + coming.length > MOST_SET_ENTRIES)',
    tests: ['domain/content/sets/sets.test.ts'],
  },
  {
    breaks: 'A department is deleted although services name it.',
    file: 'domain/content/acts/delete-entry.ts',
    find: '    await requireUnreferred(tx, before);\n',
    replace: '',
    tests: NAMED,
  },
  {
    breaks: 'A copy has half of a character where its title was cut.',
    file: 'domain/content/acts/duplicate-entry.ts',
    find: '.replace(/[\\ud800-\\udbff]$/, ',
    replace: '.replace(/^$/, ',
    tests: ['domain/content/acts/review/rechecking.test.ts'],
  },
  {
    breaks: 'A call under way is forgotten for the answers of others, and carried out twice.',
    file: 'api/once-only.ts',
    find: 'if (oldest.bytes > 0) this.forget',
    replace: 'this.forget',
    tests: ['api/once-only.test.ts'],
  },
];
