import type { Db } from '../../database/connect.ts';
import { searchWords } from '../text/fold.ts';
import { type Message, toMessage } from './message.ts';
import { assigneeName } from './read-message.ts';

/** The filters of a list of messages; 'ending' means new messages that are soon deleted. */
export const MESSAGE_LISTS = ['new', 'done', 'ending'] as const;

export interface MessageQuery {
  state?: (typeof MESSAGE_LISTS)[number] | undefined;
  /** Words, of which each must be somewhere in the message, its reference number or its sender's address. */
  search?: string | undefined;
  /** The id of the account that deals with it. */
  assignee?: string | undefined;
  limit: number;
  offset: number;
}

/** Messages, newest first; with 'ending', those deleted soonest first. */
export async function listMessages(
  db: Db,
  asked: MessageQuery,
): Promise<{ messages: Message[]; total: number }> {
  const isEnding = asked.state === 'ending';
  let query = db.selectFrom('messages');
  if (asked.state === 'ending') {
    query = query.where('state', '=', 'new').where('ends_at', 'is not', null);
  } else if (asked.state) query = query.where('state', '=', asked.state);
  if (asked.assignee) query = query.where('assigned_to', '=', asked.assignee);
  // Folded words have only letters and digits, which LIKE takes literally.
  for (const word of searchWords(asked.search ?? '')) {
    query = query.where('search_text', 'like', `%${word}%`);
  }
  const { count } = await query
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const ordered = isEnding
    ? query.orderBy('ends_at').orderBy('id')
    : query.orderBy('created_at', 'desc').orderBy('id', 'desc');
  const rows = await ordered
    .selectAll()
    .select(assigneeName)
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { messages: rows.map(toMessage), total: Number(count) };
}
