import type { Breakage } from './breakage.ts';

const ISSUES = ['domain/newsletter/issues.test.ts'];

const PLANS = ['domain/content/acts/due/planned-publication.test.ts'];

/** What the tenth attempt from outside has found in rules and data. */
export const TENTH_OUTSIDE_ATTACK: readonly Breakage[] = [
  {
    breaks:
      'A list in which nothing is has no page, and PostgreSQL refuses to begin before the first.',
    file: 'domain/content/reading/published-entries.ts',
    find: 'Math.max(1, Math.ceil(total / asked.pageSize))',
    replace: 'Math.ceil(total / asked.pageSize)',
    tests: ['domain/content/reading/published-entries.test.ts'],
  },
  {
    breaks: 'Of two addresses in the words of a mail server an editor reads the second.',
    file: 'domain/mail/list-letters.ts',
    find: "lastError.replaceAll(ADDRESS, '…')",
    replace: "lastError.replace(/[^\\s<>=]+@[^\\s<>]+/, '…')",
    tests: ['domain/mail/list-letters.test.ts'],
  },
  {
    breaks:
      'The first attempt that is one too many writes to the database, for which all others wait.',
    file: 'domain/limits/rate-limit.ts',
    find: ".where('count', '>=', limit.attempts)",
    replace: ".where('count', '>', limit.attempts)",
    tests: ['domain/limits/rate-limit.test.ts'],
  },
  {
    breaks:
      'A restore brings back the message of an erased person who wrote their address in capitals.',
    file: 'domain/people/erase-again.ts',
    find: 'addresses.add(cleanEmail(address))',
    replace: 'addresses.add(address)',
    tests: ['domain/people/people.test.ts'],
    title: 'other capitals',
  },
  {
    breaks: 'An issue about entries goes out with an introduction for readers of English alone.',
    file: 'domain/newsletter/issue-content.ts',
    find: "if (el === '' && (en !== '' || content.items.length === 0))",
    replace: "if (el === '' && content.items.length === 0)",
    tests: ISSUES,
  },
  {
    breaks: 'An issue about entries without any introduction is held back for an English one.',
    file: 'domain/newsletter/issue-content.ts',
    find: "en === '' && (el !== '' || content.items.length === 0)",
    replace: "en === ''",
    tests: ISSUES,
  },
  {
    breaks: 'Of two servers that make a secret at once, each believes in its own.',
    file: 'domain/facts/facts.ts',
    find: "conflict.column('name').doNothing()",
    replace: "conflict.column('name').doUpdateSet({ value })",
    tests: ['domain/facts/facts.test.ts'],
  },
  {
    breaks: 'Who searches drafts in capitals with accents finds none.',
    file: 'domain/content/reading/drafts.ts',
    find: 'of searchWords(search))',
    replace: "of search.split(' '))",
    tests: ['domain/content/reading/drafts.test.ts'],
    title: 'with any accents',
  },
  {
    breaks: 'A draft that was never public is said to have changes that are not published.',
    file: 'domain/content/reading/drafts.ts',
    find: "row.state !== 'draft' && Number(row.is_changed) === 1",
    replace: 'Number(row.is_changed) === 1',
    tests: ['domain/content/reading/drafts.test.ts'],
    title: 'what they wait for',
  },
  {
    breaks: 'An entry that comes back from the archive has no version of its own.',
    file: 'domain/content/acts/archive-entry.ts',
    find: "    await keepRevision(tx, after, acting);\n    await recordAct(tx, 'unarchived'",
    replace: "    void keepRevision;\n    await recordAct(tx, 'unarchived'",
    tests: ['domain/content/acts/due/leaving.test.ts'],
    title: 'comes back when staff say so',
  },
  {
    breaks: 'The end of a plan does not stand in the history.',
    file: 'domain/content/acts/due/cancel-plan.ts',
    find: '    await keepRevision(tx, after, acting);\n',
    replace: '    void keepRevision;\n',
    tests: PLANS,
    title: 'stands in the history once',
  },
  {
    breaks: 'Where nothing is planned, a plan is cancelled all the same.',
    file: 'domain/content/acts/due/cancel-plan.ts',
    find: '    if (before.publish_at === null) return toStaffEntry(type, before);\n',
    replace: '',
    tests: PLANS,
    title: 'stands in the history once',
  },
  {
    breaks: 'A line end in the address of a letter is kept, for any program of mail to obey.',
    file: 'domain/mail/outbox.ts',
    find: 'to_address: oneLine(letter.to)',
    replace: 'to_address: letter.to',
    tests: ['domain/mail/outbox.test.ts'],
    title: 'addresses are kept in one line',
  },
  {
    breaks: 'A line end in the address for answers is kept.',
    file: 'domain/mail/outbox.ts',
    find: "reply_to: oneLine(letter.replyTo ?? '')",
    replace: "reply_to: letter.replyTo ?? ''",
    tests: ['domain/mail/outbox.test.ts'],
    title: 'addresses are kept in one line',
  },
  {
    breaks: 'The office reads the day in London on which a message is deleted.',
    file: 'domain/retention/warn-of-ending.ts',
    find: '${dayInGreece(ends)}',
    replace: '${ends.toISOString().slice(0, 10)}',
    tests: ['domain/retention/delete-expired.test.ts'],
    title: 'with the day in Greece',
  },
];
