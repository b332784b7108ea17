import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection, Db } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { testDocumentRow } from '../harness/content/medium-row.ts';
import { openTestSqlite } from '../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../harness/services.ts';
import { listStaffNames } from './accounts/members/own-profile.ts';
import { listUsers } from './accounts/members/read-users.ts';
import { listAudit } from './audit/reading.ts';
import { newRow } from './content/acts/create-entry.ts';
import { readPublication } from './content/acts/publication.ts';
import { emptyData } from './content/model/content-type.ts';
import { listBin } from './content/reading/bin.ts';
import { listDrafts } from './content/reading/drafts.ts';
import { listForStaff } from './content/reading/staff-entries.ts';
import { listToRecheck } from './content/reading/to-recheck.ts';
import { listToTranslate } from './content/reading/to-translate.ts';
import { page } from './content-types/page.ts';
import { listMessages } from './inbox/messages.ts';
import { readMessage } from './inbox/read-message.ts';
import { listMedia } from './media/library/library.ts';
import { listMissed } from './missed/missed-addresses.ts';
import { listMissedSearches } from './missed/missed-searches.ts';
import { listIssues } from './newsletter/issues.ts';
import { exportSubscribers, listSubscribers } from './newsletter/manage-subscribers.ts';
import { listPresent } from './open-forms/presence.ts';
import { listCopies } from './open-forms/read-copies.ts';
import { exportRedirects, listRedirects } from './redirects/list-redirects.ts';
import { listBrokenPromises } from './search/promises/broken-promises.ts';

/**
 * The order of lists of the staff, over rows that were written in another one: each of the four differs from its
 * neighbours in what the list is ordered by, and of two that are alike in that the second thing decides.
 */

const ALL = { limit: 9, offset: 0 };
const NOW = new Date('2026-03-04T12:00:00.000Z');
const acting = actAs({ ...TEST_EDITOR, id: 'u1' }, NOW);
const at = (minute: number) => `2026-03-04T11:0${minute}:00.000Z`;

let connection: Connection;
beforeAll(async () => {
  connection = await openTestSqlite();
  await fill(connection.db);
});
afterAll(() => connection.close());

