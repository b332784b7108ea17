import type { Db } from '../../database/connect.ts';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { invalid } from '../errors.ts';
import type { Message } from './message.ts';
import { lockMessage, readMessage } from './read-message.ts';

/** Who may deal with messages: the accounts that can sign in, by name. */
export async function listAssignable(db: Db): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name', 'banned'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.filter(({ banned }) => !banned).map(({ id, name }) => ({ id, name }));
}

/**
 * Says which account deals with a message, or that none does (null). Throws 'not-found' for the message, 'invalid' for
 * an account that cannot sign in.
 */
export async function assignMessage(
  db: Db,
  id: string,
  assignee: string | null,
  acting: Acting,
): Promise<Message> {
  return inTransaction(db, async (tx) => {
    const row = await lockMessage(tx, id);
    if (assignee !== null) await requireAccount(tx, assignee);
    if (row.assigned_to !== assignee) {
      await tx
        .updateTable('messages')
        .set({ assigned_to: assignee })
        .where('id', '=', id)
        .execute();
      const subject = { type: 'message', id, title: row.reference };
      await recordChange(tx, acting.by, 'assigned', subject, acting.now);
    }
    return (await readMessage(tx, id)).message;
  });
}

async function requireAccount(tx: Tx, id: string): Promise<void> {
  if ((await listAssignable(tx)).some((account) => account.id === id)) return;
  throw invalid({
    assignee: {
      el: 'Ο λογαριασμός δεν υπάρχει ή έχει απενεργοποιηθεί.',
      en: 'There is no such account, or it is disabled.',
    },
  });
}
