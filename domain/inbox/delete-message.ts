import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { notFound } from '../errors.ts';
import { deleteLetters } from '../mail/delete-letters.ts';

/**
 * Deletes a message for good, with the letter that told the office of it. The audit log keeps only its reference
 * number. Throws 'not-found', also where somebody else was faster.
 */
export async function deleteMessage(db: Db, id: string, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('messages')
      .where('id', '=', id)
      .returning(['reference', 'email'])
      .executeTakeFirst();
    if (!gone) {
      throw notFound({
        el: 'Το μήνυμα δεν υπάρχει ή έχει ήδη διαγραφεί.',
        en: 'The message does not exist or has already been deleted.',
      });
    }
    const letters = await tx
      .selectFrom('outbox')
      .select('id')
      .where('reply_to', '=', gone.email)
      .where('subject', 'like', `[${gone.reference}]%`)
      .execute();
    await deleteLetters(
      tx,
      letters.map((letter) => letter.id),
    );
    const subject = { type: 'message', id, title: gone.reference };
    await recordChange(tx, acting.by, 'deleted', subject, acting.now);
  });
}
