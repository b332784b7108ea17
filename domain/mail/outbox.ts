import type { Db } from '../../database/connect.ts';
import type { OutboxTable } from '../../database/tables.ts';
import { cleanText } from '../content/schema.ts';
import { newId } from '../ids.ts';

/** A plain-text mail to be sent. */
export interface Letter {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

/** Sends one letter or throws. */
export type SendMail = (letter: Letter) => Promise<void>;

/** A line end in a header would start another header (RFC 5322, section 2.2). */
function oneLine(text: string): string {
  return cleanText(text).replace(/[\r\n]+/g, ' ');
}

/** Puts a letter in the outbox. In the transaction of what it is about, neither exists without the other. */
export async function queueLetter(db: Db, letter: Letter, now: Date): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      id: newId(now),
      to_address: oneLine(letter.to),
      reply_to: oneLine(letter.replyTo ?? ''),
      subject: oneLine(letter.subject).slice(0, 200),
      body_text: letter.text.toWellFormed().replaceAll('\u0000', ''),
      headers: JSON.stringify(letter.headers ?? {}),
      attempts: 0,
      next_attempt_at: now.toISOString(),
      last_error: '',
      created_at: now.toISOString(),
      sent_at: null,
    })
    .execute();
}

/** How long to wait after the first, second, … failed attempt, in minutes; the last holds for all that follow. */
const RETRY_MINUTES = [1, 5, 15, 60, 180, 720];
/** While one process sends a letter, others leave it alone for so long. */
const CLAIM_MINUTES = 5;
const BATCH_SIZE = 20;

const minutesAfter = (now: Date, minutes: number) =>
  new Date(now.getTime() + minutes * 60_000).toISOString();

/**
 * Sends what is due, one letter after another. Each is claimed first, so that of several processes one
 * sends it. A failure is written down and tried again later. Returns how many were sent and failed.
 * The clock is asked anew for each letter: with a slow server a batch takes longer than a claim holds.
 */
export async function sendDueLetters(
  db: Db,
  send: SendMail,
  now: () => Date,
): Promise<{ sent: number; failed: number }> {
  const due = await db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now().toISOString())
    .orderBy('next_attempt_at')
    .limit(BATCH_SIZE)
    .execute();
  let sent = 0;
  let failed = 0;
  for (const row of due) {
    const claim = await db
      .updateTable('outbox')
      .set({ attempts: row.attempts + 1, next_attempt_at: minutesAfter(now(), CLAIM_MINUTES) })
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (claim.numUpdatedRows === 0n) continue;
    const problem = await trySending(send, row);
    const wait = RETRY_MINUTES[Math.min(row.attempts, RETRY_MINUTES.length - 1)] ?? 720;
    await db
      .updateTable('outbox')
      .set(
        problem === ''
          ? { sent_at: now().toISOString(), last_error: '' }
          : { next_attempt_at: minutesAfter(now(), wait), last_error: problem },
      )
      .where('id', '=', row.id)
      .execute();
    if (problem === '') sent++;
    else failed++;
  }
  return { sent, failed };
}

/** Sends one letter; what went wrong, or '' when it is on its way. */
async function trySending(send: SendMail, row: OutboxTable): Promise<string> {
  try {
    await send({
      to: row.to_address,
      ...(row.reply_to && { replyTo: row.reply_to }),
      subject: row.subject,
      text: row.body_text,
      headers: JSON.parse(row.headers) as Record<string, string>,
    });
    return '';
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return cleanText(message).slice(0, 500) || 'unknown';
  }
}

/** How many letters wait, and how many of them have failed at least once. */
export async function countWaitingLetters(db: Db): Promise<{ waiting: number; failing: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select(['last_error', (e) => e.fn.countAll<number>().as('count')])
    .where('sent_at', 'is', null)
    .groupBy('last_error')
    .execute();
  let waiting = 0;
  let failing = 0;
  for (const row of rows) {
    waiting += Number(row.count);
    if (row.last_error !== '') failing += Number(row.count);
  }
  return { waiting, failing };
}
