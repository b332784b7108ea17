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
    find: '  return findPreviewDrafts(db, asked, now);',
    replace: '  return findPreviewDrafts(db, asked.slice(0, 1), now);',
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
  {
    breaks: 'What a set published late is public only since the server was on again.',
    file: 'domain/content/sets/publish-set.ts',
    find: 'const firstAt = set.publish_at ?? at;',
    replace: 'const firstAt = at;',
    tests: ['domain/content/sets/planned-sets.test.ts'],
    title: 'although the server was off',
  },
  {
    breaks: 'The list of sets begins with those that are published.',
    file: 'domain/content/sets/reading.ts',
    find: ".orderBy('state')",
    replace: ".orderBy('state', 'desc')",
    tests: ['domain/content/sets/planned-sets.test.ts'],
    title: 'in the list before',
  },
  {
    breaks:
      'A draft keeps the moment at which it leaves the site when its set is planned no longer.',
    file: 'domain/content/sets/plan-entry.ts',
    find: "...(before.state === 'draft' && NOT_LEAVING) };",
    replace: '};',
    tests: ['domain/content/sets/planned-sets.test.ts'],
    title: 'without any plan',
  },
  {
    breaks: 'A set that was renamed stands in the log under the name that it had.',
    file: 'domain/content/sets/make-set.ts',
    find: "const subject = { type: SET_SUBJECT, id, title };\n    await recordChange(tx, acting.by, 'changed'",
    replace:
      "const subject = { type: SET_SUBJECT, id, title: set.name };\n    await recordChange(tx, acting.by, 'changed'",
    tests: ['domain/content/sets/sets.test.ts'],
    title: 'has a name',
  },
  {
    breaks: 'That the link of a set was withdrawn is written down nowhere.',
    file: 'domain/content/sets/set-preview-links.ts',
    find: "    await recordChange(tx, acting.by, 'preview-withdrawn', subject, acting.now);\n",
    replace: '    void subject;\n',
    tests: ['api/publishing/publishing-sets.test.ts'],
    title: 'links that show a set',
  },
  {
    breaks: 'What holds a set back is named by its ids.',
    file: 'domain/content/sets/readiness.ts',
    find: 'inOrderOfSet(waiting).map',
    replace: 'waiting.map',
    tests: SETS,
    title: 'in the order of the set',
  },
  {
    breaks: 'Entries of a set that ask for a reason are named by their ids.',
    file: 'domain/content/sets/collect-reasons.ts',
    find: 'inOrderOfSet(asking).map',
    replace: 'asking.map',
    tests: SETS,
    title: 'in the order of the set',
  },
  {
    breaks: 'What was changed since a set was published is named by its ids.',
    file: 'domain/content/sets/undo-set.ts',
    find: 'inOrderOfSet(members).flatMap',
    replace: 'members.flatMap',
    tests: SETS,
    title: 'in the order of the set',
  },
  {
    breaks: 'A set takes an entry that leaves at the moment at which it is to become public.',
    file: 'domain/content/sets/readiness.ts',
    find: 'entry.leave_at <= publishAt',
    replace: 'entry.leave_at < publishAt',
    tests: ['domain/content/sets/sets.test.ts'],
    title: 'into a planned set come',
  },
];
