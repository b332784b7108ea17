import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { notFound } from '../errors.ts';
import { deleteLetters } from '../mail/delete-letters.ts';

/**
 * Deletes a message for good, with what was written about it, the letter that told the office of it and those that
 * answered it. The audit log keeps only its reference
 * number. Throws 'not-found', also where somebody else was faster.
 */
export async function deleteMessage(db: Db, id: string, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const answers = await tx
      .selectFrom('message_notes')
      .select('letter_id')
      .where('message_id', '=', id)
      .where('letter_id', 'is not', null)
      .execute();
    // What staff wrote about it goes with it.
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
    await deleteLetters(tx, [
      ...letters.map((letter) => letter.id),
      ...answers.map(({ letter_id }) => letter_id ?? ''),
    ]);
    const subject = { type: 'message', id, title: gone.reference };
    await recordChange(tx, acting.by, 'deleted', subject, acting.now);
  });
}
