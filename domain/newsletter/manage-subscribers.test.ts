import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_NOW } from '../../harness/services.ts';
import { queueMailing } from '../mail/mailings.ts';
import {
  countAllSubscribers,
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
} from './manage-subscribers.ts';

const acting = actAs(TEST_ADMIN);
const ALL = { limit: 50, offset: 0 };

describe.each(TEST_DATABASES)('the subscribers on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
    await add('maria@example.org', 'gr');
    await add('john_smith@example.com', 'en');
    await add('johnXsmith@example.com', 'en');
    await add('pending@example.org', 'gr', 'pending');
  });
  afterEach(() => connection.close());

  let number = 0;
  async function add(email: string, language: 'gr' | 'en', state?: 'pending') {
    number++;
    const at = new Date(TEST_NOW.getTime() + number * 1000).toISOString();
    await connection.db
      .insertInto('subscribers')
      .values({
        id: `id-${email}`,
        email: email.toLowerCase(),
        language,
        state: state ?? 'confirmed',
        token_hash: email,
        created_at: at,
        confirmed_at: state ? null : at,
      })
      .execute();
  }
  const emails = async (asked = {}) =>
    (await listSubscribers(connection.db, { ...ALL, ...asked })).subscribers.map(
      ({ email }) => email,
    );

  test('are counted by language; who has not confirmed is none', async () => {
    expect(await countAllSubscribers(connection.db)).toEqual({ el: 1, en: 2, pending: 1 });
  });

  test('are listed newest first, with no more than staff need', async () => {
    const { subscribers, total } = await listSubscribers(connection.db, { limit: 1, offset: 2 });
    expect(total).toBe(3);
    expect(subscribers).toEqual([
      {
        id: 'id-maria@example.org',
        email: 'maria@example.org',
        language: 'el',
        confirmedAt: expect.stringMatching(/^2026-03-04T/),
      },
    ]);
  });

  test('are found by any part of the address, and by language', async () => {
    expect(await emails({ search: ' MARIA ' })).toEqual(['maria@example.org']);
    expect(await emails({ language: 'el' })).toEqual(['maria@example.org']);
    expect(await emails({ search: 'example.com', language: 'en' })).toHaveLength(2);
  });

  test('what is a wildcard to the database is a letter to who searches', async () => {
    expect(await emails({ search: 'john_smith' })).toEqual(['john_smith@example.com']);
    expect(await emails({ search: '%' })).toEqual([]);
    expect(await emails({ search: "' or '1'='1' --" })).toEqual([]);
    expect(await emails({ search: '\\' })).toEqual([]);
  });

  test('one who is removed gets nothing that still waits, and the audit log does not learn the address', async () => {
    const recipients = ['maria@example.org', 'john_smith@example.com'].map((address) => ({
      address,
      leaveUrl: 'https://www.example.gr/',
    }));
    const mailing = { id: 'm', subject: 's', text: 't', html: 'h' };
    await queueMailing(connection.db, mailing, recipients, '', TEST_NOW);
    await removeSubscriber(connection.db, 'id-maria@example.org', acting);
    expect(await emails()).not.toContain('maria@example.org');
    const waiting = await connection.db.selectFrom('outbox').select('to_address').execute();
    expect(waiting).toEqual([{ to_address: 'john_smith@example.com' }]);
    const records = await connection.db.selectFrom('audit').selectAll().execute();
    expect(records).toMatchObject([{ action: 'deleted', subject_type: 'subscriber' }]);
    expect(records[0]?.subject_title).toBe('');
    await expect(
      removeSubscriber(connection.db, 'id-maria@example.org', acting),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  test('are taken away as CSV with the confirmed ones alone, which is written down', async () => {
    await add('=cmd@example.org', 'gr');
    const lines = (await exportSubscribers(connection.db, acting)).split('\r\n');
    expect(lines[0]).toBe('\ufeffemail,language,confirmed_at');
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 2))).toEqual([
      ["'=cmd@example.org", 'el'],
      ['john_smith@example.com', 'en'],
      ['johnxsmith@example.com', 'en'],
      ['maria@example.org', 'el'],
      [''],
    ]);
    expect(await connection.db.selectFrom('audit').selectAll().execute()).toMatchObject([
      { action: 'exported', user_email: TEST_ADMIN.email, subject_title: '4' },
    ]);
  });
});
