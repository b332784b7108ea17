import type { Breakage } from './breakage.ts';

const LEAVING = ['domain/content/acts/leaving.test.ts'];
const RECHECKING = [
  'domain/content/acts/rechecking.test.ts',
  'domain/content/model/recheck.test.ts',
];
const ARCHIVED_SCREENS = ['app/site/archived-screens.test.ts'];

/** Entries that leave by themselves, the archive, what is looked through again, copies. */
export const TIME: readonly Breakage[] = [
  {
    breaks: 'An entry that is to leave at a moment stays.',
    file: 'domain/content/acts/carry-out-plans.ts',
    find: 'const left = await leaveDue(db, now);',
    replace: 'const left = await leaveDue(db, new Date(0));',
    tests: LEAVING,
    title: 'comes about by itself',
    of: ['x-leaves-by-itself'],
  },
  {
    breaks: 'An entry leaves before the moment.',
    file: 'domain/content/acts/due-entries.ts',
    find: ".where(column, '<=', at)",
    replace: ".where(column, 'is not', null)",
    tests: ['server/run/planned-changes.test.ts', ...LEAVING],
    of: ['x-leaves-by-itself'],
  },
  {
    breaks: 'An entry may leave before it is published.',
    file: 'domain/content/acts/plan-leaving.ts',
    find: 'if (before.publish_at && leave_at <= before.publish_at) throw beforePublication();',
    replace: '',
    tests: LEAVING,
  },
  {
    breaks: 'A publication is put off until after the entry has left.',
    file: 'domain/content/acts/publication.ts',
    find: "if (stored?.leave_at && moment >= stored.leave_at) throw refusal('afterLeaving');",
    replace: '',
    tests: LEAVING,
  },
  {
    breaks: 'A cancelled moment to leave comes about.',
    file: 'domain/content/acts/plan-leaving.ts',
    find: 'const after = await setColumns(tx, before, NOT_LEAVING);',
    replace: 'const after = await setColumns(tx, before, { leave_by: null });',
    tests: LEAVING,
    title: 'does not come about',
  },
  {
    breaks: 'Nobody sees in the audit log that an entry left by itself.',
    file: 'domain/content/acts/leave-due.ts',
    find: "'archived-by-plan' : 'unpublished-by-plan'",
    replace: "'archived' : 'unpublished'",
    tests: LEAVING,
    title: 'is written down',
    of: ['x-leaves-by-itself'],
  },
  {
    breaks: 'A held page outlives the moment at which its entry leaves.',
    file: 'domain/content/acts/write-entry.ts',
    find: 'const { publish_at, leave_at, state, slug, position, published } = row;',
    replace:
      "const { publish_at, state, slug, position, published } = row;\n  const leave_at = '';",
    tests: ['server/run/planned-changes.test.ts'],
    title: 'leaves at its moment',
  },
  {
    breaks: 'An archived entry is no longer at its address.',
    file: 'domain/content/reading/published-entries.ts',
    find: ".where('slug', '=', slug)\n    .where('state', '!=', 'draft')",
    replace: ".where('slug', '=', slug)\n    .where('state', '=', 'published')",
    tests: [...LEAVING, ...ARCHIVED_SCREENS],
    of: ['x-archived-stays'],
  },
  {
    breaks: 'An archived entry stays in the lists.',
    file: 'domain/content/reading/published-entries.ts',
    find: "'=', asked.isArchived ? 'archived' : 'published')",
    replace: "'!=', asked.isArchived ? 'published' : 'draft')",
    tests: [...LEAVING, ...ARCHIVED_SCREENS],
    of: ['x-archived-stays'],
  },
  {
    breaks: 'An archived page does not say that it is one.',
    file: 'app/site/archived-note.tsx',
    find: 'if (since === null) return null;',
    replace: 'if (since !== undefined) return null;',
    tests: ARCHIVED_SCREENS,
    of: ['x-archived-stays'],
  },
  {
    breaks: 'Search engines go on offering an archived news item.',
    file: 'app/site/news/article-page.tsx',
    find: 'noIndex: loaderData.archivedAt !== null,',
    replace: 'noIndex: false,',
    tests: ARCHIVED_SCREENS,
  },
  {
    breaks: 'The search shows archived entries before current ones.',
    file: 'domain/search/word-match.ts',
    find: "order by ${archivedByKey('s.key')}, ${scoreOf",
    replace: 'order by ${scoreOf',
    tests: LEAVING,
    title: 'last in the search',
  },
  {
    breaks: 'Correcting an archived entry brings it back into the lists.',
    file: 'domain/content/model/entry.ts',
    find: "return state === 'archived' ? state : 'published';",
    replace: "return state === 'archived' ? 'published' : 'published';",
    tests: LEAVING,
  },
  {
    breaks: 'All entries of the first content fall due on one day.',
    file: 'domain/content/model/recheck.ts',
    find: '-(numberOf(entry.id) % (widest + 1))',
    replace: '-(entry.id.length % (widest + 1))',
    tests: RECHECKING,
    of: ['x-recheck-due'],
  },
  {
    breaks: '‘Still true’ leaves the entry due.',
    file: 'domain/content/acts/confirm-entry.ts',
    find: "const after = await setColumns(tx, before, columns);\n    await recordAct(tx, 'confirmed'",
    replace:
      "const after = await setColumns(tx, before, { checked_at: columns.checked_at });\n    await recordAct(tx, 'confirmed'",
    tests: RECHECKING,
    of: ['x-recheck-due'],
  },
  {
    breaks: '‘Still true’ makes a new version.',
    file: 'domain/content/acts/confirm-entry.ts',
    find: "const after = await setColumns(tx, before, columns);\n    await recordAct(tx, 'confirmed'",
    replace:
      "const after = await setColumns(tx, before, { ...columns, version: before.version + 1 });\n    await recordAct(tx, 'confirmed'",
    tests: RECHECKING,
  },
  {
    breaks: 'A copy of an entry is public at once.',
    file: 'domain/content/acts/duplicate-entry.ts',
    find: 'publish: false',
    replace: 'publish: true',
    tests: RECHECKING,
    title: 'a copy of an entry',
    of: ['x-copied'],
  },
  {
    breaks: 'A copy of an entry is named like the first one.',
    file: 'domain/content/acts/duplicate-entry.ts',
    find: 'data: asCopy(type, data)',
    replace: 'data',
    tests: RECHECKING,
    title: 'a copy of an entry',
    of: ['x-copied'],
  },
];
