import type { Db } from '../../database/connect.ts';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { DomainError, invalid } from '../errors.ts';
import { newId } from '../ids.ts';
import { queueLetter } from '../mail/outbox.ts';
import { cleanText } from '../text/clean-text.ts';
import { answerLetter } from './answer-letter.ts';
import { setMessageState } from './message-state.ts';
import { lockMessage, type MessageNote, readMessage } from './read-message.ts';

/** The longest note or answer, in characters. */
export const MAX_NOTE_LENGTH = 10_000;

export interface AnswerOptions {
  /** Where the sender's reply goes, if an address is set. */
  officeEmail: string | undefined;
  canSendMail: boolean;
}

/**
 * Keeps a note about a message that only staff see; all that is written about it, oldest first. Throws 'not-found',
 * or 'invalid' for a text that is empty or too long.
 */
export async function addNote(
  db: Db,
  messageId: string,
  text: string,
  acting: Acting,
): Promise<MessageNote[]> {
  const body = parseText(text);
  return inTransaction(db, async (tx) => {
    const { reference } = await lockMessage(tx, messageId);
    await insertNote(tx, { message_id: messageId, kind: 'note', body, letter_id: null }, acting);
    const subject = { type: 'message', id: messageId, title: reference };
    await recordChange(tx, acting.by, 'noted', subject, acting.now);
    return (await readMessage(tx, messageId)).notes;
  });
}

export interface Answer {
  text: string;
  /** How many answers its writer had seen: where there are more now, somebody else was faster, or it was sent twice. */
  seen: number;
  /** Whether the message is done with it. */
  isDone: boolean;
}

/**
 * Keeps an answer, puts its letter to the sender in the outbox, and marks the message as done if asked: all of it or
 * nothing. Returns all that is written about the message. Throws 'not-found'; 'invalid' for a text that is empty or
 * too long; 'conflict' where mail cannot be sent or the message was answered meanwhile.
 */
export async function answerMessage(
  db: Db,
  messageId: string,
  answer: Answer,
  { officeEmail, canSendMail }: AnswerOptions,
  acting: Acting,
): Promise<MessageNote[]> {
  const body = parseText(answer.text);
  if (!canSendMail) throw noMail();
  return inTransaction(db, async (tx) => {
    const message = await lockMessage(tx, messageId);
    if ((await countAnswers(tx, messageId)) !== answer.seen) throw answeredMeanwhile();
    const letter = answerLetter(message, body, officeEmail);
    const letterId = await queueLetter(tx, letter, acting.now);
    await insertNote(
      tx,
      { message_id: messageId, kind: 'answer', body, letter_id: letterId },
      acting,
    );
    const subject = { type: 'message', id: messageId, title: message.reference };
    await recordChange(tx, acting.by, 'answer-sent', subject, acting.now);
    if (answer.isDone) await setMessageState(tx, messageId, 'done', acting);
    return (await readMessage(tx, messageId)).notes;
  });
}

function parseText(text: string): string {
  const body = cleanText(text).replace(/\r\n?/g, '\n').trim();
  if (body === '') {
    throw invalid({ text: { el: 'Γράψτε το κείμενο.', en: 'Write the text.' } });
  }
  if (body.length > MAX_NOTE_LENGTH) {
    throw invalid({
      text: {
        el: `Έως ${MAX_NOTE_LENGTH} χαρακτήρες.`,
        en: `At most ${MAX_NOTE_LENGTH} characters.`,
      },
    });
  }
  return body;
}

async function countAnswers(tx: Tx, messageId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('message_notes')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('message_id', '=', messageId)
    .where('kind', '=', 'answer')
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewNote {
  message_id: string;
  kind: 'note' | 'answer';
  body: string;
  letter_id: string | null;
}

async function insertNote(tx: Tx, note: NewNote, { by, now }: Acting): Promise<void> {
  await tx
    .insertInto('message_notes')
    .values({ id: newId(now), ...note, written_by: by.email, written_at: now.toISOString() })
    .execute();
}

function noMail(): DomainError {
  return new DomainError('conflict', {
    el: 'Η αποστολή email δεν έχει ρυθμιστεί: η απάντηση δεν στάλθηκε.',
    en: 'Sending email is not set up: the answer was not sent.',
  });
}

function answeredMeanwhile(): DomainError {
  return new DomainError('conflict', {
    el: 'Το μήνυμα απαντήθηκε στο μεταξύ: η απάντησή σας δεν στάλθηκε. Διαβάστε τι στάλθηκε ήδη.',
    en: 'The message was answered meanwhile: your answer was not sent. Read what has gone out already.',
  });
}