/** Writes rows, each from its number: 1 to 4, in another order. */
async function fill(db: Db): Promise<void> {
  const add = async (
    table: keyof Tables,
    row: (number: number, minute: number) => Record<string, unknown>,
    written = [3, 1, 4, 2],
  ) => {
    // The second and third are of one minute.
    for (const number of written) {
      const minute = [0, 1, 2, 2, 4][number] as number;
      await db
        .insertInto(table)
        .values(row(number, minute) as never)
        .execute();
    }
  };
  await add('user', (number, minute) => ({
    ...{ id: `u${number}`, email: `${5 - number}@example.org`, name: `${number}` },
    ...{ emailVerified: 1, role: 'editor', createdAt: at(minute), updatedAt: at(minute) },
  }));
  await add('audit', (number, minute) => ({
    ...{ id: `r${number}`, at: at(minute), user_id: null, user_email: '', action: 'changed' },
    ...{ subject_type: 'page', subject_id: '', subject_title: `${number}` },
  }));
  await add('messages', (number, minute) => ({
    ...{ id: `m${number}`, kind: 'contact', reference: `${number}`, name: '', email: '' },
    ...{ phone: '', subject: '', body: '', details: '{}', language: 'gr', state: 'new' },
    ...{ created_at: at(minute), search_text: '', ends_at: at(5 - minute) },
  }));
  await add('message_notes', (number) => ({
    ...{ id: `n${number}`, message_id: 'm1', kind: 'note', body: `${number}`, written_by: '' },
    ...{ written_at: at(1), letter_id: null },
  }));
  await add('media', (number, minute) => ({
    ...testDocumentRow({ id: `d${number}`, digest: `${number}`.repeat(16) }),
    created_at: at(minute),
  }));
  await add('missed_addresses', (number, minute) => ({
    ...{ path: `/${number}`, times: 10 + minute, first_on: '2026-03-01', linked_from: '' },
    ...{ last_on: '2026-03-01', is_ignored: 0 },
  }));
  await add('missed_searches', (number, minute) => ({
    ...{ words: `${number}`, query: `${number}`, is_partial: 0, times: 10 + minute },
    ...{ first_on: '2026-03-01', last_on: '2026-03-01', is_ignored: 0 },
  }));
  await add('newsletter_issues', (number, minute) => ({
    ...{ id: `i${number}`, state: 'draft', version: 1, created_at: at(1), updated_at: at(minute) },
    ...{ content: '{}', updated_by: '', recipients: 0, sent_at: null, sent_by: null },
  }));
  await add('subscribers', (number, minute) => ({
    ...{ id: `s${number}`, email: `${5 - number}@example.org`, language: 'gr', state: 'confirmed' },
    ...{ token_hash: `${number}`, created_at: at(1), confirmed_at: at(minute) },
  }));
  await add('redirects', (number, minute) => ({
    ...{ id: `t${number}`, path: `/${Math.ceil(number / 2)}`, query: number % 2 ? 'b=1' : 'a=1' },
    ...{ entry_id: null, target: '/contact', status: 301, note: '', search_text: '', version: 1 },
    ...{ updated_at: at(minute), updated_by: null },
  }));
  await add('kept_copies', (number, minute) => ({
    ...{ id: `k${number}`, user_id: 'u1', type: 'page', entry_id: null, title: '' },
    ...{ base_version: null, data: '{}', sequence: 1, kept_at: at(minute), device: '' },
  }));
  await add('presence', (number) => ({
    ...{ id: `p${number}`, user_id: `u${number}`, type: 'page', entry_id: 'e', since: at(number) },
    ...{ seen_at: NOW.toISOString(), is_open: 1, sign: 1 },
  }));
  // Of those of one minute the one that is to come later was written first.
  const [up, down] = [
    [3, 1, 4, 2],
    [2, 4, 1, 3],
  ];
  const data = { title: { el: 'Σ', en: 'P' }, content: { el: '', en: '' }, images: [] };
  const entry = (id: string, isNow: boolean, more: object) => ({
    ...newRow(
      page,
      {
        ...{ slug: id, position: 1, data: { ...emptyData(page.fields), ...data } },
        languages: isNow ? ['el', 'en'] : [],
        publication: readPublication({ publish: isNow }, undefined, acting),
      },
      acting,
    ),
    ...{ id, recheck_on: null, ...more },
  });
  const moment = (minute: number) => ({ updated_at: at(minute) });
  await add('entries', (number, minute) => entry(`e${number}`, false, moment(minute)), down);
  await add(
    'entries',
    (number, minute) => entry(`b${number}`, false, { deleted_at: at(minute) }),
    down,
  );
  await add(
    'entries',
    (number, minute) => entry(`c${number}`, true, { recheck_on: `2026-03-0${minute}` }),
    up,
  );
  await add(
    'entries',
    (number, minute) => entry(`f${number}`, true, { ...moment(minute), english: 'missing' }),
    down,
  );
  await add(
    'broken_promises',
    (number, minute) => ({
      ...{ id: `h${number}`, entry_id: 'c1', query: `${number}`, found: '[]' },
      broken_since: at(minute),
    }),
    up,
  );
}

