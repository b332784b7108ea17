import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { writeFact } from '../../../domain/facts/facts.ts';
import { queueLetter, sendDueLetters } from '../../../domain/mail/outbox.ts';
import { noteFailedBackup } from '../../../domain/upkeep/backup-state.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { checkBackups, checkOutbox } from './check-upkeep.ts';

let connection: Connection;
beforeEach(async () => {
  connection = await openTestSqlite();
});
afterEach(() => connection.close());

const hoursLater = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);

test('of a site without a backup it is said when the first comes, and after a day that none came', async () => {
  await writeFact(connection.db, 'seeded-at', TEST_NOW.toISOString());
  const check = (hours: number, backupHour?: number) =>
    checkBackups(connection.db, { backupHour }, hoursLater(hours));
  expect(await check(1, 3)).toEqual({
    level: 'note',
    text: 'Backup: there is none yet; the first comes at 3:00 in Greece.',
  });
  expect(await check(26, 3)).toMatchObject({ level: 'note' });
  expect(await check(27, 3)).toEqual({
    level: 'problem',
    text: expect.stringMatching(/^Backup: there is none, 27 hours after the first start: is the /),
  });
  // That they are off is the reason, however long ago the site was begun.
  for (const hours of [1, 27]) {
    expect(await check(hours)).toEqual({
      level: 'problem',
      text: 'Backup: there is none, and BACKUP_HOUR is off: set it, or run npm run backup daily.',
    });
  }
});

test('a first backup that failed is told of, although there was none before', async () => {
  const at = TEST_NOW.toISOString();
  await noteFailedBackup(connection.db, { at, host: 'aigio', message: 'no space left' });
  expect(await checkBackups(connection.db, { backupHour: 3 }, TEST_NOW)).toEqual({
    level: 'problem',
    text: `Backup: the attempt of ${at} on aigio failed (no space left): run npm run backup.`,
  });
});

test('letters that only wait are no problem', async () => {
  await queueLetter(connection.db, { to: 'a@example.org', subject: '', text: '' }, TEST_NOW);
  expect(await checkOutbox(connection.db)).toEqual({
    level: 'ok',
    text: 'Outbox: 1 letters wait, none has failed.',
  });
});

test('of letters that failed it is said how many of those that wait, and why', async () => {
  const { db } = connection;
  await queueLetter(db, { to: 'a@example.org', subject: '', text: '' }, TEST_NOW);
  const refuse = async () => {
    throw new Error('mailbox unavailable');
  };
  await sendDueLetters(db, refuse, () => TEST_NOW);
  await queueLetter(db, { to: 'b@example.org', subject: '', text: '' }, TEST_NOW);
  expect(await checkOutbox(db)).toEqual({
    level: 'problem',
    text: 'Outbox: 1 of 2 waiting letters have failed; the newest says: mailbox unavailable',
  });
});

test('a site that was never filled waits for its first backup', async () => {
  expect(await checkBackups(connection.db, { backupHour: 3 }, TEST_NOW)).toMatchObject({
    level: 'note',
  });
});
