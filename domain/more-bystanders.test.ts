import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { Tx } from '../database/transaction.ts';
import { alertData } from '../harness/content/alert-data.ts';
import { pageData } from '../harness/content/entry-data.ts';
import { testDocumentRow, testFactsRow } from '../harness/content/medium-row.ts';
import { openTestSqlite } from '../harness/databases/databases.ts';
import { rowsTouchedBy } from '../harness/databases/touched-rows.ts';
import { actAs, openTestAuth, TEST_NOW, TEST_PASSWORD, testMedia } from '../harness/services.ts';
import { fillEmptyDatabase } from '../seed/fill.ts';
import { sweepKnownNetworks } from './accounts/attempts/known-networks.ts';
import { createUser } from './accounts/members/create-user.ts';
import { OPERATOR } from './accounts/operator.ts';
import { sweepChallenges } from './accounts/passkeys/challenges.ts';
import { recordSignIn } from './audit/sign-ins.ts';
import { createEntry } from './content/acts/create-entry.ts';
import { saveEntry } from './content/acts/save-entry.ts';
import { emptyData } from './content/model/content-type.ts';
import { keepDocumentWords } from './content/references/document-words.ts';
import { alert } from './content-types/alert.ts';
import { event } from './content-types/event.ts';
import { page } from './content-types/page.ts';
import { removeFact, replaceFact } from './facts/facts.ts';
import { receiveMessage } from './inbox/forms/receive-message.ts';
import {
  countAttempt,
  forgetAttempts,
  returnAttempt,
  sweepRateLimits,
} from './limits/rate-limit.ts';
import { checkLinks } from './links/check-links.ts';
import { deleteLetters } from './mail/delete-letters.ts';
import { deleteOldLetters, dropWaitingCopies } from './mail/mailings.ts';
import { sendDueLetters } from './mail/outbox.ts';
import { returnToBuiltInMap } from './maps/change-maps.ts';
import { keepEarlierAddress } from './media/acts/keep-earlier.ts';
import { changeMedium, lockMedium } from './media/acts/lock-medium.ts';
import { returnToFile } from './media/acts/return-to-file.ts';
import { emptyMediaBin } from './media/library/empty-bin.ts';
import { dropFile, keepFile } from './media/store/loose-files.ts';
import { type MediaStore, openMediaStore } from './media/store/store.ts';
import { dropUploads } from './media/uploads/drop-uploads.ts';
import { noteSentFile } from './media/uploads/sent-files.ts';
import { takePiece } from './media/uploads/take-piece.ts';
import { sweepMissed } from './missed/missed-addresses.ts';
import { ignoreMissedSearch, sweepMissedSearches, tryAgain } from './missed/missed-searches.ts';
import { createIssue } from './newsletter/issues.ts';
import { leaveSigner } from './newsletter/leave-token.ts';
import { sendIssue } from './newsletter/send-issue.ts';
import { confirmSubscription, unsubscribe } from './newsletter/subscribers.ts';
import { noteClosed, noteOpen } from './open-forms/presence.ts';
import { erasePerson } from './people/erase-person.ts';
import { deleteExpired } from './retention/delete-expired.ts';
import { deleteEndedMessages } from './retention/message-ends.ts';
import { warnOfEnding } from './retention/warn-of-ending.ts';
import { DAY_MS } from './time/durations.ts';

/**
 * The same as bystanders.test.ts, of what stands in the other tables: files, letters, counters, what jobs let go of.
 * What is given before an act are rows that it reaches, and others that differ from them in one of its conditions.
 */

const admin = actAs(OPERATOR);
const NAMES = ['anna', 'vasso', 'giorgos'] as const;
const DIGEST = '0123456789abcdef';
const NOW = TEST_NOW.toISOString();
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS).toISOString();
const PERIODS = { messagesDays: 730, auditDays: 1825 };
const TEXT = { el: 'Άλλο κείμενο', en: 'Other text' };

let connection: Connection;
let store: MediaStore;
let folder: string;
/** The ids of what stands there in all cases, by name. */
const users: Record<string, string> = {};
const pages: Record<string, string> = {};
const issues: string[] = [];
let planned = '';
let feast = '';

