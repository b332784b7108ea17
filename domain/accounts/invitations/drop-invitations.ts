import type { Db } from '../../../database/connect.ts';
import type { InvitationTable } from '../../../database/tables.ts';
import type { Tx } from '../../../database/transaction.ts';
import { DAY_MS } from '../../time/durations.ts';

/** For so many days after its end an invitation stays in the list, to be sent again. */
const KEPT_AFTER_END_DAYS = 30;

/** Ends an invitation, and its letter where that still waits. */
export async function dropInvitation(
  tx: Tx,
  { id, letter_id }: Pick<InvitationTable, 'id' | 'letter_id'>,
): Promise<void> {
  await tx.deleteFrom('invitations').where('id', '=', id).execute();
  await dropWaitingLetter(tx, letter_id);
}

/** Ends the invitations to an address: it has got an account, or is to be forgotten. Returns how many. */
export async function dropInvitationsTo(tx: Tx, email: string): Promise<number> {
  return dropEach(tx, 'email', email);
}

/** Ends what an administrator has given out, who no longer is one. */
export async function dropInvitationsBy(tx: Tx, email: string): Promise<void> {
  await dropEach(tx, 'created_by', email);
}

async function dropEach(tx: Tx, column: 'email' | 'created_by', address: string): Promise<number> {
  const rows = await tx
    .selectFrom('invitations')
    .select(['id', 'letter_id'])
    .where(column, '=', address)
    .execute();
  for (const row of rows) await dropInvitation(tx, row);
  return rows.length;
}

/** Forgets invitations that ended long ago, and letters that would bring a link that has ended. */
export async function sweepInvitations(db: Db, now: Date): Promise<void> {
  const ended = db
    .selectFrom('invitations')
    .select('letter_id')
    .where('letter_id', 'is not', null)
    .where('expires_at', '<=', now.toISOString());
  await db.deleteFrom('outbox').where('sent_at', 'is', null).where('id', 'in', ended).execute();
  const longAgo = new Date(now.getTime() - KEPT_AFTER_END_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('invitations').where('expires_at', '<=', longAgo).execute();
}

async function dropWaitingLetter(tx: Tx, id: string | null): Promise<void> {
  if (id === null) return;
  await tx.deleteFrom('outbox').where('id', '=', id).where('sent_at', 'is', null).execute();
}
