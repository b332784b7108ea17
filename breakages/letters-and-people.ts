import type { Breakage } from './breakage.ts';

const OUTBOX = ['domain/mail/outbox.test.ts'];
const MAILINGS = ['domain/mail/mailings.test.ts'];

/** Letters on their way, and the people who send, read and get them. */
export const LETTERS_AND_PEOPLE: readonly Breakage[] = [
  {
    breaks: 'A reader whose mailbox is busy for an hour never gets the issue.',
    file: 'domain/mail/outbox.ts',
    find: "command === 'RCPT TO' && (responseCode ?? 0) >= 500",
    replace: "command === 'RCPT TO'",
    tests: MAILINGS,
    title: 'whose mailbox is busy',
  },
  {
    breaks: 'An issue that a server takes for spam once is given up there.',
    file: 'domain/mail/outbox.ts',
    find: "command === 'RCPT TO' && (responseCode ?? 0) >= 500",
    replace: '(responseCode ?? 0) >= 500',
    tests: MAILINGS,
    title: 'refuses for what it says',
  },
  {
    breaks: 'A process whose letter fails late lets a third one send it beside the second.',
    file: 'domain/mail/outbox.ts',
    find: '...(failure && { ifClaimedUntil: claimedUntil })',
    replace: '',
    tests: OUTBOX,
    title: 'a failure that comes late',
  },
  {
    breaks: 'A long subject of a letter is cut in the middle of a word, or of an emoji.',
    file: 'domain/mail/outbox.ts',
    find: 'shorten(oneLine(letter.subject), 200)',
    replace: 'oneLine(letter.subject).slice(0, 200)',
    tests: OUTBOX,
  },
  {
    breaks: 'Letters that nobody has tried yet are counted as failing.',
    file: 'domain/mail/outbox.ts',
    find: "if (row.last_error !== '' && row.last_error !== SENDING)",
    replace: 'if (row.last_error !== SENDING)',
    tests: OUTBOX,
    title: 'tries a refused letter again',
  },
  {
    breaks: 'An issue cannot be sent to more than two hundred readers.',
    file: 'domain/mail/mailings.ts',
    find: 'recipients.slice(start, start + BATCH_SIZE)',
    replace: 'recipients',
    tests: MAILINGS,
    title: 'hundreds of readers',
  },
  {
    breaks: 'Letters of an issue that were sent count as failed once they are deleted.',
    file: 'domain/mail/mailings.ts',
    find: 'if (sent_at === null) count.failed++;',
    replace: 'if (sent_at !== null) count.failed++;',
    tests: MAILINGS,
    title: 'since they were old',
  },
  {
    breaks: 'An issue counts the waiting letters of erased people as sent or failed.',
    file: 'domain/mail/delete-letters.ts',
    find: 'if (mailing_id === null || (sent_at === null && given_up_at === null)) continue;',
    replace: 'if (mailing_id === null || given_up_at === undefined) continue;',
    tests: MAILINGS,
    title: 'but for what still waited',
  },
  {
    breaks: 'A copy of an issue that is being sent stands in the list as if something were wrong.',
    file: 'domain/mail/list-letters.ts',
    find: "  if (lastError === SENDING) return '';\n",
    replace: '',
    tests: ['domain/mail/list-letters.test.ts'],
    title: 'copy of a mailing',
  },
];
