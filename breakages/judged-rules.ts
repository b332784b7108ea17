import type { Breakage } from './breakage.ts';

/** What was found in the mended rules and public screens when somebody else read them. */
export const JUDGED_RULES: readonly Breakage[] = [
  {
    breaks:
      'A letter whose server was away for hours is lost where the first line after that breaks.',
    file: 'domain/mail/outbox.ts',
    find: 'row.unanswered + (failure.isUnanswered ? 1 : 0)',
    replace: 'failure.isUnanswered ? row.attempts + 1 : 0',
    tests: ['domain/mail/outbox.test.ts'],
  },
];
