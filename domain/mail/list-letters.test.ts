import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { openTestSmtp, type TestSmtp } from '../../harness/others/smtp.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { listWaitingLetters } from './list-letters.ts';
import { queueMailing } from './mailings.ts';
import { queueLetter, sendDueLetters } from './outbox.ts';
import { smtpSender } from './smtp.ts';

let connection: Connection;
let smtp: TestSmtp;
beforeEach(async () => {
  connection = await openTestSqlite();
  smtp = await openTestSmtp();
});
afterEach(async () => {
  await smtp.close();
  await connection.close();
});

test.each([
  '<Maria.P+news@example.org>: mailbox full',
  'maria.p+news@example.org, and no other',
  'RCPT TO:<maria.p+news@example.org>',
  'see https://help.example/?to=maria.p+news@example.org',
  '<maria.p+news@example.org> is forwarded to <maria@home.example>, which is full',
])(
  'readers’ addresses are for administrators, also where the mail server names one: %s',
  async (text) => {
    const { db } = connection;
    const to = 'maria.p+news@example.org';
    await queueLetter(db, { to, subject: 'Νέα', text: 'Γεια' }, TEST_NOW);
    smtp.refuse = { code: 452, text };
    await sendDueLetters(db, smtpSender(smtp.url, 'site@example.org'), () => TEST_NOW);
    const list = async (withAddress: boolean) => {
      const asked = { show: 'failing' as const, withAddress, limit: 10, offset: 0 };
      return (await listWaitingLetters(db, asked)).letters[0];
    };
    expect(await list(true)).toMatchObject({ to, problem: expect.stringContaining(text) });
    const seen = await list(false);
    expect(seen?.problem).toContain('452');
    expect(JSON.stringify(seen)).not.toMatch(/maria/i);
  },
);

test('a copy of a mailing has the subject of its mailing, and no problem while it is sent', async () => {
  const { db } = connection;
  const mailing = { id: 'issue-el', subject: 'Νέα του Δήμου', text: 'Γεια', html: '<p>Γεια</p>' };
  const reader = { address: 'maria@example.org', leaveUrl: 'https://example.org/leave' };
  await queueMailing(db, mailing, [reader], 'info@example.org', TEST_NOW);
  const asked = { show: 'waiting' as const, withAddress: false, limit: 10, offset: 0 };
  const list = async () => (await listWaitingLetters(db, asked)).letters;
  expect(await list()).toMatchObject([{ to: '', subject: 'Νέα του Δήμου' }]);
  // While it is on its way, nothing is wrong with it.
  let underWay: object[] = [];
  const send = async () => {
    underWay = await list();
  };
  await sendDueLetters(db, send, () => TEST_NOW);
  expect(underWay).toMatchObject([{ subject: 'Νέα του Δήμου', attempts: 1, problem: '' }]);
  expect(await list()).toEqual([]);
});

test('a letter that was given up waits for nothing', async () => {
  const { db } = connection;
  for (const to of ['given-up', 'sent', 'failing', 'waiting']) {
    await queueLetter(db, { to: `${to}@example.org`, subject: to, text: '' }, TEST_NOW);
  }
  const at = TEST_NOW.toISOString();
  const change = (subject: string) => db.updateTable('outbox').where('subject', '=', subject);
  await change('given-up').set({ given_up_at: at, last_error: '550 unknown' }).execute();
  await change('sent').set({ sent_at: at }).execute();
  await change('failing').set({ last_error: '451 later' }).execute();
  const listed = async (show: 'failing' | 'waiting') => {
    const found = await listWaitingLetters(db, { show, withAddress: true, limit: 9, offset: 0 });
    return [found.total, ...found.letters.map(({ to }) => to)];
  };
  expect(await listed('failing')).toEqual([1, 'failing@example.org']);
  expect(await listed('waiting')).toEqual([1, 'waiting@example.org']);
});
