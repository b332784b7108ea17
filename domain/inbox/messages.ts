import type { Db } from '../../database/connect.ts';
import { type Message, toMessage } from './message.ts';

/** Messages, newest first. */
export async function listMessages(
  db: Db,
  asked: { state?: 'new' | 'done' | undefined; limit: number; offset: number },
): Promise<{ messages: Message[]; total: number }> {
  let query = db.selectFrom('messages');
  if (asked.state) query = query.where('state', '=', asked.state);
  const { count } = await query
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { messages: rows.map(toMessage), total: Number(count) };
}
