import type { Breakage } from './breakage.ts';

const SEEN = ['domain/content/acts/at-version.test.ts'];
const BULK = ['app/admin/content/list/bulk/bulk-acts.test.ts'];
const JOURNEY = ['e2e/lists.e2e.ts'];

/** What staff do in lists, with one entry or several. */
export const LISTS: readonly Breakage[] = [
  {
    breaks: 'An entry is deleted from a list though a colleague has changed it since.',
    file: 'domain/content/acts/at-version.ts',
    find: '    await requireVersion(tx, type, await lockEntry(tx, type, id), version);\n',
    replace: '    await lockEntry(tx, type, id);\n',
    tests: SEEN,
  },
  {
    breaks: 'What was seen in a list is compared after it was changed.',
    file: 'domain/content/acts/at-version.ts',
    find: '  if (version === undefined) return act(db);\n',
    replace: '  if (version === undefined || version > 0) return act(db);\n',
    tests: SEEN,
  },
  {
    breaks: 'Several entries are published once more though nothing has changed.',
    file: 'app/admin/content/list/bulk/bulk-acts.ts',
    find: "  if (act === 'publish') return isWaiting;\n",
    replace: "  if (act === 'publish') return true;\n",
    tests: BULK,
  },
  {
    breaks: 'Editors under review are offered to publish several entries.',
    file: 'app/admin/content/list/bulk/bulk-acts.ts',
    find: "handsIn ? ['hand-in', 'delete'] :",
    replace: "handsIn ? ['hand-in', 'publish', 'delete'] :",
    tests: BULK,
  },
  {
    breaks: 'One refused entry ends an act on several, and nobody is told which.',
    file: 'app/admin/content/list/bulk/use-bulk.ts',
    find: 'refused.push({ entry, reason: reasonOf(type, error, lang) });',
    replace: 'break;',
    tests: JOURNEY,
  },
  {
    breaks: 'Several entries are published over what a colleague saved meanwhile.',
    file: 'app/admin/content/list/bulk/use-bulk.ts',
    find: 'saveEntry(type, id, { slug, data, version, publish: true }),',
    replace: 'saveEntry(type, id, { slug, data, publish: true }),',
    tests: JOURNEY,
  },
  {
    breaks: 'An entry that is dropped behind another comes before it.',
    file: 'app/admin/content/list/place-entry.ts',
    find: "move.side === 'before' ? beside : beside + 1",
    replace: "move.side === 'after' ? beside : beside + 1",
    tests: ['app/admin/content/list/place-entry.test.ts'],
  },
  {
    breaks: 'Keys no longer change the order of a list.',
    file: 'app/admin/content/list/move-buttons.tsx',
    find: '          onKeyDown={moveByKey}\n',
    replace: '          onKeyDown={() => moveByKey}\n',
    tests: JOURNEY,
  },
  {
    breaks: 'The list of what others changed leaves out what nobody has changed yet.',
    file: 'domain/content/reading/staff-entries.ts',
    find: "e.or([e('updated_by', 'is', null), e('updated_by', '!=', email)])",
    replace: "e('updated_by', '!=', email)",
    tests: ['domain/content/reading/staff-entries.test.ts'],
  },
  {
    breaks: 'A search among what one has changed finds what others have.',
    file: 'domain/content/reading/staff-entries.ts',
    find: ' || english || changedBy || onlySamples;',
    replace: ' || english || onlySamples;',
    tests: ['domain/content/reading/staff-entries.test.ts'],
  },
  {
    breaks: 'A column that somebody hid comes back on a wide screen.',
    file: 'app/admin/content/list/columns.ts',
    find: "choice[column] ?? (column !== 'tags' && (isWide || column !== spared))",
    replace: '(isWide || choice[column]) ?? column !== spared',
    tests: ['app/admin/content/list/columns.test.ts'],
  },
  {
    breaks: 'An entry can be moved while the list still stands in another order.',
    file: 'app/admin/content/list/entries-list.tsx',
    find: 'canMove && !isOld',
    replace: 'canMove',
    tests: ['app/admin/content/list/lists-on-screen.test.ts'],
    title: 'places are offered',
  },
  {
    breaks: 'Of two filters that are chosen in one moment the first is lost.',
    file: 'app/admin/pieces/addresses/use-address-choices.ts',
    find: 'latest.current.choices = change(latest.current.choices);',
    replace: 'latest.current.choices = change(choices);',
    tests: ['app/admin/content/list/lists-on-screen.test.ts'],
  },
  {
    breaks: 'A search that waits for a pause takes back the filter that was chosen since.',
    file: 'app/admin/pieces/lists/search-box.tsx',
    find: '  useEffect(() => {\n    tell.current = onChange;\n  });\n',
    replace: '',
    tests: ['app/admin/content/list/lists-on-screen.test.ts'],
  },
  {
    breaks: 'A search changes the list under a pressed button.',
    file: 'app/admin/pieces/lists/search-box.tsx',
    find: "    window.addEventListener('pointerdown', hold, options);\n",
    replace: '',
    tests: ['app/admin/content/list/lists-on-screen.test.ts'],
  },
  {
    breaks: 'The list calls a warning that has ended published, and nothing more.',
    file: 'app/admin/content/list/list-dates.ts',
    find: 'date <= localTimeInGreece(now)',
    replace: 'date <= localTimeInGreece(now).slice(0, 4)',
    tests: [
      'app/admin/content/list/list-dates.test.ts',
      'app/admin/content/list/lists-on-screen.test.ts',
    ],
  },
  {
    breaks: 'The list does not say at what time a warning ends.',
    file: 'app/admin/content/list/list-dates.ts',
    find: 'const timeOf = (date: string) => date.slice(11, 16);',
    replace: 'const timeOf = (date: string) => date.slice(16);',
    tests: [
      'app/admin/content/list/list-dates.test.ts',
      'app/admin/content/list/lists-on-screen.test.ts',
    ],
  },
  {
    breaks: 'Who chooses where a link leads is offered a page and its screen as two places.',
    file: 'domain/content/reading/find-places.ts',
    find: 'path === null || known.has(path) ? []',
    replace: 'path === null ? []',
    tests: ['domain/content/reading/find-for-staff.test.ts'],
    title: 'for a link',
  },
];
