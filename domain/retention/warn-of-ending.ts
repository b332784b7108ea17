import { type Db, isSqlite } from '../../database/connect.ts';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import { type Letter, queueLetter } from '../mail/outbox.ts';
import { DAY_MS } from '../time/durations.ts';
import { dayInGreece } from '../time/greek-time.ts';
import { endOfMessage, type MessagePeriods, WARNING_DAYS } from './message-ends.ts';

export interface WarningOptions extends MessagePeriods {
  now: Date;
  /** The address that also gets a letter; the dashboard tells everybody. */
  officeEmail: string | undefined;
  /** The public address of the site, for the link to the list. */
  siteUrl: string;
}

/**
 * Announces, two weeks before, when messages that nobody dealt with are deleted: on the dashboard, and in one letter
 * to the office. A message that was not announced is never deleted. Returns how many messages are announced now.
 */
export async function warnOfEnding(db: Db, options: WarningOptions): Promise<number> {
  const { messagesDays, now } = options;
  // If the period is short, half of it is left for the answer.
  const warningMs = Math.min(WARNING_DAYS, messagesDays / 2) * DAY_MS;
  return inTransaction(db, async (tx) => {
    const told: { reference: string; ends: Date }[] = [];
    for (const row of await listUnanswered(tx)) {
      const end = endOfMessage(row, options).getTime();
      const isNear = end - warningMs <= now.getTime();
      if (isNear === (row.ends_at !== null)) continue;
      // The whole warning period is left, however late the warning comes. If the office has extended the period
      // since, the message ends later.
      const ends = new Date(Math.max(end, now.getTime() + warningMs));
      await tx
        .updateTable('messages')
        .set({ ends_at: isNear ? ends.toISOString() : null })
        .where('id', '=', row.id)
        .execute();
      if (isNear) told.push({ reference: row.reference, ends });
    }
    if (told.length > 0 && options.officeEmail) {
      await queueLetter(tx, warningLetter(options.officeEmail, told, options.siteUrl), now);
    }
    return told.length;
  });
}

/** Nobody deals with them until the end of this transaction, or warns of them too. */
function listUnanswered(tx: Tx) {
  return tx
    .selectFrom('messages')
    .select(['id', 'kind', 'reference', 'details', 'created_at', 'ends_at'])
    .where('state', '=', 'new')
    .orderBy('id')
    .$if(!isSqlite(tx), (query) => query.forUpdate())
    .execute();
}

/** The number of messages that a letter names; the list in the admin has all. */
const MAX_NAMED = 50;

function warningLetter(
  to: string,
  told: readonly { reference: string; ends: Date }[],
  siteUrl: string,
): Letter {
  const list = told
    .slice(0, MAX_NAMED)
    .map(({ reference, ends }) => `${reference} – ${dayInGreece(ends)}`)
    .join('\n');
  const address = `${siteUrl}/admin/messages?state=ending`;
  return {
    to,
    subject: `Μηνύματα χωρίς απάντηση που θα διαγραφούν: ${told.length} / Unanswered messages to be deleted: ${told.length}`,
    text: [
      'Κανείς δεν έχει διεκπεραιώσει τα παρακάτω μηνύματα του ιστοτόπου. Θα διαγραφούν οριστικά την ημέρα που αναγράφεται δίπλα στον αριθμό αναφοράς, εκτός αν σημειωθούν ως διεκπεραιωμένα.',
      'Nobody has dealt with the messages below, which came through the website. They will be deleted for good on the day beside their reference number, unless somebody marks them as done.',
      list,
      address,
    ].join('\n\n'),
  };
}
