import type { Breakage } from './breakage.ts';

/** How long somebody waits for a turn. */
export const TURNS_AND_PAGES: readonly Breakage[] = [
  {
    breaks: 'Whoever signs in during a flood waits a minute only to be looked at.',
    file: 'server/admission/admission.ts',
    find: '  waiting: 256,\n  waitingOfNetwork: 32,\n  longestWaitMs: 5_000,',
    replace: '  waiting: 256,\n  waitingOfNetwork: 32,\n  longestWaitMs: 60_000,',
    tests: ['server/admission/longest-waits.test.ts'],
  },
];
