import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { newId } from '../ids.ts';
import { oneLine, SENDING } from './outbox.ts';

/** One text for many addresses. */
export interface Mailing {
  id: string;
  subject: string;
  text: string;
  html: string;
}

export interface Recipient {
  address: string;
  /** The address at which this reader, and nobody else, unsubscribes. */
  leaveUrl: string;
}

const BATCH_SIZE = 200;

/**
 * Puts a mailing in the outbox, with a letter for each recipient. Pass a transaction, so that all of them are queued
 * or none. An index of the table allows each address one letter of a mailing.
 */
export async function queueMailing(
  tx: Db,
  mailing: Mailing,
  recipients: readonly Recipient[],
  replyTo: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await tx
    .insertInto('mailings')
    .values({
      id: mailing.id,
      subject: oneLine(mailing.subject),
      body_text: mailing.text,
      body_html: mailing.html,
      created_at: at,
      old_sent: 0,
      old_failed: 0,
    })
    .execute();
  for (let start = 0; start < recipients.length; start += BATCH_SIZE) {
    await tx
      .insertInto('outbox')
      .values(
        recipients.slice(start, start + BATCH_SIZE).map(({ address, leaveUrl }) => ({
          id: newId(now),
          to_address: oneLine(address),
          reply_to: oneLine(replyTo),
          subject: '',
          body_text: '',
          headers: '{}',
          attempts: 0,
          next_attempt_at: at,
          last_error: '',
          created_at: at,
          sent_at: null,
          mailing_id: mailing.id,
          leave_url: leaveUrl,
        })),
      )
      .execute();
  }
}

/** A mailing as it was queued; throws when there is none. */
export async function getMailing(db: Db, id: string): Promise<Mailing> {
  const row = await db
    .selectFrom('mailings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, subject: row.subject, text: row.body_text, html: row.body_html };
}

/**
 * Removes the waiting letters of mailings to an address from the outbox, so that a person who unsubscribed gets no
 * more.
 */
export async function dropWaitingCopies(tx: Db, address: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('to_address', '=', address)
    .where('mailing_id', 'is not', null)
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * How far a mailing has come, in letters. Letters to people who have unsubscribed since are in none of these counts.
 */
export interface Progress {
  sent: number;
  /** Given up: refused, or not accepted for days. */
  failed: number;
  waiting: number;
  /** How many of the waiting have failed at least once. */
  delayed: number;
}

/** The progress of some mailings, by their id; all zero for one that was never queued. */
export async function readProgress(
  db: Db,
  mailingIds: readonly string[],
): Promise<Map<string, Progress>> {
  const progress = new Map(
    mailingIds.map((id) => [id, { sent: 0, failed: 0, waiting: 0, delayed: 0 }]),
  );
  if (mailingIds.length === 0) return progress;
  const mailings = await db
    .selectFrom('mailings')
    .select(['id', 'old_sent', 'old_failed'])
    .where('id', 'in', mailingIds)
    .execute();
  for (const { id, old_sent, old_failed } of mailings) {
    progress.set(id, { sent: old_sent, failed: old_failed, waiting: 0, delayed: 0 });
  }
  const counts = await db
    .selectFrom('outbox')
    .select((e) => [
      'mailing_id',
      e.fn.countAll<number>().as('all'),
      e.fn.count<number>('sent_at').as('sent'),
      e.fn.count<number>('given_up_at').as('failed'),
      e.fn
        .sum<number>(
          e
            .case()
            .when(
              e.and([
                e('sent_at', 'is', null),
                e('given_up_at', 'is', null),
                e('last_error', 'not in', ['', SENDING]),
              ]),
            )
            .then(1)
            .else(0)
            .end(),
        )
        .as('delayed'),
    ])
    .where('mailing_id', 'in', mailingIds)
    .groupBy('mailing_id')
    .execute();
  for (const row of counts) {
    const one = progress.get(row.mailing_id ?? '');
    if (!one) continue;
    const sent = Number(row.sent);
    const failed = Number(row.failed);
    one.sent += sent;
    one.failed += failed;
    one.waiting = Number(row.all) - sent - failed;
    one.delayed = Number(row.delayed);
  }
  return progress;
}

/**
 * Deletes letters sent before one moment, and unsent letters queued before another. Returns how many. Mailings keep
 * the numbers of their letters that were sent and that failed.
 */
export async function deleteOldLetters(
  db: Db,
  before: { sent: string; queued: string },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('outbox')
      .where((e) =>
        e.or([
          e('sent_at', '<', before.sent),
          e.and([e('sent_at', 'is', null), e('created_at', '<', before.queued)]),
        ]),
      )
      .returning(['mailing_id', 'sent_at'])
      .execute();
    const counts = new Map<string, { sent: number; failed: number }>();
    for (const { mailing_id, sent_at } of gone) {
      if (mailing_id === null) continue;
      const count = counts.get(mailing_id) ?? { sent: 0, failed: 0 };
      if (sent_at === null) count.failed++;
      else count.sent++;
      counts.set(mailing_id, count);
    }
    for (const [id, { sent, failed }] of counts) {
      await tx
        .updateTable('mailings')
        .set((e) => ({
          old_sent: e('old_sent', '+', sent),
          old_failed: e('old_failed', '+', failed),
        }))
        .where('id', '=', id)
        .execute();
    }
    return gone.length;
  });
}
