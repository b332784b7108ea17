import type { Breakage } from './breakage.ts';

const PROPOSALS = ['app/site/events/proposal/proposal-form.test.ts'];

/** Mail servers of every mood, forms and letters that come twice, and where a date's fault is told. */
export const LETTERS_AND_DATES: readonly Breakage[] = [
  {
    breaks: 'A letter that a slow server takes minutes for is sent by another process, too.',
    file: 'domain/mail/smtp.ts',
    find: 'const BEGIN_MS = 150_000;',
    replace: 'const BEGIN_MS = 300_000;',
    tests: ['domain/mail/smtp.test.ts'],
  },
  {
    breaks: 'A whole issue is given up where the password of the mail server has ended.',
    file: 'domain/mail/refusals.ts',
    find: ' && !BY_ITS_RULES.test(problem)',
    replace: '',
    tests: ['domain/mail/mailings.test.ts'],
  },
  {
    breaks:
      'Readers get an issue again and again whose server takes minutes to say that it has it.',
    file: 'domain/mail/outbox.ts',
    find: 'error instanceof NoAnswer ||',
    replace: '',
    tests: ['domain/mail/mailings.test.ts'],
  },
  {
    breaks: 'What a server refuses after it has read it is given up.',
    file: 'domain/mail/smtp.ts',
    find: ' && !responseCode ? new',
    replace: ' ? new',
    tests: ['domain/mail/mailings.test.ts'],
  },
  {
    breaks: 'A copy that the server has not begun to take is given up where the line breaks.',
    file: 'domain/mail/smtp.ts',
    find: "state === 'whole' && !responseCode",
    replace: '!responseCode',
    tests: ['domain/mail/mailings.test.ts'],
  },
  {
    breaks: 'Whoever answers somebody without a mailbox is told that the letter waits.',
    file: 'domain/inbox/read-message.ts',
    find: " || isRefusedForGood(last_error ?? '')",
    replace: '',
    tests: ['domain/inbox/answering.test.ts'],
  },
  {
    breaks: 'A warning that ends in the hour that the clocks skip leaves the pages too early.',
    file: 'domain/content-types/alert.ts',
    find: '  check: { fields: TIMES, find: checkTimes },\n',
    replace: '',
    tests: ['domain/alerts/alerts.test.ts'],
  },
  {
    breaks: 'Of two clicks whose later one is stored first, the office gets two messages.',
    file: 'domain/inbox/forms/receive-message.ts',
    find: 'new Date(now.getTime() + SAME_MS)',
    replace: 'now',
    tests: ['domain/inbox/messages.test.ts'],
  },
  {
    breaks: 'Whoever asks twice for the newsletter cannot leave by the first letter.',
    file: 'domain/newsletter/subscribers.ts',
    find: '(await leaveSigner(tx))(pending.id)',
    replace: 'token',
    tests: ['domain/newsletter/subscribers.test.ts'],
  },
  {
    breaks: 'Behind a deleted entry of an issue another one is said to be unpublished.',
    file: 'domain/newsletter/issue-mail.ts',
    find: '  return items.map(({ type, id }) => {\n    const row',
    replace:
      '  return items.filter(({ id }) => byId.has(id)).map(({ type, id }) => {\n    const row',
    tests: ['domain/newsletter/send-issue.test.ts'],
  },
  {
    breaks: 'Of a deleted entry an issue says that it should be published.',
    file: 'domain/newsletter/issue-mail.ts',
    find: 'existing.has(id) ? UNPUBLISHED : NO_SUCH_ENTRY',
    replace: 'UNPUBLISHED',
    tests: ['domain/newsletter/send-issue.test.ts'],
  },
  {
    breaks: 'A changed date whose own hours meet another date is told so at its day.',
    file: 'domain/events/check-dates.ts',
    find: "change.starts ? 'starts' : 'movedTo'",
    replace: "change.movedTo || !change.starts ? 'movedTo' : 'starts'",
    tests: ['domain/events/check-dates.test.ts'],
  },
  {
    breaks: 'Of a year that was typed as 26 it is said that clocks went forward.',
    file: 'domain/time/fault-of-time.ts',
    find: '  if (local < FIRST_YEAR) return VALIDATION_TEXTS.tooLongAgo;\n',
    replace: '',
    tests: ['domain/events/check-dates.test.ts'],
  },
  {
    breaks: 'An event whose year was typed as 26 cannot be shown.',
    file: 'domain/events/occurrences.ts',
    find: '!momentInGreece(local) && momentInGreece(hourLater) ? hourLater : local',
    replace: 'momentInGreece(local) ? local : hourLater',
    tests: ['domain/events/occurrences.test.ts'],
  },
  {
    breaks: 'The newsletter invites to an event that is cancelled.',
    file: 'domain/newsletter/issue-mail.ts',
    find: 'isCancelled && CANCELLED[lang], ',
    replace: '',
    tests: ['domain/newsletter/send-issue.test.ts'],
  },
  {
    breaks: 'The Greek newsletter leaves out a place that is written in English alone.',
    file: 'domain/newsletter/issue-mail.ts',
    find: ' || location.en',
    replace: '',
    tests: ['domain/newsletter/send-issue.test.ts'],
  },
  {
    breaks: 'A proposed event on 30 February is told so at its time.',
    file: 'app/site/events/proposal/proposal-form.ts',
    find: 'if (!isCalendarDay(day))',
    replace: "if (day === '')",
    tests: PROPOSALS,
  },
  {
    breaks: 'A proposed event without a day has a fault at the day of its end, too.',
    file: 'app/site/events/proposal/proposal-form.ts',
    find: "if (endDay || part === 'Time') ",
    replace: '',
    tests: PROPOSALS,
  },
  {
    breaks: 'A list of empty items is a required text.',
    file: 'domain/content/model/fields/schema.ts',
    find: "sentences(html).trim() !== ''",
    replace: "html !== ''",
    tests: ['domain/content/model/fields/schema.test.ts'],
  },
  {
    breaks: 'A text of one picture is none.',
    file: 'domain/content/model/fields/schema.ts',
    find: "html.includes('<img ') || ",
    replace: '',
    tests: ['domain/content/model/fields/schema.test.ts'],
  },
];