const EVENT = {
  ...emptyData(event.fields),
  title: { el: 'Πανηγύρι', en: 'Feast' },
  description: { el: 'Χορός', en: 'Dance' },
  location: { el: 'Πλατεία', en: '' },
  startsAt: '2026-08-15T21:00',
};
/** A warning of tomorrow. */
const warning = (title: string) =>
  alertData(title, { startsAt: '2026-03-05T10:00', endsAt: '2026-03-05T18:00' });

beforeAll(async () => {
  connection = await openTestSqlite();
  folder = await mkdtemp(join(tmpdir(), 'dimos-bystanders-'));
  store = await openMediaStore({ dataDir: folder });
  const { db } = connection;
  const auth = await openTestAuth(connection);
  for (const name of NAMES) {
    const email = `${name}@example.org`;
    const account = { name, email, password: TEST_PASSWORD, role: 'editor' as const };
    users[name] = (await createUser(auth, db, account, { now: TEST_NOW })).id;
    await db
      .insertInto('media')
      .values(testDocumentRow({ id: name }))
      .execute();
    const words = testFactsRow(name, { text: `κανονισμός ${name}` });
    await db.insertInto('document_facts').values(words).execute();
    const href = `/media/${name}.${DIGEST}/x.pdf`;
    const content = `<p><a href="${href}">${name}</a> <a href="/${name}-leads">x</a> <a href="https://example.org/">y</a></p>`;
    const data = { ...pageData(name), content: { el: content, en: '' } };
    pages[name] = (await createEntry(db, page, { slug: name, data, publish: true }, admin)).id;
    const data2 = { data: warning(`Φωτιά ${name}`), publish: true };
    planned = (await createEntry(db, alert, data2, admin)).id;
    feast = (await createEntry(db, event, { data: EVENT, publish: true }, admin)).id;
    await receiveMessage(
      db,
      { kind: 'contact', name, email, phone: '', subject: '', body: name, language: 'gr' },
      { officeEmail: undefined, now: TEST_NOW },
    );
  }
});
/** What a person leaves behind, and their name on what they did. */
const addTraces = async (tx: Tx, name: string) => {
  const email = `${name}@example.org`;
  const at = { createdAt: NOW, updatedAt: NOW, expiresAt: '2027-01-01T00:00:00.000Z' };
  await add(tx, 'verification', at, [{ id: name, identifier: name, value: users[name] ?? '' }]);
  await add(tx, 'subscribers', subscriber, [{ id: name, email, token_hash: name }]);
  await tx.updateTable('entries').set({ checked_by: email }).where('slug', '=', name).execute();
  const record = { action: 'changed', subject_type: '', subject_id: '', subject_title: '' };
  await add(tx, 'audit', record, [{ id: name, at: NOW, user_email: email }]);
  await tx.updateTable('media').set({ created_by: email }).where('id', '=', name).execute();
};
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true, force: true });
});

/** Rows of one table that have the first values in common. */
const add = <T extends keyof Tables>(
  tx: Tx,
  table: T,
  common: Partial<Insertable<Tables[T]>>,
  rows: readonly Partial<Insertable<Tables[T]>>[],
) =>
  tx
    .insertInto(table)
    .values(rows.map((row) => ({ ...common, ...row })) as never)
    .execute();

