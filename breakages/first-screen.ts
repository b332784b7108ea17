import type { Breakage } from './breakage.ts';

/** What waits for staff, as the first screen shows it. */
export const FIRST_SCREEN: readonly Breakage[] = [
  {
    breaks: 'The first screen shows a task of which there is none.',
    file: 'domain/dashboard/list-tasks.ts',
    find: 'if (count > 0) tasks.push',
    replace: 'tasks.push',
    tests: ['domain/dashboard/list-tasks.test.ts'],
  },
  {
    breaks: 'What is planned counts as a draft that waits for somebody.',
    file: 'domain/content/reading/drafts.ts',
    find: "query.where('publish_at', 'is', null).where(",
    replace: 'query.where(',
    tests: ['domain/dashboard/list-tasks.test.ts'],
  },
  {
    breaks: 'The drafts of all types have those of colleagues among one’s own.',
    file: 'domain/content/reading/drafts.ts',
    find: "  if (of === 'mine') {",
    replace: "  if (of === 'mine' && search) {",
    tests: ['domain/content/reading/drafts.test.ts', 'api/site/first-screen.test.ts'],
  },
  {
    breaks: 'An editor sees the drafts of what only administrators change.',
    file: 'domain/content/reading/drafts.ts',
    find: 'if (closed.length > 0) query',
    replace: 'if (closed.length > 99) query',
    tests: ['domain/content/reading/drafts.test.ts'],
  },
  {
    breaks: 'A number of the first screen leads to a list of others.',
    file: 'domain/dashboard/tasks/own-drafts.ts',
    find: "'/admin/drafts?of=mine&state=open'",
    replace: "'/admin/drafts?state=open'",
    tests: ['api/site/first-screen.test.ts'],
  },
  {
    breaks: 'Editors who hand in are told to review.',
    file: 'domain/dashboard/tasks/to-review.ts',
    find: '(await mayPublish(db, by)) ?',
    replace: 'db ?',
    tests: ['api/site/first-screen.test.ts'],
  },
  {
    breaks: 'A letter that failed is counted twice: as failing and as waiting.',
    file: 'domain/dashboard/tasks/waiting-letters.ts',
    find: 'return waiting - failing;',
    replace: 'return failing ? waiting : waiting;',
    tests: ['domain/dashboard/list-tasks.test.ts'],
  },
  {
    breaks: 'A picture that lacks its text in English alone does not wait for anybody.',
    file: 'domain/dashboard/tasks/pictures-without-alt.ts',
    find: "e.or([e('alt_el', '=', ''), e('alt_en', '=', '')])",
    replace: "e('alt_el', '=', '')",
    tests: ['domain/dashboard/list-tasks.test.ts'],
  },
  {
    breaks: 'The first screen of an editor leads to what only administrators may open.',
    file: 'domain/dashboard/dashboard.ts',
    find: '$if(closed.length > 0,',
    replace: '$if(closed.length > 99,',
    tests: ['domain/dashboard/dashboard.test.ts'],
    title: 'SQLite',
  },
  {
    breaks: 'Warnings to come stand among those that are shown now, which the first screen counts.',
    file: 'app/admin/warn/alerts-in-force.tsx',
    find: 'alert.state === state)',
    replace: 'alert.state)',
    tests: ['app/admin/warn/alerts-in-force.test.tsx'],
  },
  {
    breaks: 'The number of searches in vain is that of another list.',
    file: 'domain/dashboard/tasks/missed-searches.ts',
    find: "countMissedSearches(db, 'often')",
    replace: "countMissedSearches(db, 'all')",
    tests: ['api/site/first-screen.test.ts'],
  },
];
