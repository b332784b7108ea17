import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TABLE_NAMES } from '../../database/portable-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { fillWithPerson, PERSON } from '../../harness/accounts/person.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, openTestAuth, TEST_NOW } from '../../harness/services.ts';
import { invite } from '../accounts/invitations/invite.ts';
import { changeUser } from '../accounts/members/change-user.ts';
import { createUser } from '../accounts/members/create-user.ts';
import { OPERATOR } from '../accounts/operator.ts';
import { listAudit } from '../audit/reading.ts';
import { recordChange } from '../audit/record.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { page } from '../content-types/page.ts';
import { receiveMessage } from '../inbox/forms/receive-message.ts';
import type { NewMessage } from '../inbox/message.ts';
import { addNote } from '../inbox/write-note.ts';
import { readProgress } from '../mail/mailings.ts';
import { requestSubscription } from '../newsletter/subscribers.ts';
import { endCopies } from '../open-forms/end-copies.ts';
import { keepCopy } from '../open-forms/keep-copy.ts';
import { eraseAgain, readErasures } from './erase-again.ts';
import { erasePerson, exportPerson } from './erase-person.ts';
import { type Erasures, hashOf, joinErasures, rememberErasure } from './erased-addresses.ts';
import { findPerson } from './find-person.ts';

const acting = actAs(OPERATOR);
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

