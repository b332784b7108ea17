import type { Db } from '../../database/connect.ts';
import { sweepKnownNetworks } from '../accounts/attempts/known-networks.ts';
import { sweepChallenges } from '../accounts/passkeys/challenges.ts';
import { BIN_DAYS } from '../content/model/bin.ts';
import { deleteOldLetters } from '../mail/mailings.ts';
import { deleteEndedMessages } from './message-ends.ts';

/** How long is kept what an office decides; the rest is fixed here, in days. */
export interface RetentionPeriods {
  messagesDays: number;
  auditDays: number;
}

/** As long as a link to confirm may be used: see domain/newsletter. */
const UNCONFIRMED_DAYS = 30;
const SENT_MAIL_DAYS = 30;
/** A letter that nobody would take for so long is given up. */
const UNSENT_MAIL_DAYS = 90;
const DAY_MS = 86_400_000;

/** How many of each were deleted. */
export interface Expired {
  messages: number;
  proposals: number;
  subscribers: number;
  letters: number;
  sessions: number;
  auditRecords: number;
  entries: number;
}

/**
 * Deletes for good what has been kept long enough. The privacy notice (seed/content/pages-general.ts)
 * tells visitors the same periods: change both.
 */
export async function deleteExpired(
  db: Db,
  now: Date,
  periods: RetentionPeriods,
): Promise<Expired> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const { messages, proposals } = await deleteEndedMessages(db, now, periods);
  const subscribers = await db
    .deleteFrom('subscribers')
    .where('state', '=', 'pending')
    .where('created_at', '<', daysAgo(UNCONFIRMED_DAYS))
    .executeTakeFirst();
  const letters = await deleteOldLetters(db, {
    sent: daysAgo(SENT_MAIL_DAYS),
    queued: daysAgo(UNSENT_MAIL_DAYS),
  });
  const sessions = await db
    .deleteFrom('session')
    .where('expiresAt', '<', now.toISOString())
    .executeTakeFirst();
  await db.deleteFrom('verification').where('expiresAt', '<', now.toISOString()).execute();
  await sweepChallenges(db, now);
  await sweepKnownNetworks(db, now);
  const auditRecords = await db
    .deleteFrom('audit')
    .where('at', '<', daysAgo(periods.auditDays))
    .executeTakeFirst();
  // Their revisions and references go with them.
  const entries = await db
    .deleteFrom('entries')
    .where('deleted_at', '<', daysAgo(BIN_DAYS))
    .executeTakeFirst();
  await db
    .deleteFrom('former_addresses')
    .where('entry_id', 'not in', (e) => e.selectFrom('entries').select('id'))
    .execute();
  return {
    messages,
    proposals,
    subscribers: Number(subscribers.numDeletedRows),
    letters,
    sessions: Number(sessions.numDeletedRows),
    auditRecords: Number(auditRecords.numDeletedRows),
    entries: Number(entries.numDeletedRows),
  };
}