const letter = {
  to_address: 'vasso@example.org',
  reply_to: '',
  subject: '',
  body_text: '',
  headers: '{}',
  attempts: 0,
  next_attempt_at: NOW,
  last_error: '',
  created_at: NOW,
  sent_at: null,
};
const mailing = { subject: '', body_text: '', body_html: '', created_at: NOW };
/** Two mailings, with a letter of each to the same person. */
const addMailings = async (tx: Tx, letters: Parameters<typeof add<'outbox'>>[3]) => {
  await add(tx, 'mailings', { ...mailing, old_sent: 0, old_failed: 0 }, [
    { id: 'm1' },
    { id: 'm2' },
  ]);
  await add(tx, 'outbox', letter, letters);
};
const missed = { times: 9, first_on: '2026-03-01', last_on: '2026-03-01', is_ignored: 0 as const };
const subscriber = {
  language: 'gr' as const,
  state: 'pending' as const,
  created_at: NOW,
  confirmed_at: null,
};
const earlier = {
  address_digest: DIGEST,
  storage_key: null,
  digest: DIGEST,
  file_name: 'x.png',
  mime_type: 'image/png',
  size_bytes: 1,
  width: 1,
  height: 1,
  crop: '',
  replaced_at: NOW,
  replaced_by: '',
};
const upload = {
  account_id: OPERATOR.id,
  accept: 'any' as const,
  file_name: 'x.pdf',
  digest: DIGEST,
  size_bytes: 9,
  received_bytes: 0,
  created_at: NOW,
  updated_at: NOW,
};
const addUploads = (tx: Tx) => add(tx, 'uploads', upload, [{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
const addLoose = (tx: Tx) =>
  add(tx, 'loose_files', { delete_after: NOW }, [{ key: 'a' }, { key: 'b' }, { key: 'c' }]);
const addFacts = (tx: Tx) =>
  add(tx, 'facts', { value: 'same' }, [{ name: 'fact a' }, { name: 'fact b' }, { name: 'fact c' }]);
const addCounters = async (tx: Tx) => {
  for (const name of ['a', 'b', 'c']) {
    const windowMs = name === 'b' ? 60_000 : DAY_MS;
    await countAttempt(tx, name, { attempts: 9, windowMs }, TEST_NOW);
  }
};
const presence = (name: string) => ({
  user_id: users[name] ?? '',
  type: 'page',
  entry_id: '',
  since: NOW,
});
const asVasso = () => actAs({ id: users.vasso ?? '', email: 'vasso@example.org', role: 'editor' });
const addPresence = async (tx: Tx) => {
  const open = { is_open: 1 as const, sign: 1 };
  await add(tx, 'presence', { ...presence('vasso'), ...open }, [
    { id: 'long ago', seen_at: daysAgo(1) },
    { id: 'now', seen_at: NOW },
  ]);
  await add(tx, 'presence', { ...presence('anna'), ...open }, [
    { id: 'of anna, long ago', seen_at: daysAgo(1) },
    { id: 'of anna', seen_at: NOW },
  ]);
};

interface Case {
  given?: (tx: Tx) => Promise<unknown>;
  act: (tx: Tx) => Promise<unknown>;
  touches: string[];
}

const CASES: Record<string, Case> = {
  'attempts under a key are forgotten': {
    given: addCounters,
    act: (tx) => forgetAttempts(tx, 'b'),
    touches: ['rate_limits: 1 gone'],
  },
  'an attempt under a key is taken back': {
    given: addCounters,
    act: (tx) => returnAttempt(tx, 'b'),
    touches: ['rate_limits: 1 changed'],
  },
  'a window ends': {
    given: addCounters,
    act: (tx) => sweepRateLimits(tx, new Date(TEST_NOW.getTime() + 120_000)),
    touches: ['rate_limits: 1 gone'],
  },
  'a fact is replaced': {
    given: addFacts,
    act: (tx) => replaceFact(tx, 'fact b', 'same', 'other'),
    touches: ['facts: 1 changed'],
  },
  'a fact that is another one by now stays': {
    given: addFacts,
    act: (tx) => replaceFact(tx, 'fact b', 'former', 'other'),
    touches: [],
  },
  'a fact is removed': {
    given: addFacts,
    act: (tx) => removeFact(tx, 'fact b'),
    touches: ['facts: 1 gone'],
  },
  'somebody signs in': {
    act: (tx) => recordSignIn(tx, asVasso().by, 'signed-in', TEST_NOW),
    touches: ['user: 1 changed'],
  },
  'somebody leaves the newsletter: their waiting copies go': {
    given: (tx) =>
      addMailings(tx, [
        { id: 'waits', mailing_id: 'm1' },
        { id: 'was sent', mailing_id: 'm2', sent_at: NOW },
        { id: 'is no copy' },
        { id: 'is of somebody else', mailing_id: 'm1', to_address: 'anna@example.org' },
      ]),
    act: (tx) => dropWaitingCopies(tx, 'vasso@example.org'),
    touches: ['outbox: 1 gone'],
  },
  'old letters go, and their mailings count them': {
    given: (tx) =>
      addMailings(tx, [
        { id: 'sent long ago', mailing_id: 'm1', sent_at: daysAgo(40) },
        { id: 'sent lately', mailing_id: 'm2', sent_at: daysAgo(20), created_at: daysAgo(99) },
        { id: 'waits', created_at: daysAgo(40) },
      ]),
    act: (tx) => deleteOldLetters(tx, { sent: daysAgo(30), queued: daysAgo(90) }),
    touches: ['mailings: 1 changed', 'outbox: 1 gone'],
  },
  'a copy of a mailing is deleted': {
    given: (tx) =>
      addMailings(tx, [
        { id: 'meant', mailing_id: 'm1', sent_at: NOW },
        { id: 'other', mailing_id: 'm2', sent_at: NOW },
      ]),
    act: (tx) => deleteLetters(tx, ['meant']),
    touches: ['mailings: 1 changed', 'outbox: 1 gone'],
  },
  'a letter is sent': {
    given: (tx) =>
      add(tx, 'outbox', letter, [
        { id: 'due' },
        { id: 'later', next_attempt_at: '2026-03-05T10:00:00.000Z' },
        { id: 'sent', sent_at: daysAgo(1) },
      ]),
    act: (tx) =>
      sendDueLetters(
        tx,
        async () => {},
        () => TEST_NOW,
      ),
    touches: ['outbox: 1 changed'],
  },
  'a map is brought back': {
    given: (tx) =>
      add(
        tx,
        'site_maps',
        { geojson: '{}', file_name: 'x', version: 1, changed_at: NOW, changed_by: '' },
        [{ extent: 'municipality' }, { extent: 'centre' }],
      ),
    act: (tx) => returnToBuiltInMap(tx, 'centre', 1, admin),
    touches: ['site_maps: 1 changed'],
  },
  'a medium is changed': {
    act: async (tx) => changeMedium(tx, await lockMedium(tx, 'vasso'), { alt_el: 'x' }, admin),
    touches: ['media: 1 changed'],
  },
  'an address is written down once more': {
    given: (tx) =>
      add(tx, 'earlier_files', earlier, [
        { id: 'the same', medium_id: 'vasso' },
        { id: 'another address', medium_id: 'vasso', address_digest: 'other' },
        { id: 'with its bytes', medium_id: 'vasso', storage_key: 'x' },
        { id: 'of another medium', medium_id: 'anna' },
      ]),
    act: async (tx) => keepEarlierAddress(tx, await lockMedium(tx, 'vasso'), admin),
    touches: ['earlier_files: 1 gone'],
  },
  'an earlier file comes back': {
    given: async (tx) => {
      await store.put('b', new Uint8Array(1));
      await add(tx, 'earlier_files', { ...earlier, medium_id: 'vasso' }, [
        { id: 'meant', address_digest: 'b', storage_key: 'b' },
        { id: 'earlier still', address_digest: 'c', storage_key: 'c' },
      ]);
    },
    act: (tx) =>
      returnToFile(testMedia(tx, store), 'vasso', { earlier: 'meant', version: 1 }, admin),
    touches: ['earlier_files: 1 gone', 'media: 1 changed'],
  },
  'the bin of the library is emptied': {
    given: async (tx) => {
      for (const [id, deleted_at] of [
        ['long ago', daysAgo(31)],
        ['lately', daysAgo(29)],
      ]) {
        await tx.insertInto('media').values(testDocumentRow({ id, deleted_at })).execute();
      }
      await add(tx, 'earlier_files', { ...earlier, medium_id: 'vasso' }, [
        { id: 'long ago', storage_key: 'a', replaced_at: daysAgo(31) },
        { id: 'lately', storage_key: 'b', replaced_at: daysAgo(29) },
      ]);
    },
    act: (tx) => emptyMediaBin({ db: tx, store }, TEST_NOW, () => {}),
    touches: ['earlier_files: 1 changed', 'media: 1 gone'],
  },
  'a file is no longer loose': {
    given: addLoose,
    act: (tx) => keepFile(tx, 'b'),
    touches: ['loose_files: 1 gone'],
  },
  'an upload is given up': {
    given: addUploads,
    act: (tx) => dropUploads({ db: tx, store }, [{ id: 'b', updated_at: NOW }]),
    touches: ['uploads: 1 gone'],
  },
  'an upload with which somebody has gone on is not given up': {
    given: addUploads,
    act: (tx) => dropUploads({ db: tx, store }, [{ id: 'b', updated_at: daysAgo(2) }]),
    touches: [],
  },
  'a piece of an upload arrives': {
    given: addUploads,
    act: (tx) =>
      takePiece(testMedia(tx, store), 'b', { offset: 0, bytes: new Uint8Array(9) }, admin),
    touches: ['uploads: 1 changed'],
  },
  'a file that was another medium is this one': {
    given: (tx) =>
      add(tx, 'sent_files', { medium_id: 'anna', stored_digest: 'older' }, [
        { digest: 'a' },
        { digest: 'b' },
      ]),
    act: (tx) => noteSentFile(tx, 'b', { id: 'vasso', digest: DIGEST }),
    touches: ['sent_files: 1 changed'],
  },
  'the words of documents are kept': {
    given: (tx) => tx.updateTable('entries').set({ document_words: 'πριν' }).execute(),
    act: (tx) => keepDocumentWords(tx, [pages.vasso ?? '']),
    touches: ['entries: 1 changed'],
  },
  'a link to which nothing leads is forgotten': {
    given: (tx) =>
      add(tx, 'link_checks', { state: 'gone', checked_at: NOW, failing_since: NOW }, [
        { address: '/anna-leads' },
        { address: '/vasso-leads' },
        { address: 'https://example.org/' },
        { address: '/nobody-leads-here' },
      ]),
    act: (tx) =>
      checkLinks(tx, {
        now: () => TEST_NOW,
        siteUrl: 'http://localhost',
        visitsOthers: false,
        pauseMs: 0,
        userAgent: 'Dimos',
      }),
    touches: ['link_checks: 1 gone'],
  },
  'a search is set aside': {
    given: (tx) =>
      add(tx, 'missed_searches', { ...missed, is_partial: 0 }, [
        { words: 'a', query: 'a' },
        { words: 'b', query: 'b' },
      ]),
    act: (tx) => ignoreMissedSearch(tx, 'b', true),
    touches: ['missed_searches: 1 changed'],
  },
  'a search that finds something by now leaves the list': {
    given: (tx) =>
      add(tx, 'missed_searches', { ...missed, is_partial: 0 }, [
        { words: 'vasso', query: 'vasso' },
        { words: 'anna', query: 'anna' },
      ]),
    act: (tx) => tryAgain(tx, 'vasso'),
    touches: ['missed_searches: 1 gone'],
  },
  'searches are looked through at night': {
    given: (tx) =>
      add(tx, 'missed_searches', { ...missed, is_partial: 0 }, [
        { words: 'found by now', query: 'vasso' },
        { words: 'found by now, but set aside', query: 'anna', is_ignored: 1 },
        { words: 'long ago', query: 'άγνωστα', last_on: '2025-11-01' },
        { words: 'waits', query: 'άγνωστα' },
      ]),
    act: (tx) => sweepMissedSearches(tx, TEST_NOW),
    touches: ['missed_searches: 2 gone'],
  },
  'missed addresses are looked through at night': {
    given: (tx) =>
      add(tx, 'missed_addresses', { ...missed, linked_from: '' }, [
        { path: '/vasso' },
        { path: '/long-ago', last_on: '2025-11-01' },
        { path: '/nothing' },
      ]),
    act: (tx) => sweepMissed(tx, TEST_NOW),
    touches: ['missed_addresses: 2 gone'],
  },
  'a form opens, and what its person had open long ago is forgotten': {
    given: addPresence,
    act: (tx) => noteOpen(tx, { id: 'new', sign: 1, type: 'page', entryId: '' }, asVasso()),
    touches: ['presence: 1 gone'],
  },
  'a form is closed': {
    given: addPresence,
    act: (tx) => noteClosed(tx, { id: 'now', sign: 2 }, asVasso()),
    touches: ['presence: 1 changed'],
  },
  'somebody else’s form is not closed': {
    given: addPresence,
    act: (tx) => noteClosed(tx, { id: 'of anna', sign: 2 }, asVasso()),
    touches: [],
  },
  'a subscription is confirmed': {
    given: (tx) =>
      add(tx, 'subscribers', subscriber, [
        { id: 'a', email: 'a@example.org', token_hash: 'x' },
        {
          id: 'b',
          email: 'b@example.org',
          token_hash: createHash('sha256').update('b').digest('hex'),
        },
      ]),
    act: (tx) => confirmSubscription(tx, 'b', TEST_NOW),
    touches: ['subscribers: 1 changed'],
  },
  'somebody leaves by the link of an issue': {
    given: (tx) =>
      add(tx, 'subscribers', subscriber, [
        { id: 'a'.repeat(20), email: 'a@example.org', token_hash: 'x' },
        { id: 'b'.repeat(20), email: 'b@example.org', token_hash: 'y' },
      ]),
    act: async (tx) => unsubscribe(tx, (await leaveSigner(tx))('b'.repeat(20))),
    touches: ['subscribers: 1 gone'],
  },
  'the office is warned of a message that will end': {
    given: (tx) =>
      tx
        .updateTable('messages')
        .set({ created_at: daysAgo(720) })
        .where('name', '=', 'vasso')
        .execute(),
    act: (tx) =>
      warnOfEnding(tx, {
        now: TEST_NOW,
        messagesDays: 730,
        officeEmail: undefined,
        siteUrl: 'http://localhost',
      }),
    touches: ['messages: 1 changed'],
  },
  'a message ends': {
    given: (tx) =>
      tx
        .updateTable('messages')
        .set({ ends_at: daysAgo(1), created_at: daysAgo(1) })
        .where('name', '=', 'vasso')
        .execute(),
    act: (tx) => deleteEndedMessages(tx, TEST_NOW, PERIODS),
    touches: ['messages: 1 gone'],
  },
  'somebody is erased': {
    given: async (tx) => {
      for (const name of NAMES) await addTraces(tx, name);
      await tx.updateTable('user').set({ banned: 1 }).where('name', '=', 'vasso').execute();
    },
    act: (tx) => erasePerson(tx, 'vasso@example.org', admin),
    touches: [
      'account: 1 gone',
      'audit: 1 changed',
      'entries: 1 changed',
      'media: 1 changed',
      'messages: 1 gone',
      'subscribers: 1 gone',
      'user: 1 gone',
      'verification: 1 gone',
    ],
  },
  'each night goes what was kept long enough': {
    given: async (tx) => {
      await add(tx, 'subscribers', subscriber, [
        { id: 'a', email: 'a', token_hash: 'a', created_at: daysAgo(31) },
        { id: 'b', email: 'b', token_hash: 'b', created_at: daysAgo(29) },
        { id: 'c', email: 'c', token_hash: 'c', created_at: daysAgo(31), state: 'confirmed' },
      ]);
      const session = { createdAt: NOW, updatedAt: NOW, userId: users.vasso };
      await add(tx, 'session', session, [
        { id: 'over', token: 'a', expiresAt: daysAgo(1) },
        { id: 'goes on', token: 'b', expiresAt: '2026-03-05T10:00:00.000Z' },
      ]);
      const at = { createdAt: NOW, updatedAt: NOW, identifier: '', value: '' };
      await add(tx, 'verification', at, [
        { id: 'over', expiresAt: daysAgo(1) },
        { id: 'goes on', expiresAt: '2026-03-05T10:00:00.000Z' },
      ]);
      await add(tx, 'former_addresses', {}, [
        { path: '/of-anna', entry_id: pages.anna ?? '' },
        { path: '/of-vasso', entry_id: pages.vasso ?? '' },
      ]);
      const record = { user_email: '', action: 'changed', subject_type: '', subject_id: '' };
      await add(tx, 'audit', { ...record, subject_title: '' }, [
        { id: 'old', at: daysAgo(1826) },
        { id: 'young', at: daysAgo(1824) },
      ]);
      const bin = (name: string, days: number) =>
        tx
          .updateTable('entries')
          .set({ deleted_at: daysAgo(days) })
          .where('slug', '=', name);
      await bin('vasso', 31).execute();
      await bin('anna', 29).execute();
      const copy = { user_id: users.vasso, type: 'page', title: '', sequence: 1, device: '' };
      await add(tx, 'kept_copies', copy, [
        { id: 'old', kept_at: daysAgo(31) },
        { id: 'young', kept_at: daysAgo(29) },
      ]);
      await add(tx, 'presence', { ...presence('vasso'), is_open: 1, sign: 1 }, [
        { id: 'old', seen_at: daysAgo(2) },
        { id: 'young', seen_at: NOW },
      ]);
    },
    act: (tx) => deleteExpired(tx, TEST_NOW, PERIODS),
    touches: [
      'audit: 1 gone',
      'entries: 1 gone',
      'entry_references: 6 gone',
      'former_addresses: 1 gone',
      'kept_copies: 1 gone',
      'presence: 1 gone',
      'revisions: 1 gone',
      'session: 1 gone',
      'subscribers: 1 gone',
      'verification: 1 gone',
    ],
  },
  'of two messages of one moment the one ends whose time is over': {
    given: async (tx) => {
      const done = { state: 'done' as const, handled_at: daysAgo(800), created_at: daysAgo(801) };
      await tx.updateTable('messages').set(done).where('name', 'in', ['anna', 'vasso']).execute();
      const proposal = {
        kind: 'event-proposal' as const,
        details: '{"startsAt":"2026-08-15T21:00"}',
      };
      await tx.updateTable('messages').set(proposal).where('name', '=', 'anna').execute();
    },
    act: (tx) => deleteEndedMessages(tx, TEST_NOW, PERIODS),
    touches: ['messages: 1 gone'],
  },
  'an issue is sent': {
    given: async (tx) => {
      await fillEmptyDatabase(tx, store, { kind: 'none', now: TEST_NOW });
      await add(tx, 'subscribers', { ...subscriber, state: 'confirmed', confirmed_at: NOW }, [
        { id: 'a'.repeat(20), email: 'a@example.org', token_hash: 'x' },
      ]);
      issues.length = 0;
      for (const text of ['Α', 'Β', 'Γ']) {
        const content = { subject: { el: text, en: text }, intro: TEXT, items: [] };
        issues.push((await createIssue(tx, content, admin)).id);
      }
    },
    act: (tx) => {
      const post = { kind: 'sqlite' as const, siteUrl: 'http://localhost', canSendMail: true };
      return sendIssue(tx, issues[1] ?? '', 1, post, admin);
    },
    touches: ['newsletter_issues: 1 changed'],
  },
  'networks are forgotten from which nobody has come for long': {
    given: (tx) =>
      add(tx, 'known_networks', { user_id: users.vasso ?? '' }, [
        { id: 'old', network: 'a', last_seen_at: daysAgo(1000) },
        { id: 'young', network: 'b', last_seen_at: NOW },
      ]),
    act: (tx) => sweepKnownNetworks(tx, TEST_NOW),
    touches: ['known_networks: 1 gone'],
  },
  'a challenge is over': {
    given: (tx) =>
      add(tx, 'passkey_challenges', { ceremony: 'sign-in', user_id: null }, [
        { challenge: 'old', expires_at: daysAgo(1) },
        { challenge: 'young', expires_at: '2026-03-05T10:00:00.000Z' },
      ]),
    act: (tx) => sweepChallenges(tx, TEST_NOW),
    touches: ['passkey_challenges: 1 gone'],
  },
  'a page leads elsewhere, and to another document': {
    act: (tx) =>
      saveEntry(
        tx,
        page,
        pages.vasso ?? '',
        { slug: 'vasso', data: pageData('vasso'), version: 1, publish: true },
        admin,
      ),
    touches: ['entries: 1 changed', 'entry_references: 6 gone'],
  },
  'an event is on another day': {
    act: (tx) =>
      saveEntry(
        tx,
        event,
        feast,
        { data: { ...EVENT, startsAt: '2026-08-16T21:00' }, version: 1, publish: true },
        admin,
      ),
    touches: ['entries: 1 changed', 'entry_occurrences: 1 gone'],
  },
  'a warning is written anew before it begins': {
    act: (tx) =>
      saveEntry(
        tx,
        alert,
        planned,
        { data: { ...warning('Φωτιά giorgos'), description: TEXT }, version: 1, publish: true },
        admin,
      ),
    touches: ['alert_messages: 1 changed', 'entries: 1 changed'],
  },
};

test.each(Object.keys(CASES))('%s, and nothing else', async (name) => {
  const { given, act, touches } = CASES[name] as Case;
  expect(await rowsTouchedBy(connection.db, act, given)).toEqual([...touches].sort());
});

test('the bytes of a file that a medium names stay, whoever else’s file is loose', async () => {
  await store.put('kept', new Uint8Array(1));
  const { db } = connection;
  await add(db as Tx, 'loose_files', { delete_after: NOW }, [{ key: 'loose' }]);
  await dropFile({ db, store }, 'kept');
  expect(await store.exists('kept')).toBe(true);
});
