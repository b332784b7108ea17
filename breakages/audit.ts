import type { Breakage } from './breakage.ts';

const READING = 'domain/audit/reading.test.ts';

/** What narrows the audit log, and its export. */
export const AUDIT: readonly Breakage[] = [
  {
    breaks: 'The audit log of one entry has those of all.',
    file: 'domain/audit/reading.ts',
    find: "  if (subject) query = query.where('subject_id', '=', subject);\n",
    replace: '',
    tests: [READING],
  },
  {
    breaks: 'The last day of the audit log is left out.',
    file: 'domain/audit/reading.ts',
    find: 'startOf(addDays(until, 1))',
    replace: 'startOf(until)',
    tests: [READING],
  },
  {
    breaks: 'An underscore in an address stands for any letter.',
    file: 'domain/audit/reading.ts',
    find: '%${likePattern(who.trim().toLowerCase())}%',
    replace: '%${who.trim().toLowerCase()}%',
    tests: [READING],
  },
  {
    breaks: 'An export of the audit log leaves no trace.',
    file: 'domain/audit/reading.ts',
    find: "    await recordChange(tx, acting.by, 'exported', subject, acting.now);\n",
    replace: '',
    tests: [READING],
  },
  {
    breaks: 'The export of the audit log is not narrowed.',
    file: 'app/admin/audit/audit-screen.client.tsx',
    find: '$post({ json: askedBy(filters) })',
    replace: '$post({ json: {} })',
    tests: ['e2e/audit.e2e.ts'],
  },
  {
    breaks: 'The log fails while the year of a day is being typed.',
    file: 'domain/audit/reading.ts',
    find: '?.toISOString() ?? `${day}T00:00:00.000Z`',
    replace: '?.toISOString() as string',
    tests: ['domain/audit/reading.test.ts'],
  },
  {
    breaks: 'Until the last day that can be typed the log is empty.',
    file: 'domain/audit/reading.ts',
    find: 'if (until && until < LAST_DAY)',
    replace: 'if (until)',
    tests: ['domain/audit/reading.test.ts'],
  },
  {
    breaks: 'The audit log knows colleagues by their addresses alone.',
    file: 'domain/audit/reading.ts',
    find: 'fold(name).includes(word)',
    replace: 'fold(name) === word && word === name',
    tests: [READING],
    title: 'SQLite',
  },
  {
    breaks: 'From the audit log nothing leads to the records of one entry.',
    file: 'app/admin/audit/audit-screen.client.tsx',
    find: 'filters: { ...filters, subject }, page: 1',
    replace: 'filters: { ...filters }, page: 1',
    tests: ['e2e/audit.e2e.ts'],
  },
  {
    breaks: 'An export of the audit log has one page of it.',
    file: 'domain/audit/reading.ts',
    find: 'const MAX_EXPORTED = 20_000;',
    replace: 'const MAX_EXPORTED = 50;',
    tests: [READING],
    title: 'is exported whole',
  },
];
