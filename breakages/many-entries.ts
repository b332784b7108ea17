import type { Breakage } from './breakage.ts';

const PLANS = ['domain/content/reading/query-plans.test.ts'];
const INDEXES = 'database/migrations/first-tables/content.ts';

/** What makes lists of tens of thousands of entries slow. */
export const MANY_ENTRIES: readonly Breakage[] = [
  {
    breaks: 'Lists by title sort all titles anew.',
    file: INDEXES,
    find: "'type, substr(search_text, 1, 200), id'",
    replace: "'type, title_el, id'",
    tests: PLANS,
  },
  {
    breaks: 'Lists by English title sort all titles anew.',
    file: INDEXES,
    find: "'type, lower(title_en), id'",
    replace: "'type, title_en, id'",
    tests: PLANS,
  },
  {
    breaks: 'The dashboard goes through all entries that nobody changed.',
    file: INDEXES,
    find: 'where deleted_at is null and updated_by is not null`',
    replace: 'where deleted_at is not null and updated_by is not null`',
    tests: PLANS,
  },
  {
    breaks: 'What is to be looked through is looked for among all entries.',
    file: 'domain/content/reading/to-recheck.ts',
    find: 'sql<string>`+type`',
    replace: "sql.ref<string>('type')",
    tests: PLANS,
  },
  {
    breaks: 'While staff save, the search checks its promises without end.',
    file: 'server/run/jobs/watch-promises.ts',
    find: '        await wait(pauseMs, undefined, { signal }).catch(() => undefined);\n',
    replace: '',
    tests: ['server/run/jobs/watch-promises.test.ts'],
    title: 'once in a while',
  },
  {
    breaks: 'A server that ends waits for the next check of the search.',
    file: 'server/run/jobs/watch-promises.ts',
    find: 'wait(pauseMs, undefined, { signal })',
    replace: 'wait(pauseMs, undefined)',
    tests: ['server/run/jobs/watch-promises.test.ts'],
    title: 'waits for no pause',
  },
];
