import type { ExpressionBuilder } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import type { MessageTable, Tables } from '../../database/tables.ts';
import type { Tx } from '../../database/transaction.ts';
import { type DomainError, notFound } from '../errors.ts';
import { isRefusedForGood } from '../mail/refusals.ts';
import { type Message, toMessage } from './message.ts';

/** What staff wrote about a message, or to its sender. */
export interface MessageNote {
  id: string;
  kind: 'note' | 'answer';
  text: string;
  /** The e-mail address of the account that wrote it. */
  by: string;
  at: string;
  /** How far the letter of an answer is; null for notes, and where the letter has been deleted since. */
  letter: 'waiting' | 'sent' | 'failed' | 'unsure' | null;
}

/** A message with what was written about it, oldest first. Throws 'not-found'. */
export async function readMessage(
  db: Db,
  id: string,
): Promise<{ message: Message; notes: MessageNote[] }> {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .select(assigneeName)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw noSuchMessage();
  return { message: toMessage(row), notes: await listNotes(db, id) };
}

async function listNotes(db: Db, messageId: string): Promise<MessageNote[]> {
  const rows = await db
    .selectFrom('message_notes')
    .leftJoin('outbox', 'outbox.id', 'message_notes.letter_id')
    .selectAll('message_notes')
    .select(['outbox.id as letter', 'outbox.sent_at', 'outbox.given_up_at', 'outbox.last_error'])
    .where('message_id', '=', messageId)
    .orderBy('written_at')
    .orderBy('message_notes.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    text: row.body,
    by: row.written_by,
    at: row.written_at,
    letter: row.letter === null ? null : stateOfLetter(row),
  }));
}

type Outcome = Record<'sent_at' | 'given_up_at' | 'last_error', string | null>;

/**
 * One that the server refuses is tried again, but whoever answered must know that the sender has not read it. One that
 * is given up has most likely arrived.
 */
function stateOfLetter({ sent_at, given_up_at, last_error }: Outcome) {
  if (sent_at !== null) return 'sent';
  if (given_up_at !== null) return 'unsure';
  return isRefusedForGood(last_error ?? '') ? 'failed' : 'waiting';
}

/** The name of the account that deals with a message, for a query of messages. */
export function assigneeName(e: ExpressionBuilder<Tables, 'messages'>) {
  return e
    .selectFrom('user')
    .select('user.name')
    .whereRef('user.id', '=', 'messages.assigned_to')
    .as('assignee_name');
}

/** The row of a message, locked until the end of this transaction. Throws 'not-found'. */
export async function lockMessage(tx: Tx, id: string): Promise<MessageTable> {
  const row = await tx
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .$if(!isSqlite(tx), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw noSuchMessage();
  return row;
}

function noSuchMessage(): DomainError {
  return notFound({
    el: 'Το μήνυμα δεν υπάρχει ή έχει διαγραφεί.',
    en: 'There is no such message, or it has been deleted.',
  });
}
