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
    file: 'domain/dashboard/tasks/drafts.ts',
    find: "      .where('publish_at', 'is', null)\n",
    replace: '',
    tests: ['domain/dashboard/list-tasks.test.ts'],
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
];
