import { expect, test } from 'vitest';
import type { KeptDays } from '../domain/launch/legal-page.ts';
import { privacy } from '../domain/launch/texts/privacy.ts';
import { MISSED_DAYS } from '../domain/missed/missed-addresses.ts';
import {
  SENT_MAIL_DAYS,
  UNCONFIRMED_DAYS,
  UNSENT_MAIL_DAYS,
} from '../domain/retention/delete-expired.ts';
import { PROPOSAL_DAYS } from '../domain/retention/message-ends.ts';
import { readSettings } from './settings.ts';

const { retention, backupKeepDays } = readSettings({});
const nothing = { el: '', en: '' };
const noticeWith = (kept: KeptDays) =>
  privacy.content({
    name: nothing,
    seat: nothing,
    accessibilityEmail: '',
    phone: '',
    officer: nothing,
    assessed: nothing,
    kept,
  });
const NOTICE = noticeWith({ messages: retention.messagesDays, backups: backupKeepDays });
/** The parts of the notice by their headings, as plain text. */
const partsOf = (html: string) =>
  html
    .split('<h2>')
    .slice(1)
    .map((part) => part.replace(/<[^>]+>/g, ' '));

test.each([
  ['a message', 2, retention.messagesDays / 365, /(\d+) χρόνια μετά/, /(\d+) years after/],
  ['a letter', 2, SENT_MAIL_DAYS, /(\d+) ημέρες μετά την αποστολή/, /(\d+) days after they were/],
  [
    'a letter not sent',
    2,
    UNSENT_MAIL_DAYS,
    /δεν έφυγαν μετά από (\d+)/,
    /not be sent after (\d+)/,
  ],
  ['an address', 3, UNCONFIRMED_DAYS, /μέσα σε (\d+) ημέρες/, /within (\d+) days/],
  ['a proposal', 4, PROPOSAL_DAYS / 365, /έναν χρόνο μετά/, /one year after/],
  ['a missed search', 5, MISSED_DAYS, /για (\d+) ημέρες/, /for (\d+) days/],
  ['a missed address', 5, MISSED_DAYS, /για (\d+) ημέρες/, /for (\d+) days/],
  ['a backup', 5, backupKeepDays, /μετά από (\d+) ημέρες/, /after (\d+) days/],
  ['an erased person in backups', 7, backupKeepDays, /έως (\d+) ημέρες/, /up to (\d+) days/],
])('the privacy notice says how long %s is kept, as the code does', (_, at, days, el, en) => {
  const inWords: Record<string, number> = { έναν: 1, one: 1 };
  for (const [html, said] of [
    [NOTICE.el, el],
    [NOTICE.en, en],
  ] as const) {
    const found = said.exec(partsOf(html)[at] ?? '');
    expect(found, `${said}`).not.toBeNull();
    expect(Number(found?.[1] ?? inWords[found?.[0].split(' ')[0] ?? ''])).toBe(days);
  }
});

test('the privacy notice names the legal basis of whatever it says is kept', () => {
  for (const at of [2, 3, 4, 5]) {
    expect(partsOf(NOTICE.el)[at]).toMatch(/Βάση είναι .*στοιχείο [αε]΄/s);
    expect(partsOf(NOTICE.en)[at]).toMatch(/legal basis is .*(?:\(e\)|\(a\))/s);
  }
});

test.each([
  [365, 1, '1 χρόνο', '1 year', '1 ημέρα', '1 day'],
  [1095, 30, '3 χρόνια', '3 years', '30 ημέρες', '30 days'],
  [90, 14, '90 ημέρες', '90 days', '14 ημέρες', '14 days'],
])('of messages kept for %i days and backups for %i it says so', (messages, backups, ...said) => {
  const [messagesEl, messagesEn, backupsEl, backupsEn] = said;
  const { el, en } = noticeWith({ messages, backups });
  for (const words of [
    `αυτόματα ${messagesEl} μετά την`,
    `<td>${messagesEl} μετά την`,
    `διαγράφονται μετά από ${backupsEl}.`,
    `έως ${backupsEl} ακόμη`,
  ])
    expect(el).toContain(words);
  for (const words of [
    `automatically ${messagesEn} after`,
    `<td>${messagesEn} after`,
    `are deleted after ${backupsEn}.`,
    `up to ${backupsEn} more`,
  ])
    expect(en).toContain(words);
});
