import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { addTwoEditors, MARIA } from '../../harness/browser/two-editors.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { openTestSmtp } from '../../harness/others/smtp.ts';
import {
  actAs,
  openTestServices,
  signInAs,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../harness/services.ts';
import { OPERATOR } from '../accounts/operator.ts';
import { sendDueLetters } from '../mail/outbox.ts';
import { smtpSender } from '../mail/smtp.ts';
import { erasePerson } from '../people/erase-person.ts';
import { findPerson } from '../people/find-person.ts';
import { assignMessage, listAssignable } from './assign-message.ts';
import { deleteMessage } from './delete-message.ts';
import { receiveMessage } from './forms/receive-message.ts';
import { listMessages } from './messages.ts';
import { readMessage } from './read-message.ts';
import { tellAssignee } from './tell-assignee.ts';
import { addNote, answerMessage } from './write-note.ts';

const acting = actAs(TEST_EDITOR);
const MAIL = { officeEmail: 'office@example.org', canSendMail: true };

describe.each(TEST_DATABASES)('what staff write about messages on $name', ({ open }) => {
  let connection: Connection;
  let site: TestServices;
  beforeEach(async () => {
    connection = await open();
    site = await openTestServices(connection);
  });
  afterEach(() => site.close());

  async function receive(more: { body?: string; language?: 'gr' | 'en' } = {}): Promise<string> {
    const reference = await receiveMessage(
      connection.db,
      {
        kind: 'contact',
        name: 'Μαρία',
        email: 'maria@example.org',
        phone: '',
        subject: 'Τέλη',
        body: 'Πότε λήγει;\nΕυχαριστώ',
        language: 'gr',
        ...more,
      },
      { officeEmail: undefined, now: TEST_NOW },
    );
    const row = await connection.db
      .selectFrom('messages')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return row.id;
  }
  const letters = () => connection.db.selectFrom('outbox').selectAll().execute();
  const answer = (id: string, text: string, more: { seen?: number; isDone?: boolean } = {}) =>
    answerMessage(connection.db, id, { text, seen: 0, isDone: true, ...more }, MAIL, acting);
  const actions = async () => {
    const rows = await connection.db
      .selectFrom('audit')
      .select('action')
      .where('subject_type', '=', 'message')
      .orderBy('id')
      .execute();
    return rows.map(({ action }) => action).sort();
  };

  test('a message takes the letters of its own answers with it, and of no other', async () => {
    const [one, other] = [await receive(), await receive({ body: 'Άλλο' })];
    for (const id of [one, other]) await answer(id, `Η απάντηση σε ${id}`);
    await deleteMessage(connection.db, one, acting);
    expect(await letters()).toEqual([
      expect.objectContaining({ body_text: expect.stringContaining(`Η απάντηση σε ${other}`) }),
    ]);
  });

  test('an answer is kept, leaves as a letter to the sender, and the message is done', async () => {
    const id = await receive();
    await answer(id, 'Αγαπητή κυρία,\r\nλήγει στις 30 Ιουνίου.');
    const { message, notes } = await readMessage(connection.db, id);
    expect(message).toMatchObject({ state: 'done', handledBy: TEST_EDITOR.email });
    expect(notes).toEqual([
      {
        id: expect.any(String),
        kind: 'answer',
        text: 'Αγαπητή κυρία,\nλήγει στις 30 Ιουνίου.',
        by: TEST_EDITOR.email,
        at: TEST_NOW.toISOString(),
        letter: 'waiting',
      },
    ]);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      to_address: 'maria@example.org',
      reply_to: 'office@example.org',
      subject: `Re: [${message.reference}] Τέλη`,
    });
    expect(letter?.body_text).toBe(
      `Αγαπητή κυρία,\nλήγει στις 30 Ιουνίου.\n\n—\nΑρ. αναφοράς: ${message.reference}\nΤο μήνυμά σας:\n> Πότε λήγει;\n> Ευχαριστώ`,
    );
    expect(await actions()).toEqual(['answer-sent', 'answered']);
  });

  test('whoever wrote in English is answered with English words around', async () => {
    const id = await receive({ language: 'en' });
    await answer(id, 'On 30 June.', { isDone: false });
    const [letter] = await letters();
    expect(letter?.body_text).toMatch(/\nReference: 2026-\d{6}\nYour message:\n> /);
    expect((await readMessage(connection.db, id)).message.state).toBe('new');
  });

  test('a second answer leaves it to whoever dealt with the message first', async () => {
    const id = await receive();
    await answer(id, 'Στις 30 Ιουνίου.');
    const later = actAs({ ...TEST_EDITOR, email: 'other@example.org' });
    const more = { text: 'Συμπληρώνω: και ηλεκτρονικά.', seen: 1, isDone: true };
    await answerMessage(connection.db, id, more, MAIL, later);
    const { message } = await readMessage(connection.db, id);
    expect(message).toMatchObject({ state: 'done', handledBy: TEST_EDITOR.email });
    expect(await actions()).toEqual(['answer-sent', 'answer-sent', 'answered']);
  });

  test('a note is no answer: the next answer goes out', async () => {
    const id = await receive();
    await addNote(connection.db, id, 'Τηλεφώνησα, δεν απάντησε.', acting);
    await answer(id, 'Στις 30 Ιουνίου.');
    expect(await letters()).toHaveLength(1);
  });

  test('how far the letter is, is told', async () => {
    const id = await receive();
    await answer(id, 'Ναι');
    const state = async () => (await readMessage(connection.db, id)).notes[0]?.letter;
    const at = TEST_NOW.toISOString();
    const refused = 'All recipients were rejected: 550 No such user';
    await connection.db.updateTable('outbox').set({ last_error: refused }).execute();
    expect(await state()).toBe('failed');
    // Its server has had it several times.
    await connection.db.updateTable('outbox').set({ given_up_at: at, last_error: '' }).execute();
    expect(await state()).toBe('unsure');
    await connection.db.updateTable('outbox').set({ given_up_at: null, sent_at: at }).execute();
    expect(await state()).toBe('sent');
    await connection.db.deleteFrom('outbox').execute();
    expect(await state()).toBe(null);
  });

  test.each([
    ['an address that its server does not know has not arrived', 'unknown', 'failed'],
    ['a mailbox that is busy waits', 'busy', 'waiting'],
    ['one whom the server refuses by its rules waits', 'barred', 'waiting'],
  ] as const)('an answer to %s', async (_, refused, expected) => {
    const smtp = await openTestSmtp();
    try {
      const id = await receive();
      await answer(id, 'Ναι');
      smtp[refused].add((await letters())[0]?.to_address ?? '');
      await sendDueLetters(connection.db, smtpSender(smtp.url, 'a@example.org'), () => TEST_NOW);
      expect((await readMessage(connection.db, id)).notes[0]?.letter).toBe(expected);
    } finally {
      await smtp.close();
    }
  });

  test('of two who answer at once one is told, and one letter leaves', async () => {
    const id = await receive();
    const outcomes = await Promise.allSettled([answer(id, 'Ναι'), answer(id, 'Όχι')]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ reason: { code: 'conflict' } });
    expect(await letters()).toHaveLength(1);
    expect((await readMessage(connection.db, id)).notes).toHaveLength(1);
    await answer(id, 'Και κάτι ακόμη', { seen: 1 });
    expect(await letters()).toHaveLength(2);
  });

  test('nothing is kept or sent of an answer that is empty, too long, or cannot be sent', async () => {
    const id = await receive();
    for (const text of ['', ' \n ', 'α'.repeat(10_001)]) {
      await expect(answer(id, text)).rejects.toMatchObject({
        code: 'invalid',
        fields: { text: expect.anything() },
      });
    }
    const noMail = { officeEmail: undefined, canSendMail: false };
    const whole = { text: 'Ναι', seen: 0, isDone: true };
    await expect(answerMessage(connection.db, id, whole, noMail, acting)).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(answer('nothing', 'Ναι')).rejects.toMatchObject({ code: 'not-found' });
    expect(await letters()).toEqual([]);
    expect((await readMessage(connection.db, id)).notes).toEqual([]);
    expect(await actions()).toEqual([]);
  });

  test('a note is for staff alone, and changes nothing else', async () => {
    const id = await receive();
    const notes = await addNote(connection.db, id, 'Ρώτησα το λογιστήριο', acting);
    expect(notes).toMatchObject([{ kind: 'note', text: 'Ρώτησα το λογιστήριο', letter: null }]);
    const later = actAs(TEST_EDITOR, new Date(TEST_NOW.getTime() + 1000));
    expect(await addNote(connection.db, id, 'Απάντησε', later)).toMatchObject([
      { text: 'Ρώτησα το λογιστήριο' },
      { text: 'Απάντησε' },
    ]);
    expect(await letters()).toEqual([]);
    expect((await readMessage(connection.db, id)).message.state).toBe('new');
    expect(await actions()).toEqual(['noted', 'noted']);
  });

  test('somebody who can sign in deals with it, and lists are narrowed to what is theirs', async () => {
    await signInAs(site.services.auth, site.services, 'editor');
    const [mine, other] = [await receive(), await receive({ body: 'Άλλο' })];
    const [account] = await listAssignable(connection.db);
    if (!account) throw new Error('There is no account.');
    const { assignee } = await assignMessage(connection.db, mine, account.id, acting);
    expect(assignee).toEqual(account);
    await assignMessage(connection.db, mine, account.id, acting);
    expect(await actions()).toEqual(['assigned']);
    const listed = await listMessages(connection.db, {
      assignee: account.id,
      limit: 10,
      offset: 0,
    });
    expect(listed).toMatchObject({ total: 1, messages: [{ id: mine, assignee: account }] });
    expect((await assignMessage(connection.db, mine, null, acting)).assignee).toBe(null);

    for (const nobody of ['nobody', '']) {
      await expect(assignMessage(connection.db, other, nobody, acting)).rejects.toMatchObject({
        code: 'invalid',
      });
    }
    await assignMessage(connection.db, other, account.id, acting);
    await connection.db
      .updateTable('user')
      .set({ banned: (connection.kind === 'sqlite' ? 1 : true) as boolean })
      .where('id', '=', account.id)
      .execute();
    expect(await listAssignable(connection.db)).toEqual([]);
    await expect(assignMessage(connection.db, mine, account.id, acting)).rejects.toMatchObject({
      code: 'invalid',
    });
    await connection.db.deleteFrom('user').where('id', '=', account.id).execute();
    expect((await readMessage(connection.db, other)).message.assignee).toBe(null);
  });

  test('those who may deal with messages are listed by their names', async () => {
    const { db } = connection;
    await addTwoEditors(db);
    await db.updateTable('user').set({ name: 'Χρύσα' }).where('id', '=', MARIA.id).execute();
    expect((await listAssignable(db)).map(({ name }) => name)).toEqual(['Νίκος', 'Χρύσα']);
  });

  test('whoever is to answer is told by a letter, which has nothing of what the visitor wrote', async () => {
    const { db } = connection;
    await signInAs(site.services.auth, site.services, 'editor');
    const id = await receive({ body: 'Το ΑΦΜ μου είναι 123456783' });
    const post = { siteUrl: 'https://dimos.example', canSendMail: true };
    const tell = (more = {}) => tellAssignee(db, id, { ...post, ...more }, acting);
    await expect(tell(), 'nobody is').rejects.toMatchObject({ code: 'conflict' });
    const [account] = await listAssignable(db);
    await assignMessage(db, id, account?.id ?? '', acting);
    expect(await letters(), 'nobody is told unasked').toEqual([]);
    await expect(tell({ canSendMail: false })).rejects.toMatchObject({ code: 'conflict' });
    await tell();
    const [letter, second] = await letters();
    const { email } = await db.selectFrom('user').select('email').executeTakeFirstOrThrow();
    const { message } = await readMessage(db, id);
    expect([letter?.to_address, second]).toEqual([email, undefined]);
    expect(letter?.subject).toContain(message.reference);
    expect(letter?.body_text).toContain('https://dimos.example/admin/messages?state=mine');
    for (const private_ of ['Τέλη', 'Μαρία', 'maria@', '123456783']) {
      expect(`${letter?.subject} ${letter?.body_text}`).not.toContain(private_);
    }
    await db
      .updateTable('user')
      .set({ banned: (connection.kind === 'sqlite' ? 1 : true) as boolean })
      .where('id', '=', account?.id ?? '')
      .execute();
    await expect(tell(), 'a disabled account').rejects.toMatchObject({ code: 'conflict' });
    expect(await letters()).toHaveLength(1);
  });

  test('what is written goes with the message, and with the person', async () => {
    const id = await receive();
    await answer(id, 'Ναι');
    const later = actAs(TEST_EDITOR, new Date(TEST_NOW.getTime() + 1000));
    await addNote(connection.db, id, 'Τηλεφώνησε και η giorgos@example.org', later);
    expect(await findPerson(connection.db, 'maria@example.org')).toMatchObject({
      messages: [{ notes: [{ kind: 'answer', text: 'Ναι' }, { kind: 'note' }] }],
      letters: [{ relation: 'to' }],
    });
    expect((await findPerson(connection.db, 'giorgos@example.org')).mentions).toMatchObject([
      { kind: 'message', id },
    ]);
    await deleteMessage(connection.db, id, acting);
    const left = () => connection.db.selectFrom('message_notes').selectAll().execute();
    expect(await left()).toEqual([]);
    expect(await letters()).toEqual([]);

    const second = await receive();
    await answer(second, 'Ναι');
    await erasePerson(connection.db, 'maria@example.org', actAs(OPERATOR));
    expect(await left()).toEqual([]);
    expect(await letters()).toEqual([]);
  });
});
