import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../harness/services.ts';
import { DomainError } from '../errors.ts';
import { VALIDATION_TEXTS } from '../text/validation-texts.ts';
import {
  listMessages,
  parseContactMessage,
  parseShortMessage,
  receiveMessage,
  setMessageState,
} from './messages.ts';

const FORM = {
  firstName: 'Μαρία',
  lastName: 'Παπαδοπούλου',
  email: 'maria@example.org',
  phone: '26910 12345',
  subject: 'Δημοτικά τέλη',
  message: 'Καλημέρα σας,\r\n\r\nπότε λήγει η προθεσμία;',
};
const SHORT = { name: 'Άννα', email: 'anna@example.org', subject: 'info', message: 'Γεια' };

function refusal(parse: () => unknown): DomainError {
  try {
    parse();
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return error as DomainError;
  }
  throw new Error('It was accepted.');
}

const contact = (change: Record<string, unknown>) =>
  parseContactMessage({ ...FORM, ...change }, 'gr');

describe('the contact form', () => {
  test('keeps what was written, with its lines', () => {
    expect(contact({})).toEqual({
      kind: 'contact',
      name: 'Μαρία Παπαδοπούλου',
      email: 'maria@example.org',
      phone: '26910 12345',
      subject: 'Δημοτικά τέλη',
      body: 'Καλημέρα σας,\n\nπότε λήγει η προθεσμία;',
      language: 'gr',
    });
    expect(contact({ phone: '' }).phone).toBe('');
  });

  const required = 'Συμπληρώστε αυτό το πεδίο.';
  test.each([
    ['firstName', '', required],
    ['firstName', ' \u0000\t ', required],
    ['lastName', ' ', required],
    ['email', '', required],
    ['email', 'maria', 'Γράψτε τη διεύθυνση email όπως onoma@paradeigma.gr.'],
    ['email', 'maria@example.org, x@evil.example', 'Γράψτε τη διεύθυνση email όπως'],
    ['email', 'maria@example.org\r\nBcc: x@evil.example', 'Γράψτε τη διεύθυνση email όπως'],
    ['email', '"<x@evil.example>" <maria@example.org>', 'Γράψτε τη διεύθυνση email όπως'],
    ['phone', 'κανένα', 'Γράψτε τον αριθμό τηλεφώνου όπως 26910 00000.'],
    ['subject', '', required],
    ['message', ' \n ', required],
    ['message', 7, 'Γράψτε κείμενο.'],
    ['message', undefined, 'Γράψτε κείμενο.'],
    ['message', ['α'], 'Γράψτε κείμενο.'],
  ])('refuses %s as %j with a message at that field alone', (field, value, text) => {
    const { code, fields } = refusal(() => contact({ [field]: value }));
    expect(code).toBe('invalid');
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]?.el).toContain(text);
    expect(fields[field]?.en).toMatch(/^[A-Z]/);
  });

  test.each([
    ['firstName', 101],
    ['lastName', 101],
    ['email', 255],
    ['phone', 41],
    ['subject', 151],
    ['message', 5001],
  ])('refuses %s of %i characters', (field, length) => {
    const { fields } = refusal(() => contact({ [field]: 'a'.repeat(length) }));
    expect(fields).toEqual({ [field]: VALIDATION_TEXTS.tooLong });
  });

  test('names every field that is wrong at once', () => {
    const { fields } = refusal(() => parseContactMessage({}, 'en'));
    expect(Object.keys(fields).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'message',
      'phone',
      'subject',
    ]);
  });

  test.each([null, undefined, 'x', 7, []])('refuses %j in place of a form', (input) => {
    expect(refusal(() => parseContactMessage(input, 'gr')).code).toBe('invalid');
  });

  test('refuses a megabyte of spaces at once', () => {
    const subject = `a${' '.repeat(1_000_000)}b`;
    const { fields } = refusal(() => contact({ subject }));
    expect(Object.keys(fields)).toEqual(['subject']);
  });

  test('takes exactly 5,000 characters, counted after line ends are one character', () => {
    const body = `${'α'.repeat(4998)}\r\nω`;
    expect(contact({ message: body }).body).toHaveLength(5000);
  });

  test('takes a subject of several lines as one line', () => {
    expect(contact({ subject: 'Τέλη \r\n Bcc: x@evil.example' }).subject).toBe(
      'Τέλη Bcc: x@evil.example',
    );
  });

  test('takes the short form’s choices alone, and words them in the visitor’s language', () => {
    expect(parseShortMessage(SHORT, 'gr').subject).toBe('Πληροφορίες');
    expect(parseShortMessage({ ...SHORT, subject: '' }, 'en').subject).toBe('No subject');
    const { fields } = refusal(() => parseShortMessage({ ...SHORT, subject: 'spam' }, 'gr'));
    expect(Object.keys(fields)).toEqual(['subject']);
  });
});

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
    const again = await setMessageState(connection.db, id, 'new', acting);
    expect(again).toMatchObject({ state: 'new', handledBy: null });
    const audit = await connection.db.selectFrom('audit').selectAll().execute();
    expect(audit).toHaveLength(2);
    expect(audit[0]).toMatchObject({ action: 'answered', subject_id: id });
  });

  test('that do not exist are not found', async () => {
    const change = setMessageState(connection.db, 'nothing', 'done', actAs(TEST_EDITOR));
    await expect(change).rejects.toMatchObject({ code: 'not-found' });
  });
});
