import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import type { Message } from './message.ts';
import { lockMessage, readMessage } from './read-message.ts';

/**
 * Marks a message as done, or as new again. Whoever says what somebody has said already changes nothing, neither who
 * dealt with it nor when. Throws 'not-found'.
 */
export async function setMessageState(
  db: Db,
  id: string,
  state: 'new' | 'done',
  acting: Acting,
): Promise<Message> {
  const isDone = state === 'done';
  return inTransaction(db, async (tx) => {
    const { state: before, reference } = await lockMessage(tx, id);
    if (before !== state) {
      await tx
        .updateTable('messages')
        .set({
          state,
          handled_by: isDone ? acting.by.email : null,
          handled_at: isDone ? acting.now.toISOString() : null,
          // Its retention period begins again.
          ends_at: null,
        })
        .where('id', '=', id)
        .execute();
      const subject = { type: 'message', id, title: reference };
      await recordChange(tx, acting.by, isDone ? 'answered' : 'reopened', subject, acting.now);
    }
    return (await readMessage(tx, id)).message;
  });
}
