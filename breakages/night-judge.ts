import type { Breakage } from './breakage.ts';

/** What a judge found in the mendings of one night. */
export const NIGHT_JUDGE: readonly Breakage[] = [
  {
    breaks: 'A check of the search that a server ends with keeps the last answers waiting.',
    file: 'server/run/jobs/rest.ts',
    find: '.catch(() => nextTurn())',
    replace: '.catch(() => void nextTurn)',
    tests: ['server/run/jobs/rest.test.ts'],
  },
];
