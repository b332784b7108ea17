import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import type { FormSubject } from './form-subject.ts';

/** A kept copy up to a point of its typing. */
export interface CopyMark {
  id: string;
  sequence: number;
}

/**
 * Ends a person's own kept copies: what they contain has been saved, taken over or discarded. Acts call it in their
 * transaction, so that nothing is offered again that was saved. Only typing up to `sequence` ends; what was kept
 * later stays. A row stays too, without its text, or is made, so that a request that is still under way does not
 * bring the copy back. Copies of others are left alone.
 */
export async function endCopies(
  db: Db,
  { type, entryId }: FormSubject,
  marks: readonly CopyMark[],
  { by, now }: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { id, sequence } of marks) {
      const ended = { data: null, title: '', device: '', sequence, kept_at: now.toISOString() };
      await tx
        .insertInto('kept_copies')
        .values({
          id,
          user_id: by.id,
          type,
          entry_id: entryId,
          base_version: null,
          ...ended,
        })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(ended)
            .where('kept_copies.user_id', '=', by.id)
            .where('kept_copies.sequence', '<=', sequence),
        )
        .execute();
    }
  });
}
