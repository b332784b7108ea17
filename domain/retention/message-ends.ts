import type { Db } from '../../database/connect.ts';
import { DAY_MS } from '../time/durations.ts';

/** How long before its end the office is warned of a message that nobody dealt with. */
export const WARNING_DAYS = 14;
export const PROPOSAL_DAYS = 365;
/** An event further ahead than this, counted from its proposal, is of a year that was mistyped. */
const MOST_DAYS_AHEAD = 2 * 365;

export interface MessagePeriods {
  messagesDays: number;
}

interface Dated {
  kind: 'contact' | 'event-proposal';
  details: string;
  created_at: string;
  handled_at?: string | null;
}

/**
 * When the time of a message is over. It is counted from the moment at which somebody dealt with the message, else
 * from its arrival. For a proposal it is counted from the day of the event, since the office may have questions
 * until then.
 */
export function endOfMessage(row: Dated, { messagesDays }: MessagePeriods): Date {
  const [from, days] =
    row.kind === 'event-proposal'
      ? [dayOfEvent(row), PROPOSAL_DAYS]
      : [row.handled_at ?? row.created_at, messagesDays];
  return new Date(Date.parse(from) + days * DAY_MS);
}

/** Local time and UTC differ by a few hours, which does not matter after a year. */
function dayOfEvent({ details, created_at }: Dated): string {
  const { startsAt, endsAt } = JSON.parse(details) as { startsAt?: string; endsAt?: string };
  const local = endsAt || startsAt;
  const latest = new Date(Date.parse(created_at) + MOST_DAYS_AHEAD * DAY_MS).toISOString();
  const day = local ? `${local}Z` : '';
  if (day > latest) return latest;
  return day > created_at ? day : created_at;
}

/**
 * Deletes messages whose time is over. A message that nobody dealt with is deleted at the moment named in its
 * warning.
 */
export async function deleteEndedMessages(
  db: Db,
  now: Date,
  periods: MessagePeriods,
): Promise<{ messages: number; proposals: number }> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'kind', 'state', 'details', 'created_at', 'handled_at', 'ends_at'])
    .where('created_at', '<', now.toISOString())
    .execute();
  const gone = { messages: 0, proposals: 0 };
  for (const row of rows) {
    const hasEnded =
      row.state === 'new'
        ? row.ends_at !== null && row.ends_at < now.toISOString()
        : endOfMessage(row, periods) < now;
    if (!hasEnded) continue;
    // Somebody may mark it as done or new this very moment, or as both: its time begins again.
    const { numDeletedRows } = await db
      .deleteFrom('messages')
      .where('id', '=', row.id)
      .where('state', '=', row.state)
      .where('handled_at', 'is not distinct from', row.handled_at)
      .where('ends_at', 'is not distinct from', row.ends_at)
      .executeTakeFirst();
    gone[row.kind === 'contact' ? 'messages' : 'proposals'] += Number(numDeletedRows);
  }
  return gone;
}
