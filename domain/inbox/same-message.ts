import { sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import type { NewMessage } from './messages.ts';

/** A form that is sent twice, by two clicks or after a reload, is one message. */
const SAME_MS = 10 * 60_000;

/** The reference under which the very same message came a moment ago, if it did. Call it in the transaction that stores one. */
export async function findSameMessage(
  tx: Db,
  message: NewMessage,
  now: Date,
): Promise<string | undefined> {
  // On SQLite one transaction follows another; on PostgreSQL those of a sender have to.
  if (!isSqlite(tx)) {
    await sql`select pg_advisory_xact_lock(hashtext(${`message:${message.email}`}))`.execute(tx);
  }
  const row = await tx
    .selectFrom('messages')
    .select('reference')
    .where('created_at', '>', new Date(now.getTime() - SAME_MS).toISOString())
    .where('created_at', '<=', now.toISOString())
    .where('kind', '=', message.kind)
    .where('name', '=', message.name)
    .where('email', '=', message.email)
    .where('phone', '=', message.phone)
    .where('subject', '=', message.subject)
    .where('body', '=', message.body)
    .where('details', '=', JSON.stringify(message.details ?? {}))
    .executeTakeFirst();
  return row?.reference;
}
