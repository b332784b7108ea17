import type { Tx } from '../../database/transaction.ts';

const BATCH_SIZE = 200;

/**
 * Deletes letters from the outbox, sent or not, and returns how many. Mailings keep the numbers of their letters
 * that were sent and given up. Letters that still waited count in neither number, like those of people who
 * unsubscribed.
 */
export async function deleteLetters(tx: Tx, ids: readonly string[]): Promise<number> {
  let count = 0;
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const gone = await tx
      .deleteFrom('outbox')
      .where('id', 'in', ids.slice(start, start + BATCH_SIZE))
      .returning(['mailing_id', 'sent_at', 'given_up_at'])
      .execute();
    count += gone.length;
    for (const { mailing_id, sent_at, given_up_at } of gone) {
      if (mailing_id === null || (sent_at === null && given_up_at === null)) continue;
      const column = sent_at === null ? 'old_failed' : 'old_sent';
      await tx
        .updateTable('mailings')
        .set((e) => ({ [column]: e(column, '+', 1) }))
        .where('id', '=', mailing_id)
        .execute();
    }
  }
  return count;
}
