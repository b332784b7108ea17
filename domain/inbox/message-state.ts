import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import type { Message } from './message.ts';
import { noSuchMessage, readMessage } from './read-message.ts';

/** Marks a message as done, or as new. Throws 'not-found'. */
export async function setMessageState(
  db: Db,
  id: string,
  state: 'new' | 'done',
  acting: Acting,
): Promise<Message> {
  const isDone = state === 'done';
  return inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('messages')
      .set({
        state,
        handled_by: isDone ? acting.by.email : null,
        handled_at: isDone ? acting.now.toISOString() : null,
        // Its retention period begins again.
        ends_at: null,
      })
      .where('id', '=', id)
      .returning('reference')
      .executeTakeFirst();
    if (!row) throw noSuchMessage();
    const subject = { type: 'message', id, title: row.reference };
    await recordChange(tx, acting.by, 'answered', subject, acting.now);
    return (await readMessage(tx, id)).message;
  });
}