describe.each(TEST_DATABASES)('the data of one person on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  /** Everything in every table, as text. */
  async function everything(): Promise<string> {
    const parts: string[] = [];
    for (const table of TABLE_NAMES) {
      parts.push(JSON.stringify(await connection.db.selectFrom(table).selectAll().execute()));
    }
    return parts.join('\n').toLowerCase();
  }

  const recordsOf = async (type: string) =>
    (await listAudit(connection.db, { limit: 50, offset: 0 })).records.filter(
      ({ subjectType }) => subjectType === type,
    );

  test('are found wherever they are, however the address is written', async () => {
    const { others } = await fillWithPerson(connection.db);
    // In what the person wrote, which is listed already.
    await connection.db
      .updateTable('messages')
      .set({ body: `Γράψτε μου: ${PERSON.email}` })
      .where('email', '=', PERSON.email)
      .execute();
    const outing: NewMessage = {
      kind: 'event-proposal',
      name: 'Άλλος',
      email: 'third@example.org',
      phone: '',
      subject: 'Εκδρομή',
      body: 'Το Σάββατο',
      details: {},
      language: 'gr',
    };
    const namings: Partial<NewMessage>[] = [
      { details: { location: `Ρωτήστε: ${PERSON.email}` } },
      { subject: `Εκδρομή με ${PERSON.email}` },
    ];
    for (const naming of namings) {
      const to = { officeEmail: undefined, now: minutesLater(1) };
      await receiveMessage(connection.db, { ...outing, ...naming }, to);
    }
    const reference = await receiveMessage(connection.db, outing, {
      officeEmail: undefined,
      now: minutesLater(2),
    });
    const unnoted = { ...outing, body: 'Την Κυριακή' };
    await receiveMessage(connection.db, unnoted, { officeEmail: undefined, now: minutesLater(3) });
    const noted = await connection.db
      .selectFrom('messages')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    await addNote(connection.db, noted.id, `Το είπε η ${PERSON.email}`, acting);
    // Visitors still see what is no longer in the draft.
    const title = { el: '', en: 'Outing' };
    const withText = (text: string) => ({
      ...emptyData(page.fields),
      title,
      content: { el: '', en: `<p>${text}</p>` },
    });
    const data = withText(PERSON.email);
    const later = actAs(OPERATOR, minutesLater(1));
    const { id } = await createEntry(connection.db, page, { data, languages: ['en'] }, later);
    const draft = { data: withText('Ask us'), publish: false };
    await saveEntry(connection.db, page, id, draft, later);
    const found = await findPerson(connection.db, ` ${PERSON.email.toUpperCase()} `);
    expect(found).toMatchObject({
      email: PERSON.email,
      subscriptions: [{ language: 'en', state: 'confirmed' }],
      account: null,
      erasedAt: null,
    });
    expect(found.messages.map(({ kind, subject }) => `${kind} ${subject}`).sort()).toEqual([
      'contact Τέλη',
      'event-proposal Γιορτή',
    ]);
    const letters = found.letters
      .map(({ relation, subject }) => `${relation} ${subject.replace(/^\[[\d-]+\]/, '[number]')}`)
      .sort();
    expect(letters).toEqual([
      'about [number] Γιορτή',
      'about [number] Τέλη',
      expect.stringMatching(/^to Please confirm/),
      'to Παλιό τεύχος',
      'to Τεύχος',
    ]);
    expect(found.mentions).toEqual([
      expect.objectContaining({ kind: 'entry', type: 'page', title: 'Εθελοντές' }),
      { kind: 'entry', id, type: 'page', title: 'Outing' },
      expect.objectContaining({ kind: 'message', id: others.quoting }),
      expect.objectContaining({ kind: 'message' }),
      expect.objectContaining({ kind: 'message' }),
      expect.objectContaining({ kind: 'message', id: noted.id }),
    ]);
  });

  test('are told apart: what was written about each message, and to whom a letter went', async () => {
    const { db } = connection;
    await fillWithPerson(db);
    const before = await findPerson(db, PERSON.email);
    for (const { id } of before.messages) await addNote(db, id, `Για το ${id}`, acting);
    await db
      .updateTable('outbox')
      .set({ to_address: PERSON.email.toUpperCase() })
      .where('to_address', '=', PERSON.email)
      .execute();
    const { messages, letters } = await findPerson(db, PERSON.email);
    expect(messages.map(({ id, notes }) => [id, notes.map(({ text }) => text)])).toEqual(
      before.messages.map(({ id }) => [id, [`Για το ${id}`]]),
    );
    const relations = (list: typeof letters) => list.map(({ id, relation }) => [id, relation]);
    expect(relations(letters)).toEqual(relations(before.letters));
  });

  test('are named by a page in Greek capitals, too', async () => {
    const data = emptyData(page.fields);
    data.title = { el: 'Επικοινωνία', en: '' };
    data.content = { el: '<p>Γράψτε στο ΝΙΚΟΣ.Π@Example.org</p>', en: '' };
    const { id } = await createEntry(connection.db, page, { data, publish: false }, acting);
    data.content = { el: '<p>Νικος.π@example.org: γράψτε του.</p>', en: '' };
    const other = await createEntry(connection.db, page, { data, publish: false }, acting);
    const { mentions } = await findPerson(connection.db, 'νικος.π@example.org');
    expect(new Set(mentions.map((mention) => mention.id))).toEqual(new Set([id, other.id]));
    // A program that knows no final sigma has written it in small letters.
    data.content = { el: '<p>Γράψτε στο νικοσ.π@example.org</p>', en: '' };
    await createEntry(connection.db, page, { data, publish: false }, acting);
    expect((await findPerson(connection.db, 'νικος.π@example.org')).mentions).toHaveLength(3);
    for (const email of ['νικο.π@example.org', 'νικο*.π@example.org', 'νικος^π@example.org']) {
      expect((await findPerson(connection.db, email)).mentions, email).toEqual([]);
    }
  });

  test('of nobody known are none, and what is no address is refused', async () => {
    await fillWithPerson(connection.db);
    expect(await findPerson(connection.db, 'elen@example.org')).toEqual({
      email: 'elen@example.org',
      messages: [],
      subscriptions: [],
      letters: [],
      invitations: [],
      account: null,
      mentions: [],
      erasedAt: null,
    });
    // An underscore stands for itself, and not for any letter.
    expect((await findPerson(connection.db, 'elen_@example.org')).mentions).toEqual([]);
    await expect(findPerson(connection.db, 'eleni')).rejects.toMatchObject({ code: 'invalid' });
    await expect(erasePerson(connection.db, '', acting)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('are erased in every table, others stay, and the log has it without the address', async () => {
    const { db } = connection;
    const { others } = await fillWithPerson(db);
    for (const { id } of (await findPerson(db, PERSON.email)).mentions.filter(
      ({ kind }) => kind === 'entry',
    )) {
      await db.deleteFrom('entries').where('id', '=', id).execute();
    }
    await db.deleteFrom('messages').where('id', '=', others.quoting).execute();
    expect(await everything()).toContain(PERSON.email);
    expect(await erasePerson(db, PERSON.email, acting)).toEqual({
      messages: 2,
      subscriptions: 1,
      letters: 5,
      invitations: 1,
      accounts: 0,
      keptCopies: 0,
      records: 0,
    });
    const left = await everything();
    expect(left).not.toContain(PERSON.email);
    expect(left).not.toContain(PERSON.name.toLowerCase());
    expect(left).toContain('other@example.org');
    expect(await recordsOf('person')).toMatchObject([
      {
        action: 'erased',
        userEmail: OPERATOR.email,
        subjectId: expect.stringMatching(/^erased-[0-9a-f]{12}$/),
        subjectTitle: '',
      },
    ]);
    // The progress of an issue is still right.
    expect((await readProgress(db, ['old'])).get('old')).toMatchObject({ sent: 1, waiting: 0 });
    const again = await findPerson(db, PERSON.email);
    expect(again).toMatchObject({ messages: [], letters: [], erasedAt: TEST_NOW.toISOString() });
    // A backup may know of an earlier time, or of a later one.
    for (const [minutes, latest] of [
      [-5, 0],
      [5, 5],
    ] as const) {
      const moment = minutesLater(minutes).toISOString();
      await inTransaction(db, async (tx) =>
        rememberErasure(tx, await hashOf(tx, PERSON.email), moment),
      );
      const { erasedAt } = await findPerson(db, PERSON.email);
      expect(erasedAt).toBe(minutesLater(latest).toISOString());
    }
  });

  test('are handed over whole, and the log has that they were', async () => {
    const { db } = connection;
    await fillWithPerson(db);
    const exported = await exportPerson(db, PERSON.email, acting);
    expect(exported).toEqual(await findPerson(db, PERSON.email));
    expect(exported.messages[0]?.body).toBe('Πότε λήγουν;');
    const records = await recordsOf('person');
    expect(records).toMatchObject([{ action: 'exported' }]);
    expect(JSON.stringify(records)).not.toContain(PERSON.email);
  });

  test('are erased from the log however long the address is', async () => {
    const email = `${'a'.repeat(230)}@example.org`;
    const subject = { type: 'user', id: 'left', title: email };
    await recordChange(connection.db, OPERATOR, 'deleted', subject, TEST_NOW);
    expect(await erasePerson(connection.db, email, acting)).toMatchObject({ records: 1 });
    // A hash has four of one letter in a row now and then.
    expect(await everything()).not.toContain('a'.repeat(20));
  });

  test('are erased once by two at the same moment', async () => {
    const { db } = connection;
    await fillWithPerson(db);
    // Makes the key beforehand, since the second call would wait for it.
    await findPerson(db, PERSON.email);
    const outcomes = await Promise.all([
      erasePerson(db, PERSON.email, acting),
      erasePerson(db, PERSON.email, acting),
    ]);
    // Both together deleted as many as there were.
    const sum = (name: 'messages' | 'letters') =>
      outcomes.reduce((total, outcome) => total + outcome[name], 0);
    expect([sum('messages'), sum('letters')]).toEqual([2, 5]);
    expect((await findPerson(db, PERSON.email)).messages).toEqual([]);
  });

  test('of an account in use stay; of one that left go, and what it did stays under a pseudonym', async () => {
    const { db } = connection;
    const auth = await openTestAuth(connection);
    const email = 'left@example.org';
    const password = 'olive-harbour-lantern';
    const input = { name: 'Νίκος Φευγάτος', email, password, role: 'editor' as const };
    const { id } = await createUser(auth, db, input, { now: TEST_NOW });
    const { page } = await fillWithPerson(db, { id, email, role: 'editor' });
    const values = { title: { el: `Γράψτε στη ${PERSON.email}`, en: '' } };
    const of = { type: 'page', entryId: null, baseVersion: null, instead: [], device: '' };
    const typed = { ...of, id: 'tab-of-nikos', sequence: 1, values };
    await keepCopy(db, typed, actAs({ id, email, role: 'editor' }));
    // One that was put aside has no text any more.
    const aside = { ...typed, id: 'closed-tab' };
    await keepCopy(db, aside, actAs({ id, email, role: 'editor' }));
    const mark = { id: aside.id, sequence: 1 };
    await endCopies(db, of, [mark], actAs({ id, email, role: 'editor' }));
    expect((await findPerson(db, email)).account).toMatchObject({ keptCopies: 1 });
    expect((await findPerson(db, PERSON.email)).mentions).toContainEqual({
      kind: 'kept-copy',
      id: 'tab-of-nikos',
      type: 'page',
      title: email,
    });
    await expect(erasePerson(db, email, acting)).rejects.toMatchObject({ code: 'conflict' });
    expect((await findPerson(db, email)).account).toMatchObject({ disabled: false, records: 1 });
    await changeUser(db, id, { disabled: true }, acting);
    // What others did to the account names it, too.
    expect((await findPerson(db, email)).account).toMatchObject({ disabled: true, records: 2 });
    const erased = await erasePerson(db, email, acting);
    // In the log: the page, and the disabling; then the page and its revision.
    expect(erased).toMatchObject({ accounts: 1, keptCopies: 1, records: 4 });
    const left = await everything();
    expect(left).not.toContain(email);
    expect(left).not.toContain('φευγάτος');
    const { updated_by } = await db
      .selectFrom('entries')
      .select('updated_by')
      .where('id', '=', page)
      .executeTakeFirstOrThrow();
    expect(updated_by).toMatch(/^erased-[0-9a-f]{12}$/);
    const { records } = await listAudit(db, { limit: 10, offset: 0 });
    expect(records.filter(({ userEmail }) => userEmail === updated_by)).toHaveLength(1);
  });

  describe('that a restore brought back', () => {
    /** The person is erased, and then everything is back, as in an older backup. */
    async function eraseAndRestore() {
      const { db } = connection;
      await fillWithPerson(db);
      const old = await db.selectFrom('messages').selectAll().execute();
      await erasePerson(db, PERSON.email, actAs(OPERATOR, minutesLater(60)));
      const known = await readErasures(db);
      if (!known) throw new Error('Nobody was remembered.');
      await db.deleteFrom('messages').execute();
      await db.insertInto('messages').values(old).execute();
      return known;
    }

    test('are erased again by what the database itself remembers', async () => {
      await eraseAndRestore();
      expect(await eraseAgain(connection.db, [])).toMatchObject({ people: 1, messages: 2 });
      expect((await findPerson(connection.db, PERSON.email)).messages).toEqual([]);
      expect(await eraseAgain(connection.db, [])).toMatchObject({ people: 0, messages: 0 });
    });

    test('are erased again where nothing but a message in other capitals has them', async () => {
      const { db } = connection;
      await eraseAndRestore();
      await db.updateTable('messages').set({ email: PERSON.email.toUpperCase() }).execute();
      await db.deleteFrom('subscribers').execute();
      await db.deleteFrom('outbox').execute();
      expect(await eraseAgain(db, [])).toMatchObject({ people: 1 });
      expect((await findPerson(db, PERSON.email)).messages).toEqual([]);
    });

    test('are erased again by what another backup remembers, and are remembered from then on', async () => {
      const known = await eraseAndRestore();
      const { db } = connection;
      await db.deleteFrom('erased_addresses').execute();
      await db.deleteFrom('facts').execute();
      expect(await eraseAgain(db, [])).toMatchObject({ people: 0 });
      expect(await eraseAgain(db, [known])).toMatchObject({ people: 1, messages: 2 });
      expect(await readErasures(db)).toEqual(known);
    });

    test.each([
      ['audit', 'user_email'],
      ['audit', 'subject_title'],
      ['entries', 'updated_by'],
      ['entries', 'publish_by'],
      ['entries', 'leave_by'],
      ['entries', 'checked_by'],
      ['revisions', 'created_by'],
      ['messages', 'handled_by'],
      ['newsletter_issues', 'updated_by'],
      ['newsletter_issues', 'sent_by'],
    ] as const)(
      'get their pseudonym again where nothing but %s.%s names them',
      async (table, column) => {
        const { db } = connection;
        const email = 'left@example.org';
        await fillWithPerson(db);
        const at = TEST_NOW.toISOString();
        const issue = { id: 'one', version: 1, content: '{}', recipients: 0, updated_by: 'Maria' };
        const moments = { created_at: at, updated_at: at };
        await db
          .insertInto('newsletter_issues')
          .values({ ...issue, ...moments, state: 'draft' })
          .execute();
        await erasePerson(db, email, acting);
        await db
          .updateTable(table as 'audit')
          .set({ [column]: email })
          .execute();
        expect(await everything()).toContain(email);
        expect(await eraseAgain(db, [])).toMatchObject({ people: 1 });
        expect(await everything()).not.toContain(email);
      },
    );

    test.each([
      ['subscribers', 'email'],
      ['invitations', 'email'],
      ['outbox', 'to_address'],
      ['outbox', 'reply_to'],
    ] as const)('are erased again where nothing but %s.%s has them', async (table, column) => {
      const { db } = connection;
      const email = 'left@example.org';
      await fillWithPerson(db);
      await erasePerson(db, email, acting);
      const { id } = await db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow();
      await db
        .updateTable(table as 'subscribers')
        .set({ [column]: email })
        .where('id', '=', id)
        .execute();
      expect(await everything()).toContain(email);
      expect(await eraseAgain(db, [])).toMatchObject({ people: 1 });
      expect(await everything()).not.toContain(email);
    });

    test('are erased again where nothing but an account has them', async () => {
      const { db } = connection;
      const email = 'left@example.org';
      await erasePerson(db, email, actAs(OPERATOR, minutesLater(60)));
      const auth = await openTestAuth(connection);
      const input = { name: 'Νίκος', email, password: 'olive-harbour-lantern' };
      await createUser(auth, db, { ...input, role: 'editor' }, { now: TEST_NOW });
      expect(await eraseAgain(db, [])).toMatchObject({ people: 1, accounts: 1 });
      expect(await everything()).not.toContain(email);
    });

    test('stay where only another site erased the address', async () => {
      const known = await eraseAndRestore();
      const { db } = connection;
      await db.deleteFrom('erased_addresses').execute();
      const foreign = { ...known, key: 'another' };
      expect(await eraseAgain(db, [foreign])).toMatchObject({ people: 0 });
      expect((await findPerson(db, PERSON.email)).messages).toHaveLength(2);
    });

    test('stay where they came after the erasure', async () => {
      await eraseAndRestore();
      const { db } = connection;
      const later = { siteUrl: 'http://localhost', siteName: 'Δήμος', now: minutesLater(90) };
      await requestSubscription(db, PERSON.email, 'gr', later);
      const message = {
        kind: 'contact' as const,
        name: 'Ε',
        email: PERSON.email,
        phone: '',
        subject: 'Νέο',
        body: 'Ξανά εδώ',
        language: 'gr' as const,
      };
      await receiveMessage(db, message, { officeEmail: undefined, now: minutesLater(91) });
      const auth = await openTestAuth(connection);
      const account = { name: 'Ελένη', email: PERSON.email, role: 'editor' as const };
      const input = { ...account, password: 'olive-harbour-lantern' };
      const { id } = await createUser(auth, db, input, { now: minutesLater(92) });
      const by = { id, email: PERSON.email };
      const subject = { type: 'page', id: 'p', title: '' };
      await recordChange(db, by, 'changed', subject, minutesLater(93));
      expect(await eraseAgain(db, [])).toMatchObject({ people: 1, messages: 2, subscriptions: 0 });
      expect(await findPerson(db, PERSON.email)).toMatchObject({
        messages: [{ subject: 'Νέο' }],
        subscriptions: [{ state: 'pending' }],
        letters: [{ relation: 'to', createdAt: minutesLater(90).toISOString() }],
        account: { role: 'editor' },
      });
      expect(await eraseAgain(db, []), 'nothing is left to erase').toMatchObject({ people: 0 });
      // The account keeps its name on what it did.
      const records = await recordsOf('page');
      expect(records.find(({ subjectId }) => subjectId === 'p')?.userEmail).toBe(PERSON.email);
    });

    test('stay, as an invitation does, where somebody was invited after the erasure', async () => {
      await eraseAndRestore();
      const { db } = connection;
      const input = { name: 'Ε', email: PERSON.email, role: 'editor', way: 'link' } as const;
      const post = { siteUrl: 'http://localhost', canSendMail: false };
      await invite(db, input, post, actAs(OPERATOR, minutesLater(90)));
      expect(await eraseAgain(db, [])).toMatchObject({ messages: 2, invitations: 0 });
      expect((await findPerson(db, PERSON.email)).invitations).toHaveLength(1);
    });
  });
});

test('of several lists of who was erased the latest moment counts, in whatever order they come', () => {
  const [early, late] = ['2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00.000Z'].map((moment) => ({
    key: 'one',
    moments: new Map([['somebody', moment]]),
  })) as [Erasures, Erasures];
  const other = { key: 'other', moments: new Map([['somebody', '2026-03-03T10:00:00.000Z']]) };
  for (const lists of [
    [early, late, other],
    [other, late, early],
  ]) {
    expect(joinErasures('one', lists)).toEqual(late);
  }
});
