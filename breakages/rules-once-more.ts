import type { Breakage } from './breakage.ts';

/** What a further reading of the rules beyond content, and of the database, has found. */
export const RULES_ONCE_MORE: readonly Breakage[] = [
  {
    breaks: 'The preview of a programme has the first dates of its events alone.',
    file: 'database/overlay.ts',
    find: 'const json = JSON.stringify(times);',
    replace: 'const json = JSON.stringify(times.slice(0, 500));',
    tests: ['database/overlay.test.ts'],
  },
];
