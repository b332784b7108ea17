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
  {
    breaks:
      'All pieces of a file under one key are answered as the first, and the file never ends.',
    file: 'api/access.ts',
    find: "${request.header('Upload-Offset')}",
    replace: '',
    tests: ['api/once-only.test.ts'],
    title: 'next piece of a file',
  },
];
