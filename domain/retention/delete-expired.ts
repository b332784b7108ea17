import type { Db } from '../../database/connect.ts';
import { sweepKnownNetworks } from '../accounts/attempts/known-networks.ts';
import { sweepInvitations } from '../accounts/invitations/drop-invitations.ts';
import { sweepChallenges } from '../accounts/passkeys/challenges.ts';
import { BIN_DAYS } from '../content/model/bin.ts';
import { sweepPreviewLinks } from '../content/preview/preview-links.ts';
import { deleteOldLetters } from '../mail/mailings.ts';
import { sweepMissed } from '../missed/missed-addresses.ts';
import { sweepMissedSearches } from '../missed/missed-searches.ts';
import { DAY_MS } from '../time/durations.ts';
import { deleteEndedMessages } from './message-ends.ts';

/** The periods, in days, that an office decides; the others are fixed here. */
export interface RetentionPeriods {
  messagesDays: number;
  auditDays: number;
}

/** As long as a confirmation link may be used: see domain/newsletter. */
export const UNCONFIRMED_DAYS = 30;
export const SENT_MAIL_DAYS = 30;
/** A letter that no server has taken for so long is given up. */
export const UNSENT_MAIL_DAYS = 90;
/** What was typed and not saved, counted from the last time that it was kept. */
const KEPT_COPY_DAYS = 30;

/** How many of each were deleted. */
export interface Expired {
  messages: number;
  proposals: number;
  subscribers: number;
  letters: number;
  sessions: number;
  auditRecords: number;
  entries: number;
  keptCopies: number;
}

/**
 * Deletes expired data for good. The privacy notice (domain/launch/texts/privacy.ts) tells visitors the same periods.
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
  await sweepPreviewLinks(db, now);
  await sweepMissed(db, now);
  await sweepMissedSearches(db, now);
  await sweepInvitations(db, now);
  const auditRecords = await db
    .deleteFrom('audit')
    .where('at', '<', daysAgo(periods.auditDays))
    .executeTakeFirst();
  // Their revisions and references are deleted with them.
  const entries = await db
    .deleteFrom('entries')
    .where('deleted_at', '<', daysAgo(BIN_DAYS))
    .executeTakeFirst();
  // Those that have ended, too: browsers ask for as long which of their own are saved already.
  const keptCopies = await db
    .deleteFrom('kept_copies')
    .where('kept_at', '<', daysAgo(KEPT_COPY_DAYS))
    .executeTakeFirst();
  await db.deleteFrom('presence').where('seen_at', '<', daysAgo(1)).execute();
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
    keptCopies: Number(keptCopies.numDeletedRows),
  };
}
