import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { deleteLetters } from '../mail/delete-letters.ts';
import { lockMessage } from './read-message.ts';

/**
 * Deletes a message for good, with what was written about it, the letter that told the office of it and those that
 * answered it. The audit log keeps only its reference number. Throws 'not-found', also where somebody else was faster.
 */
export async function deleteMessage(db: Db, id: string, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Whoever is just answering it has queued their letter, or finds it gone.
    const { reference, email } = await lockMessage(tx, id);
    const answers = await tx
      .selectFrom('message_notes')
      .select('letter_id')
      .where('message_id', '=', id)
      .where('letter_id', 'is not', null)
      .execute();
    // What staff wrote about it goes with it.
    await tx.deleteFrom('messages').where('id', '=', id).execute();
    const letters = await tx
      .selectFrom('outbox')
      .select('id')
      .where('reply_to', '=', email)
      .where('subject', 'like', `[${reference}]%`)
      .execute();
    await deleteLetters(tx, [
      ...letters.map((letter) => letter.id),
      ...answers.map(({ letter_id }) => letter_id ?? ''),
    ]);
    const subject = { type: 'message', id, title: reference };
    await recordChange(tx, acting.by, 'deleted', subject, acting.now);
  });
}
