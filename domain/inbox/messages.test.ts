import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../harness/services.ts';
import { deleteMessage } from './delete-message.ts';
import { parseContactMessage } from './forms/contact-forms.ts';
import { parseEventProposal } from './forms/event-proposal-form.ts';
import { receiveMessage } from './forms/receive-message.ts';
import { setMessageState } from './message-state.ts';
import { listMessages } from './messages.ts';

const FORM = {
  firstName: 'Μαρία',
  lastName: 'Παπαδοπούλου',
  email: 'maria@example.org',
  phone: '26910 12345',
  subject: 'Δημοτικά τέλη',
  message: 'Καλημέρα σας,\r\n\r\nπότε λήγει η προθεσμία;',
};
const contact = (change: Record<string, unknown>) =>
  parseContactMessage({ ...FORM, ...change }, 'gr');

describe.each(TEST_DATABASES)('messages on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const receive = (
    change: Record<string, unknown> = {},
    options: { officeEmail?: string; now?: Date; makeReference?: () => string } = {},
  ) =>
    receiveMessage(connection.db, contact(change), {
      officeEmail: undefined,
      now: TEST_NOW,
      ...options,
    });
  const letters = () => connection.db.selectFrom('outbox').selectAll().execute();
  const list = (state?: 'new' | 'done') =>
    listMessages(connection.db, { state, limit: 10, offset: 0 });

  test('are stored under the reference that the visitor is told', async () => {
    const reference = await receive();
    expect(reference).toMatch(/^2026-\d{6}$/);
    const { messages, total } = await list();
    expect(total).toBe(1);
    expect(messages[0]).toMatchObject({
      reference,
      name: 'Μαρία Παπαδοπούλου',
      email: FORM.email,
      phone: FORM.phone,
      subject: FORM.subject,
      state: 'new',
      language: 'gr',
      handledBy: null,
      createdAt: TEST_NOW.toISOString(),
    });
  });

  test('that are soon deleted are listed with the soonest first', async () => {
    const { db } = connection;
    const [later, soonest] = [await receive({ subject: 'α' }), await receive({ subject: 'β' })];
    const endOn = (reference: string, day: string) =>
      db
        .updateTable('messages')
        .set({ ends_at: `2028-03-${day}T00:00:00.000Z` })
        .where('reference', '=', reference)
        .execute();
    await endOn(later, '09');
    await endOn(soonest, '08');
    const { messages } = await listMessages(db, { state: 'ending', limit: 10, offset: 0 });
    expect(messages.map(({ reference }) => reference)).toEqual([soonest, later]);
  });

  test('are mailed to the office with an answer going to the visitor', async () => {
    const reference = await receive({}, { officeEmail: 'office@example.org' });
    const queued = await letters();
    expect(queued).toHaveLength(1);
    expect(queued[0]).toMatchObject({
      to_address: 'office@example.org',
      reply_to: 'maria@example.org',
      subject: `[${reference}] Δημοτικά τέλη`,
      sent_at: null,
    });
    for (const part of ['προθεσμία;', 'Μαρία Παπαδοπούλου <maria@', '26910 12345', reference])
      expect(queued[0]?.body_text).toContain(part);
  });

  test('are stored without mail where no office address is set', async () => {
    await receive();
    expect(await letters()).toEqual([]);
  });

  test('exist neither as message nor as letter when one of the two cannot be written', async () => {
    const { db } = connection;
    await db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    try {
      await expect(receive({}, { officeEmail: 'office@example.org' })).rejects.toThrow();
    } finally {
      await db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    }
    expect((await list()).total).toBe(0);
  });

  test('that are sent twice, even at the same moment, are one', async () => {
    const office = { officeEmail: 'office@example.org' };
    const [first, second] = await Promise.all([receive({}, office), receive({}, office)]);
    const soon = { ...office, now: new Date(TEST_NOW.getTime() + 9 * 60_000) };
    expect([second, await receive({}, soon)]).toEqual([first, first]);
    expect(await letters()).toHaveLength(1);
    await receive({ message: 'Άλλο' }, soon);
    await receive({}, { now: new Date(TEST_NOW.getTime() + 11 * 60_000) });
    expect((await list()).total).toBe(3);
  });

  test('that are sent twice are one, whichever of the two is stored first', async () => {
    const early = (ms: number) => ({ now: new Date(TEST_NOW.getTime() - ms) });
    const first = await receive();
    // By a click a moment earlier that waited longer, or by a server whose clock is behind.
    expect(await receive({}, early(500))).toBe(first);
    await receive({}, early(11 * 60_000));
    expect((await list()).total).toBe(2);
  });

  test.each([
    ['from another address', { email: 'other@example.org' }],
    ['with the right telephone number', { phone: '26910 54321' }],
    ['under another subject', { subject: 'Τέλη' }],
    ['by another person', { firstName: 'Άννα' }],
  ])(
    'that come again %s are another message, whose sender hears its own number',
    async (_, change) => {
      const office = { officeEmail: 'office@example.org' };
      const first = await receive({}, office);
      expect(await receive(change, office)).not.toBe(first);
      expect((await list()).total).toBe(2);
      expect(await letters()).toHaveLength(2);
    },
  );

  test.each([
    ['time', { startsAt: '2026-09-05T19:30' }],
    ['place', { location: 'Λιμάνι' }],
  ])('with an event at another %s are not those that came before', async (_, change) => {
    const proposal = {
      title: 'Γιορτή σταφίδας',
      description: 'Μουσική και χορός',
      startsAt: '2026-09-05T20:30',
      endsAt: '',
      location: 'Πλατεία',
      name: 'Σύλλογος',
      email: 'syllogos@example.org',
      phone: '',
    };
    const propose = (event: typeof proposal) =>
      receiveMessage(connection.db, parseEventProposal(event, 'gr'), {
        officeEmail: undefined,
        now: TEST_NOW,
      });
    const first = await propose(proposal);
    expect(await propose(proposal)).toBe(first);
    expect(await propose({ ...proposal, ...change })).not.toBe(first);
    const stored = (await list()).messages.map(({ details }) => details);
    expect(stored).toContainEqual(expect.objectContaining(change));
  });

  test('get another reference when theirs is taken', async () => {
    const references = ['2026-000001', '2026-000001', '2026-000001', '2026-000002'];
    const makeReference = () => references.shift() ?? '2026-999999';
    expect(await receive({}, { makeReference })).toBe('2026-000001');
    const another = { message: 'Και κάτι ακόμη.' };
    expect(await receive(another, { makeReference, officeEmail: 'office@example.org' })).toBe(
      '2026-000002',
    );
    expect((await letters())[0]?.subject).toContain('2026-000002');
  });

  test.each([
    ['lone surrogates', 'α\ud800β\udc00', 'α\ufffdβ\ufffd'],
    ['control characters', 'α\u0000\u0007\u001b\u007fβ', 'αβ'],
    ['decomposed accents', 'ά', 'ά'],
    ['right-to-left text', 'שלום عليكم', 'שלום عليكم'],
    ['emoji of several parts', '👩‍👧 🇬🇷', '👩‍👧 🇬🇷'],
    ['what SQL and HTML would read', `'; drop table messages; -- <script>`, undefined],
  ])('hold %s', async (_what, written, stored = written) => {
    await receive({ message: written, subject: written });
    const { messages } = await list();
    expect(messages[0]).toMatchObject({ body: stored, subject: stored });
  });

  test('come newest first, by state and by page', async () => {
    for (let minute = 0; minute < 5; minute++) {
      const now = new Date(TEST_NOW.getTime() + minute * 60_000);
      await receive({ subject: `Θέμα ${minute}` }, { now });
    }
    const page = await listMessages(connection.db, { limit: 2, offset: 1 });
    expect(page.messages.map(({ subject }) => subject)).toEqual(['Θέμα 3', 'Θέμα 2']);
    expect(page.total).toBe(5);
    await setMessageState(connection.db, page.messages[0]?.id ?? '', 'done', actAs(TEST_EDITOR));
    expect((await list('done')).messages.map(({ subject }) => subject)).toEqual(['Θέμα 3']);
    expect((await list('new')).total).toBe(4);
  });

  test('say who answered them until they are new again, and it is written down', async () => {
    await receive();
    const id = (await list()).messages[0]?.id ?? '';
    const acting = actAs(TEST_EDITOR);
    const done = await setMessageState(connection.db, id, 'done', acting);
    expect(done).toMatchObject({ state: 'done', handledBy: TEST_EDITOR.email });
    const byAnother = actAs({ ...TEST_EDITOR, email: 'other@example.org' });
    expect(await setMessageState(connection.db, id, 'done', byAnother)).toEqual(done);
    const again = await setMessageState(connection.db, id, 'new', acting);
    expect(again).toMatchObject({ state: 'new', handledBy: null });
    const audit = await connection.db
      .selectFrom('audit')
      .select(['action', 'subject_id'])
      .orderBy('action')
      .execute();
    expect(audit).toEqual([
      { action: 'answered', subject_id: id },
      { action: 'reopened', subject_id: id },
    ]);
  });

  describe('are found by', () => {
    beforeEach(async () => {
      await receive({}, { makeReference: () => '2026-012345' });
      const other = { firstName: 'Νίκος', lastName: 'Άλλος', email: 'nikos@example.com' };
      await receive({ ...other, subject: 'Φως', message: 'Ο λαμπτήρας έσβησε.', phone: '' });
    });
    const find = async (search: string, state?: 'new' | 'done') => {
      const found = await listMessages(connection.db, { state, search, limit: 10, offset: 0 });
      expect(found.messages).toHaveLength(found.total);
      return found.messages.map(({ subject }) => subject);
    };

    test.each([
      ['words of the text, without accents', 'ποτε προθεσμια', ['Δημοτικά τέλη']],
      ['words of subject and name together', 'ΤΈΛΗ Παπαδοπούλου', ['Δημοτικά τέλη']],
      ['the reference number', '2026-012345', ['Δημοτικά τέλη']],
      ['the address, in capitals', 'Maria@Example.org', ['Δημοτικά τέλη']],
      ['a part of the address', 'nikos@', ['Φως']],
      ['the telephone', '26910', ['Δημοτικά τέλη']],
      ['a beginning that two have', 'example', ['Φως', 'Δημοτικά τέλη']],
      ['words of different messages', 'τέλη λαμπτήρας', []],
      ['what means something to LIKE', '%_', ['Φως', 'Δημοτικά τέλη']],
    ])('%s', async (_, search, subjects) => {
      expect((await find(search)).sort()).toEqual([...subjects].sort());
    });

    test('words among those of one state', async () => {
      const { messages } = await list();
      const id = messages.find(({ subject }) => subject === 'Φως')?.id ?? '';
      await setMessageState(connection.db, id, 'done', actAs(TEST_EDITOR));
      expect(await find('example', 'done')).toEqual(['Φως']);
      expect(await find('example', 'new')).toEqual(['Δημοτικά τέλη']);
    });
  });

  describe('that are deleted', () => {
    const acting = actAs(TEST_EDITOR);

    test('are gone with the letter about them, and the log has the number alone', async () => {
      const office = { officeEmail: 'office@example.org' };
      const reference = await receive({}, office);
      await receive({ subject: 'Μένει' }, office);
      const { messages } = await list();
      const id = messages.find((one) => one.reference === reference)?.id ?? '';
      await deleteMessage(connection.db, id, acting);
      expect((await list()).messages.map(({ subject }) => subject)).toEqual(['Μένει']);
      expect((await letters()).map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/Μένει$/),
      ]);
      const audit = await connection.db.selectFrom('audit').selectAll().execute();
      expect(audit).toMatchObject([
        { action: 'deleted', subject_type: 'message', subject_title: reference },
      ]);
      expect(JSON.stringify(audit)).not.toContain('maria');
    });

    test('by two at the same moment are deleted by one, and the other is told', async () => {
      await receive();
      const id = (await list()).messages[0]?.id ?? '';
      const outcomes = await Promise.allSettled([
        deleteMessage(connection.db, id, acting),
        deleteMessage(connection.db, id, acting),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') {
          expect(outcome.reason).toMatchObject({ code: 'not-found' });
        }
      }
      expect(await connection.db.selectFrom('audit').select('id').execute()).toHaveLength(1);
    });

    test('are not marked by somebody who still has them open', async () => {
      await receive();
      const id = (await list()).messages[0]?.id ?? '';
      await deleteMessage(connection.db, id, acting);
      const mark = setMessageState(connection.db, id, 'done', acting);
      await expect(mark).rejects.toMatchObject({ code: 'not-found' });
    });
  });

  test('that do not exist are not found', async () => {
    const change = setMessageState(connection.db, 'nothing', 'done', actAs(TEST_EDITOR));
    await expect(change).rejects.toMatchObject({ code: 'not-found' });
  });
});
