import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection, Db } from '../../database/connect.ts';
import { addTwoEditors, MARIA } from '../../harness/browser/two-editors.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  signInAs,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../harness/services.ts';
import { recordChange } from '../audit/record.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { page } from '../content-types/page.ts';
import { receiveMessage } from '../inbox/forms/receive-message.ts';
import { setMessageState } from '../inbox/message-state.ts';
import { listMessages } from '../inbox/messages.ts';
import { queueLetter, sendDueLetters } from '../mail/outbox.ts';
import { confirmSubscription, requestSubscription } from '../newsletter/subscribers.ts';
import { endCopies } from '../open-forms/end-copies.ts';
import { keepCopy } from '../open-forms/keep-copy.ts';
import { noteOpen } from '../open-forms/presence.ts';
import { listCopies } from '../open-forms/read-copies.ts';
import { deleteExpired } from './delete-expired.ts';
import { type WarningOptions, warnOfEnding } from './warn-of-ending.ts';

const daysAfter = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);
const PERIODS = { messagesDays: 730, auditDays: 1825 };
const NOTHING = {
  messages: 0,
  proposals: 0,
  subscribers: 0,
  letters: 0,
  sessions: 0,
  auditRecords: 0,
  entries: 0,
  keptCopies: 0,
};

describe.each(TEST_DATABASES)('what is kept long enough on $name', ({ open }) => {
  let connection: Connection;
  let site: TestServices;
  let db: Db;
  beforeEach(async () => {
    connection = await open();
    site = await openTestServices(connection);
    db = connection.db;
  });
  afterEach(() => site.close());

  const expire = (days: number, periods = PERIODS) => deleteExpired(db, daysAfter(days), periods);
  const receive = (kind: 'contact' | 'event-proposal', details = {}, body = 'Κείμενο') =>
    receiveMessage(
      db,
      {
        kind,
        name: 'Ελένη',
        email: 'e@example.org',
        phone: '',
        subject: 'Θέμα',
        body,
        details,
        language: 'gr',
      },
      { officeEmail: undefined, now: TEST_NOW },
    );

  const markAll = async () => {
    for (const { id } of await db.selectFrom('messages').select('id').execute()) {
      await setMessageState(db, id, 'done', actAs(TEST_EDITOR));
    }
  };

  test('an empty database has nothing to delete', async () => {
    expect(await expire(10_000)).toEqual(NOTHING);
  });

  test('messages go two years after they were dealt with', async () => {
    await receive('contact');
    const { id } = await db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
    await setMessageState(db, id, 'done', actAs(TEST_EDITOR, daysAfter(100)));
    expect((await expire(830)).messages).toBe(0);
    expect((await expire(831)).messages).toBe(1);
  });

  test('messages go after as many days as the office has set', async () => {
    await receive('contact');
    await markAll();
    expect((await expire(31, { ...PERIODS, messagesDays: 31 })).messages).toBe(0);
    expect((await expire(31, { ...PERIODS, messagesDays: 30 })).messages).toBe(1);
  });

  test('proposals go a year after the event', async () => {
    await receive('event-proposal', { startsAt: '2026-03-10T20:00', endsAt: '' });
    await receive('event-proposal', { startsAt: '2026-08-01T20:00', endsAt: '2026-08-20T23:00' });
    await markAll();
    expect((await expire(370)).proposals).toBe(0);
    expect((await expire(373)).proposals).toBe(1);
    expect((await expire(530)).proposals).toBe(0);
    expect((await expire(536)).proposals).toBe(1);
  });

  test.each([
    ['2206-08-01T20:00', ''],
    ['2026-08-01T20:00', '9999-12-31T23:00'],
  ])('a proposal for %s to %s, of a year that was mistyped, goes too', async (startsAt, endsAt) => {
    await receive('event-proposal', { startsAt, endsAt });
    await markAll();
    expect((await expire(3 * 365)).proposals).toBe(0);
    expect((await expire(3 * 365 + 1)).proposals).toBe(1);
  });

  describe('a message that nobody dealt with', () => {
    const warn = (days: number, more: Partial<WarningOptions> = {}) =>
      warnOfEnding(db, {
        now: daysAfter(days),
        messagesDays: 730,
        officeEmail: 'office@example.org',
        siteUrl: 'https://www.example.gr',
        ...more,
      });
    const ending = async () =>
      (await listMessages(db, { state: 'ending', limit: 10, offset: 0 })).messages;
    const letters = () => db.selectFrom('outbox').selectAll().execute();

    test('is told of two weeks before its end, once, and goes then', async () => {
      const reference = await receive('contact');
      expect(await warn(715)).toBe(0);
      expect(await ending()).toEqual([]);
      expect(await warn(717)).toBe(1);
      expect(await warn(718)).toBe(0);
      expect(await ending()).toMatchObject([{ reference, endsAt: daysAfter(731).toISOString() }]);
      const [letter, ...more] = await letters();
      expect(more).toEqual([]);
      expect(letter).toMatchObject({ to_address: 'office@example.org' });
      expect(letter?.body_text).toContain(`${reference} – 2028-03-04`);
      expect(letter?.body_text).toContain('https://www.example.gr/admin/messages?state=ending');
      expect(letter?.body_text).not.toContain('Ελένη');
      expect((await expire(731)).messages).toBe(0);
      expect((await expire(732)).messages).toBe(1);
    });

    test('is told of with the day in Greece, where midnight comes first', async () => {
      await receive('contact');
      await warn(0, { now: new Date('2028-06-01T22:30:00Z') });
      expect((await letters())[0]?.body_text).toContain(' – 2028-06-16\n');
    });

    test('is told of where nobody dealt with it, and of no other message', async () => {
      await receive('contact');
      await markAll();
      expect(await warn(2000)).toBe(0);
      expect(await letters()).toEqual([]);
    });

    test('is never deleted before it was told of, and has two weeks then, however late', async () => {
      await receive('contact');
      await receive('event-proposal', { startsAt: '2026-03-10T20:00', endsAt: '' });
      expect(await expire(2000)).toMatchObject({ messages: 0, proposals: 0 });
      expect(await warn(2000, { officeEmail: undefined })).toBe(2);
      expect(await letters()).toEqual([]);
      expect(await expire(2014)).toMatchObject({ messages: 0, proposals: 0 });
      expect(await expire(2015)).toMatchObject({ messages: 1, proposals: 1 });
    });

    test('stays its full time once more when somebody deals with it', async () => {
      await receive('contact');
      await warn(717);
      const [one] = await ending();
      await setMessageState(db, one?.id ?? '', 'done', actAs(TEST_EDITOR, daysAfter(718)));
      expect(await ending()).toEqual([]);
      expect((await expire(735)).messages).toBe(0);
      expect((await expire(718 + 731)).messages).toBe(1);
    });

    test('that is opened again is told of once more before it goes', async () => {
      await receive('contact');
      await warn(717);
      const [one] = await ending();
      const mark = (state: 'new' | 'done', day: number) =>
        setMessageState(db, one?.id ?? '', state, actAs(TEST_EDITOR, daysAfter(day)));
      await mark('done', 718);
      await mark('new', 900);
      expect((await expire(901)).messages).toBe(0);
      expect(await warn(901)).toBe(1);
      expect((await expire(914)).messages).toBe(0);
      expect((await expire(916)).messages).toBe(1);
    });

    test('is told of no longer where the office keeps messages longer now', async () => {
      await receive('contact');
      await warn(717);
      await warn(718, { messagesDays: 1000 });
      expect(await ending()).toEqual([]);
      expect((await expire(735)).messages).toBe(0);
    });

    test('is named in the letter where it is one of the first fifty; their number is always told', async () => {
      for (let number = 0; number < 51; number++) await receive('contact', {}, `${number}`);
      expect(await warn(717)).toBe(51);
      const [letter] = await letters();
      expect(letter?.body_text.match(/ – 2028-03-04$/gm)).toHaveLength(50);
      expect(letter?.subject).toMatch(/: 51$/);
    });

    test('of a few days is told of in the middle of them', async () => {
      await receive('contact');
      const short = { messagesDays: 6 };
      expect(await warn(2, short)).toBe(0);
      expect(await warn(3, short)).toBe(1);
      expect((await expire(6, { ...PERIODS, ...short })).messages).toBe(0);
      expect((await expire(7, { ...PERIODS, ...short })).messages).toBe(1);
    });
  });

  test('addresses that were never confirmed go after thirty days, confirmed ones stay', async () => {
    const options = { siteUrl: 'http://localhost', siteName: 'Δήμος', now: TEST_NOW };
    await requestSubscription(db, 'no@example.org', 'gr', options);
    await requestSubscription(db, 'yes@example.org', 'gr', options);
    const letter = await db
      .selectFrom('outbox')
      .select('body_text')
      .where('to_address', '=', 'yes@example.org')
      .executeTakeFirstOrThrow();
    await confirmSubscription(db, /token=([\w-]+)/.exec(letter.body_text)?.[1] ?? '', TEST_NOW);
    expect((await expire(30)).subscribers).toBe(0);
    expect((await expire(31)).subscribers).toBe(1);
    expect((await expire(9999)).subscribers).toBe(0);
    expect(await db.selectFrom('subscribers').select('email').execute()).toEqual([
      { email: 'yes@example.org' },
    ]);
  });

  test('letters go thirty days after they were sent; those that nobody takes after ninety', async () => {
    const letter = { to: 'a@example.org', subject: 'S', text: 'T' };
    await queueLetter(db, letter, TEST_NOW);
    await sendDueLetters(
      db,
      async () => {},
      () => TEST_NOW,
    );
    await queueLetter(db, letter, TEST_NOW);
    expect((await expire(30)).letters).toBe(0);
    expect((await expire(31)).letters).toBe(1);
    expect((await expire(90)).letters).toBe(0);
    expect((await expire(91)).letters).toBe(1);
    // One that a server took late stays as long after that.
    await queueLetter(db, letter, TEST_NOW);
    await sendDueLetters(
      db,
      async () => {},
      () => daysAfter(85),
    );
    expect((await expire(114)).letters).toBe(0);
    expect((await expire(116)).letters).toBe(1);
  });

  test('sessions go when they have ended, and no earlier', async () => {
    // The library sets the end of a session by the real clock.
    await signInAs(site.services.auth, site.services, 'editor');
    const soon = new Date(Date.now() + 3_600_000);
    expect((await deleteExpired(db, soon, PERIODS)).sessions).toBe(0);
    const late = new Date(Date.now() + 13 * 3_600_000);
    expect((await deleteExpired(db, late, PERIODS)).sessions).toBe(1);
  });

  test('what an account was to be confirmed by goes when its time is over', async () => {
    const at = TEST_NOW.toISOString();
    const row = { identifier: 'i', value: 'x', createdAt: at, updatedAt: at };
    const ends = (days: number) => daysAfter(days).toISOString();
    await db
      .insertInto('verification')
      .values([
        { ...row, id: 'over', expiresAt: ends(1) },
        { ...row, id: 'valid', expiresAt: ends(3) },
      ])
      .execute();
    await expire(2);
    expect(await db.selectFrom('verification').select('id').execute()).toEqual([{ id: 'valid' }]);
  });

  test('challenges, networks, and addresses and searches that were not found go when nobody needs them', async () => {
    await signInAs(site.services.auth, site.services, 'editor');
    const { id: user_id } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
    // Those that stay are as young as the day of the job.
    const dated = { old: TEST_NOW, young: daysAfter(100) };
    for (const [name, moment] of Object.entries(dated)) {
      const at = moment.toISOString();
      const missed = { times: 9, first_on: at.slice(0, 10), last_on: at.slice(0, 10) };
      const challenge = { challenge: name, ceremony: 'sign-in' as const, user_id: null };
      await db
        .insertInto('passkey_challenges')
        .values({ ...challenge, expires_at: at })
        .execute();
      const network = { id: name, user_id, network: name, last_seen_at: at };
      await db.insertInto('known_networks').values(network).execute();
      const address = { ...missed, path: `/${name}-page`, linked_from: '', is_ignored: 0 as const };
      await db.insertInto('missed_addresses').values(address).execute();
      const search = { ...missed, words: name, query: name, is_partial: 0 as const };
      await db
        .insertInto('missed_searches')
        .values({ ...search, is_ignored: 0 })
        .execute();
    }
    await deleteExpired(db, new Date(daysAfter(100).getTime() - 1), PERIODS);
    expect(await db.selectFrom('passkey_challenges').select('challenge').execute()).toEqual([
      { challenge: 'young' },
    ]);
    const networks = db
      .selectFrom('known_networks')
      .select('id')
      .where('id', 'in', ['old', 'young']);
    expect(await networks.execute()).toEqual([{ id: 'young' }]);
    expect(await db.selectFrom('missed_addresses').select('path').execute()).toEqual([
      { path: '/young-page' },
    ]);
    expect(await db.selectFrom('missed_searches').select('words').execute()).toEqual([
      { words: 'young' },
    ]);
  });

  test('records of who changed what go after five years, or as the office has set', async () => {
    const record = () =>
      recordChange(db, TEST_EDITOR, 'changed', { type: 'page', id: 'x', title: 'X' }, TEST_NOW);
    await record();
    expect((await expire(1825)).auditRecords).toBe(0);
    expect((await expire(1826)).auditRecords).toBe(1);
    await record();
    expect((await expire(401, { ...PERIODS, auditDays: 400 })).auditRecords).toBe(1);
  });

  test('what was put in the bin goes after thirty days with its versions and former addresses, the rest stays', async () => {
    const acting = actAs(TEST_EDITOR);
    const make = (title: string) =>
      createEntry(
        db,
        page,
        {
          publish: true,
          data: {
            title: { el: title, en: title },
            lead: { el: '', en: '' },
            content: { el: '', en: '' },
            images: [],
            section: null,
          },
        },
        acting,
      );
    const kept = await make('Μένει');
    const binned = await make('Φεύγει');
    for (const { id } of [kept, binned]) {
      await db
        .insertInto('former_addresses')
        .values({ path: `/old-${id}`, entry_id: id })
        .execute();
    }
    await deleteEntry(db, page, binned.id, acting);
    expect((await expire(30)).entries).toBe(0);
    expect((await expire(31)).entries).toBe(1);
    const left = await db.selectFrom('entries').select('id').execute();
    expect(left).toEqual([{ id: kept.id }]);
    const revisions = await db.selectFrom('revisions').select('entry_id').execute();
    expect(revisions).toEqual([{ entry_id: kept.id }]);
    const addresses = await db.selectFrom('former_addresses').select('entry_id').execute();
    expect(addresses).toEqual([{ entry_id: kept.id }]);
  });

  test('what was typed and not saved goes thirty days after it was kept last, and what is left of it with the save', async () => {
    await addTwoEditors(db);
    const of = { type: 'page', entryId: null };
    const keep = (id: string, sequence: number, days: number) => {
      const typed = { ...of, id, sequence, baseVersion: null, instead: [], device: '' };
      return keepCopy(db, { ...typed, values: {} }, actAs(MARIA, daysAfter(days)));
    };
    await keep('left-behind', 1, 0);
    await keep('typed-again', 1, 0);
    await keep('typed-again', 2, 10);
    await endCopies(db, of, [{ id: 'saved-long-ago', sequence: 3 }], actAs(MARIA));
    expect((await expire(30)).keptCopies).toBe(0);
    expect((await expire(31)).keptCopies).toBe(2);
    const { copies } = await listCopies(db, of, actAs(MARIA));
    expect(copies).toMatchObject([{ id: 'typed-again' }]);
    expect((await expire(41)).keptCopies).toBe(1);
  });

  test('who had a form open long ago is forgotten', async () => {
    await addTwoEditors(db);
    await noteOpen(db, { id: 'tab-of-maria', sign: 1, type: 'page', entryId: 'one' }, actAs(MARIA));
    await expire(1);
    expect(await db.selectFrom('presence').select('id').execute()).toHaveLength(1);
    await expire(2);
    expect(await db.selectFrom('presence').select('id').execute()).toEqual([]);
  });
});