/** What stands first is named first. */
const ORDERS: Record<string, [string, (db: Db) => Promise<readonly string[]>]> = {
  'accounts by their addresses': [
    'u4 u3 u2 u1',
    async (db) => (await listUsers(db)).map(({ id }) => id),
  ],
  'names of colleagues by their addresses': [
    '4 3 2 1',
    async (db) => (await listStaffNames(db)).map(({ name }) => name),
  ],
  'the audit log, the last first': [
    '4 3 2 1',
    async (db) => (await listAudit(db, ALL)).records.map(({ subjectTitle }) => subjectTitle),
  ],
  'messages, the last first': [
    'm4 m3 m2 m1',
    async (db) => (await listMessages(db, ALL)).messages.map(({ id }) => id),
  ],
  'messages that end, the next first': [
    'm4 m2 m3 m1',
    async (db) =>
      (await listMessages(db, { ...ALL, state: 'ending' })).messages.map(({ id }) => id),
  ],
  'what was written about a message, the first first': [
    'n1 n2 n3 n4',
    async (db) => (await readMessage(db, 'm1')).notes.map(({ id }) => id),
  ],
  'files, the last first': [
    'd4 d3 d2 d1',
    async (db) => (await listMedia(db, ALL)).media.map(({ id }) => id),
  ],
  'addresses that were not found, the most sought first': [
    '/4 /2 /3 /1',
    async (db) => (await listMissed(db, { ...ALL, list: 'often' })).missed.map(({ path }) => path),
  ],
  'searches without results, the most frequent first': [
    '4 2 3 1',
    async (db) =>
      (await listMissedSearches(db, { ...ALL, list: 'often' })).searches.map(({ words }) => words),
  ],
  'issues, the last changed first': [
    'i4 i3 i2 i1',
    async (db) => (await listIssues(db, ALL)).issues.map(({ id }) => id),
  ],
  'subscribers, the last first': [
    's4 s3 s2 s1',
    async (db) => (await listSubscribers(db, ALL)).subscribers.map(({ id }) => id),
  ],
  'a copy of the subscribers, by their addresses': [
    '1 2 3 4',
    async (db) => (await exportSubscribers(db, acting)).match(/\d(?=@)/g) ?? [],
  ],
  'redirects, the last changed first': [
    't4 t3 t2 t1',
    async (db) => (await listRedirects(db, ALL)).redirects.map(({ id }) => id),
  ],
  'a copy of the redirects, by their addresses': [
    '/1?a=1 /1?b=1 /2?a=1 /2?b=1',
    async (db) => (await exportRedirects(db)).match(/\/\d\?\w=1/g) ?? [],
  ],
  'who else has something open, the first first': [
    '2 3 4',
    async (db) => (await listPresent(db, undefined, acting)).map(({ name }) => name),
  ],
  'drafts, the last saved first': [
    'e4 e3 e2 e1',
    async (db) => (await listDrafts(db, TEST_EDITOR, ALL)).drafts.map(({ id }) => id),
  ],
  'the bin, the last deleted first': [
    'b4 b3 b2 b1',
    async (db) => (await listBin(db, TEST_EDITOR, ALL)).binned.map(({ id }) => id),
  ],
  'what is to be looked through, the longest first': [
    'c1 c2 c3 c4',
    async (db) => {
      const asked = { ...ALL, today: '2026-03-04' };
      return (await listToRecheck(db, TEST_EDITOR, asked)).entries.map(({ id }) => id);
    },
  ],
  'what lacks English, the last saved first': [
    'f4 f3 f2 f1',
    async (db) => {
      const asked = { ...ALL, english: 'missing' } as const;
      return (await listToTranslate(db, TEST_EDITOR, asked)).entries.map(({ id }) => id);
    },
  ],
  'entries, the last saved first': [
    'f4 f3 f2 f1',
    async (db) => {
      const asked = { ...ALL, sort: 'updated', english: 'missing' } as const;
      return (await listForStaff(db, page, asked)).entries.map(({ id }) => id);
    },
  ],
  'entries of one place in a list, the first first': [
    'c1 c2 c3 c4',
    async (db) => {
      const asked = { ...ALL, recheckBy: '2026-03-04' };
      return (await listForStaff(db, page, asked)).entries.map(({ id }) => id);
    },
  ],
  'entries of one title, the first first': [
    'c1 c2 c3 c4',
    async (db) => {
      const asked = { ...ALL, recheckBy: '2026-03-04', sort: 'title' } as const;
      return (await listForStaff(db, page, asked)).entries.map(({ id }) => id);
    },
  ],
  'entries of one English title, the first first': [
    'c1 c2 c3 c4',
    async (db) => {
      const asked = { ...ALL, recheckBy: '2026-03-04', sort: 'title-en' } as const;
      return (await listForStaff(db, page, asked)).entries.map(({ id }) => id);
    },
  ],
  'broken promises, the longest first': [
    '1 2 3 4',
    async (db) => (await listBrokenPromises(db, ALL)).promises.map(({ query }) => query),
  ],
  'kept texts, the last first': [
    'k4 k2 k3 k1',
    async (db) => (await listCopies(db, undefined, acting)).copies.map(({ id }) => id),
  ],
};

test.each(Object.entries(ORDERS))('%s', async (_, [order, list]) => {
  expect((await list(connection.db)).join(' ')).toBe(order);
});
