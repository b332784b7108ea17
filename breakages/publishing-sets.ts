import type { Breakage } from './breakage.ts';

const SETS = ['domain/content/sets/sets.test.ts'];
const RACES = ['domain/content/sets/races.test.ts'];
const SHOWN = ['server/http/preview-links.test.ts'];
const API = ['api/publishing/publishing-sets.test.ts'];

/** Entries that are published together. */
export const PUBLISHING_SETS: readonly Breakage[] = [
  {
    breaks: 'A set publishes the entries that are ready, and leaves the others.',
    file: 'domain/content/sets/readiness.ts',
    find: '  if (waiting.length > 0) throw notReady(waiting);',
    replace: '',
    tests: SETS,
    of: ['x-sets-whole'],
  },
  {
    breaks: 'A set that fails in its middle is published as far as it came.',
    file: 'domain/content/sets/publish-sets-due.ts',
    find: `    const members = await lockMembers(tx, id);
    const ready = await requireReady(tx, members, null);`,
    replace: `    const members = (await lockMembers(tx, id)).filter(({ entry }) => entry.working.length > 1);
    const ready = await requireReady(tx, members, null);`,
    tests: SETS,
    of: ['x-sets-whole'],
  },
  {
    breaks: 'The entries of a planned set are published one by one.',
    file: 'domain/content/sets/planned-sets.ts',
    find: "    .where('publishing_sets.publish_at', 'is not', null);",
    replace: "    .where('publishing_sets.publish_at', 'is', null);",
    tests: SETS,
    of: ['x-sets-moment'],
  },
  {
    breaks: 'An entry of a planned set gets a moment of its own.',
    file: 'domain/content/acts/write-entry.ts',
    find: '  await requireMomentOfSet(tx, before, after);\n',
    replace: '',
    tests: SETS,
    of: ['x-sets-moment'],
  },
  {
    breaks: 'Two servers publish a set twice.',
    file: 'domain/content/sets/lock-set.ts',
    find: `    // On SQLite, writing transactions run one after another.
    .$if(!isSqlite(tx), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!set)`,
    replace: '    .executeTakeFirst();\n  if (!set)',
    tests: RACES,
  },
  {
    breaks: 'What nobody has looked at is published with a set.',
    file: 'domain/content/sets/lock-set.ts',
    find: '  if (stamp === stampOf(members)) return;',
    replace: '  if (stamp) return;',
    tests: SETS,
  },
  {
    breaks: 'Undoing a set leaves new entries public.',
    file: 'domain/content/sets/undo-set.ts',
    find: '    published: member.was_published,',
    replace: '    published: member.was_published ?? entry.published,',
    tests: SETS,
    of: ['x-sets-back'],
  },
  {
    breaks: 'Undoing a set takes back what was published again since.',
    file: 'domain/content/sets/undo-set.ts',
    find: '    if (changed.size > 0 && !choice) throw changedMeanwhile(members, changed);',
    replace: '',
    tests: SETS,
    of: ['x-sets-back'],
  },
  {
    breaks: 'Undoing a set takes an entry away to which the site leads.',
    file: 'domain/content/sets/undo-set.ts',
    find: '      await requireUnusedNamed(tx, type, before);',
    replace: '',
    tests: SETS,
  },
  {
    breaks: 'An editor who hands in publishes a set.',
    file: 'domain/content/sets/publish-set.ts',
    find: '  await requireMayPublish(tx, acting.by);\n',
    replace: '',
    tests: SETS,
  },
  {
    breaks: 'A set publishes personal data without a reason.',
    file: 'domain/content/sets/collect-reasons.ts',
    find: '  if (asking.length === 0) return;',
    replace: '  if (asking.length >= 0) return;',
    tests: SETS,
  },
  {
    breaks: 'The preview of a set shows one entry alone.',
    file: 'domain/content/sets/set-drafts.ts',
    find: '  return findDrafts(db, asked, now);',
    replace: '  return findDrafts(db, asked.slice(0, 1), now);',
    tests: SHOWN,
    of: ['x-sets-preview'],
  },
  {
    breaks: 'The preview of a set shows languages that it does not publish.',
    file: 'domain/content/sets/set-drafts.ts',
    find: '...(!problem && { languages })',
    replace: '...(problem && { languages })',
    tests: SHOWN,
    of: ['x-sets-preview'],
  },
  {
    breaks: 'What an entry of a set needs is said in the language of somebody else.',
    file: 'api/publishing/publishing-set-schemas.ts',
    find: 'fields: fieldsIn(problem.fields, language)',
    replace: "fields: fieldsIn(problem.fields, 'en')",
    tests: API,
  },
  {
    breaks: 'Whoever was slower leaves an empty set behind.',
    file: 'domain/content/sets/make-filled-set.ts',
    find: '    if (outcome.added === 0) throw nothingToPutIn(outcome.notAdded);\n',
    replace: '',
    tests: ['domain/content/sets/make-filled-set.test.ts'],
  },
  {
    breaks: 'A set stays behind, empty, when it cannot be filled.',
    file: 'domain/content/sets/make-filled-set.ts',
    find: 'await createSet(tx, name, acting)',
    replace: 'await createSet(db, name, acting)',
    tests: ['domain/content/sets/make-filled-set.test.ts'],
  },
  {
    breaks: 'A new set is made in one call and filled in another.',
    file: 'app/admin/sets/sets-api.ts',
    find: 'json: { name, entries: additions(entries) }',
    replace: 'json: { name }',
    tests: ['e2e/publishing-sets.e2e.ts'],
    title: 'two clerks put one entry into two sets',
  },
  {
    breaks: 'The focus is lost with the row of a list that was dealt with.',
    file: 'app/admin/pieces/lists/use-row-focus.ts',
    find: 'focusAgain(next ?? null);',
    replace: 'void next;',
    tests: ['e2e/publishing-sets.e2e.ts'],
    title: 'two clerks put one entry into two sets',
  },
  {
    breaks:
      'What is typed about a set goes away when the line breaks as somebody comes back to the tab.',
    file: 'app/admin/sets/set-screen.client.tsx',
    find: '{set.data && <LoadedSet',
    replace: '{set.isSuccess && <LoadedSet',
    tests: ['e2e/publishing-sets.e2e.ts'],
    title: 'two clerks put one entry into two sets',
  },
];
