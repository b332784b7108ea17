import type { Breakage } from './breakage.ts';

/** What was deleted, and until when it comes back. */
export const BIN: readonly Breakage[] = [
  {
    breaks: 'The bin keeps what was deleted for a week alone.',
    file: 'domain/content/model/bin.ts',
    find: 'BIN_DAYS = 30',
    replace: 'BIN_DAYS = 7',
    tests: ['domain/retention/delete-expired.test.ts'],
    title: 'thirty days',
  },
  {
    breaks: 'The bin says a day too late until when it keeps things.',
    file: 'domain/content/model/bin.ts',
    find: 'Date.parse(deletedAt) + BIN_DAYS * DAY_MS',
    replace: 'Date.parse(deletedAt) + (BIN_DAYS + 1) * DAY_MS',
    tests: ['domain/content/reading/bin.test.ts'],
  },
  {
    breaks: 'An editor sees in the bin what only administrators bring back.',
    file: 'domain/content/reading/bin.ts',
    find: "    .where('type', 'in', types)\n",
    replace: '',
    tests: ['domain/content/reading/bin.test.ts'],
  },
  {
    breaks: 'Addresses of what left the bin stay taken.',
    file: 'domain/retention/delete-expired.ts',
    find: "    .deleteFrom('former_addresses')\n    .where('entry_id', 'not in',",
    replace: "    .deleteFrom('former_addresses')\n    .where('entry_id', 'in',",
    tests: ['domain/retention/delete-expired.test.ts'],
    title: 'thirty days',
  },
  {
    breaks: 'What is brought back from the bin stays on its list.',
    file: 'app/admin/bin/bin-screen.client.tsx',
    find: "      await queries.invalidateQueries({ queryKey: ['bin'] });\n",
    replace: '',
    tests: ['e2e/bin.e2e.ts'],
  },
];
