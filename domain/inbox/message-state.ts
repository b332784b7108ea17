import type { Db } from '../../database/connect.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { notFound } from '../errors.ts';
import { type Message, toMessage } from './message.ts';

/** Marks a message as done, or as new again. */
export async function setMessageState(
  db: Db,
  id: string,
  state: 'new' | 'done',
  acting: Acting,
): Promise<Message> {
  const message = await changeState(db, id, state, acting, ['new', 'done']);
  if (!message) throw notFound({ el: 'Το μήνυμα δεν υπάρχει.', en: 'There is no such message.' });
  return message;
}

/** Marks a new message as done; undefined where somebody else has done so, or it does not exist. */
export async function finishNewMessage(
  db: Db,
  id: string,
  acting: Acting,
): Promise<Message | undefined> {
  return changeState(db, id, 'done', acting, ['new']);
}

async function changeState(
  db: Db,
  id: string,
  state: 'new' | 'done',
  acting: Acting,
  from: ('new' | 'done')[],
): Promise<Message | undefined> {
  return db.transaction().execute(async (tx) => {
    const done = state === 'done';
    const row = await tx
      .updateTable('messages')
      .set({
        state,
        handled_by: done ? acting.by.email : null,
        handled_at: done ? acting.now.toISOString() : null,
      })
      .where('id', '=', id)
      .where('state', 'in', from)
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    const subject = { type: 'message', id, title: row.reference };
    await recordChange(tx, acting.by, 'answered', subject, acting.now);
    return toMessage(row);
  });
}
