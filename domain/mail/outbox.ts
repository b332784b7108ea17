import type { Updateable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import { newId } from '../ids.ts';
import { cleanText, withoutLineEnds } from '../text/clean-text.ts';
import { shorten } from '../text/shorten.ts';
import { withLeaveLink, withSecretLink } from './letter-links.ts';
import { isRefusedForGood, NoAnswer } from './refusals.ts';

/** A mail to be sent: plain text, and the same as HTML where there is more to show. */
export interface Letter {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /**
   * A link that must be known to nobody but its reader. It takes the place of `SECRET_LINK_PLACEHOLDER` in the
   * bodies when the letter is sent, and is forgotten then.
   */
  secretLink?: string;
}

/**
 * Sends one letter or throws, a {@link NoAnswer} where it may have arrived all the same. The id is the same at every
 * attempt, so that a second copy can be told. Once the signal is aborted, it fails where the letter cannot have
 * arrived.
 */
export type SendMail = (letter: Letter, id: string, signal: AbortSignal) => Promise<void>;

/**
 * A text as it may stand in a header. A line end would start another header (RFC 5322, section 2.2), and an encoded
 * word would be shown decoded (RFC 2047), whatever it holds.
 */
export function oneLine(text: string): string {
  return withoutLineEnds(cleanText(text)).replaceAll('=?', '= ?');
}

/**
 * Puts a letter in the outbox. Call it in the transaction of the change that the letter is about, so that both are
 * stored or neither. Returns the letter's id.
 */
export async function queueLetter(db: Db, letter: Letter, now: Date): Promise<string> {
  const id = newId(now);
  await db
    .insertInto('outbox')
    .values({
      id,
      to_address: oneLine(letter.to),
      reply_to: oneLine(letter.replyTo ?? ''),
      subject: shorten(oneLine(letter.subject), 200),
      body_text: letter.text.toWellFormed().replaceAll('\u0000', ''),
      body_html: letter.html ?? '',
      headers: JSON.stringify(letter.headers ?? {}),
      attempts: 0,
      next_attempt_at: now.toISOString(),
      last_error: '',
      created_at: now.toISOString(),
      sent_at: null,
      secret_link: letter.secretLink ?? '',
    })
    .execute();
  return id;
}

/** How long to wait after the first, second, … failed attempt, in minutes. */
const RETRY_MINUTES = [1, 5, 15, 60, 180];
const LAST_RETRY_MINUTES = 720;
/**
 * A letter that the server has had whole so many times, and not acknowledged, is given up: its reader has it by then,
 * as many times, or their server takes none. Attempts that did not get so far do not count.
 */
const UNANSWERED_ATTEMPTS = RETRY_MINUTES.length + 1;
/** No letter waits for longer than half of this: a clock that was ahead said so. */
const TOO_LONG_MINUTES = 2 * LAST_RETRY_MINUTES;
/** A copy of a mailing is given up after this many attempts: more than four days (RFC 5321, section 4.5.4.1). */
const MAILING_ATTEMPTS = 14;
/** For how long other processes leave a letter alone that one process is sending. */
const CLAIM_MINUTES = 5;
const BATCH_SIZE = 20;
/** In `last_error` while a copy of a mailing is on its way to the server. */
export const SENDING = 'sending';

const minutesAfter = (now: Date, minutes: number) =>
  new Date(now.getTime() + minutes * 60_000).toISOString();

/** What the database is still to be told of a letter: it did not answer when it was told. */
interface Untold {
  id: string;
  columns: Updateable<Tables['outbox']>;
  /** Counts only while the letter is claimed until this moment, by whom it is to be told. */
  ifClaimedUntil?: string;
}

/** What a process keeps between two looks at the outbox. */
export interface Postbag {
  untold: Untold[];
  /** Once it is aborted, no further letter is begun, and none is waited for that the server has not begun to take. */
  signal: AbortSignal;
}

const newPostbag = (): Postbag => ({ untold: [], signal: new AbortController().signal });

/**
 * Sends the letters that are due, one after another. Letters of mailings come last, since people wait for the
 * others. Each letter is claimed first, so that only one of several processes sends it. A failure is recorded and
 * tried again later. Returns how many were sent and failed. The clock is read again for each letter: with a slow
 * server a batch takes longer than a claim lasts. What the database could not be told is in the bag, for the next call:
 * a letter that was handed over is not sent again, and one that was not is not taken for it.
 */
export async function sendDueLetters(
  db: Db,
  send: SendMail,
  now: () => Date,
  { untold, signal }: Postbag = newPostbag(),
): Promise<{ sent: number; failed: number }> {
  let sent = 0;
  let failed = 0;
  await tell(db, untold);
  for (const row of await listDue(db, now())) {
    if (signal.aborted) break;
    const claimedUntil = minutesAfter(now(), CLAIM_MINUTES);
    // Without an answer nobody knows whether it is claimed, but it was not handed over.
    const { id, attempts, next_attempt_at, last_error } = row;
    const before = { attempts, next_attempt_at, last_error };
    untold.push({ id, columns: before, ifClaimedUntil: claimedUntil });
    const claim = await db
      .updateTable('outbox')
      .set({
        attempts: row.attempts + 1,
        next_attempt_at: claimedUntil,
        ...(row.mailing_id && { last_error: SENDING }),
      })
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    untold.pop();
    if (claim.numUpdatedRows === 0n) continue;
    const failure = await attempt(send, row, signal);
    const columns = outcome(row, failure, now());
    untold.push({ id, columns, ...(failure && { ifClaimedUntil: claimedUntil }) });
    await tell(db, untold);
    if (failure) failed++;
    else sent++;
  }
  return { sent, failed };
}

async function tell(db: Db, untold: Untold[]): Promise<void> {
  for (let next = untold[0]; next; next = untold[0]) {
    let query = db.updateTable('outbox').set(next.columns).where('id', '=', next.id);
    if (next.ifClaimedUntil) query = query.where('next_attempt_at', '=', next.ifClaimedUntil);
    await query.execute();
    untold.shift();
  }
}

type DueLetter = Awaited<ReturnType<typeof listDue>>[number];

function listDue(db: Db, now: Date) {
  return db
    .selectFrom('outbox')
    .leftJoin('mailings', 'mailings.id', 'outbox.mailing_id')
    .selectAll('outbox')
    .select([
      'mailings.subject as mailing_subject',
      'mailings.body_text as mailing_text',
      'mailings.body_html as mailing_html',
    ])
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where((e) =>
      e.or([
        e('next_attempt_at', '<=', now.toISOString()),
        e('next_attempt_at', '>', minutesAfter(now, TOO_LONG_MINUTES)),
      ]),
    )
    .orderBy((e) => e('mailing_id', 'is not', null))
    .orderBy('next_attempt_at')
    .limit(BATCH_SIZE)
    .execute();
}

interface Failure {
  problem: string;
  /** Whether another attempt is useless; one of a letter to one reader is made all the same. */
  isFinal: boolean;
  /** Whether it may have arrived all the same. */
  isUnanswered: boolean;
}

const INTERRUPTED: Failure = { problem: 'interrupted', isFinal: true, isUnanswered: true };

/** Sends one letter. Returns what went wrong, or undefined when the server has taken it. */
async function attempt(
  send: SendMail,
  row: DueLetter,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  // The process that had claimed it was killed in the middle: the letter may have arrived, and nobody gets a mailing
  // twice.
  if (row.last_error === SENDING) return INTERRUPTED;
  try {
    await send(letterOf(row), row.id, signal);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const problem = cleanText(message).slice(0, 500) || 'unknown';
    const isUnanswered = error instanceof NoAnswer;
    return {
      problem,
      // What may have arrived is as if the process had been killed.
      isFinal: isUnanswered || isRefusedForGood(problem) || row.attempts + 1 >= MAILING_ATTEMPTS,
      isUnanswered,
    };
  }
}

function letterOf(row: DueLetter): Letter {
  const html = row.mailing_html ?? row.body_html;
  const letter: Letter = {
    to: row.to_address,
    ...(row.reply_to && { replyTo: row.reply_to }),
    subject: row.mailing_subject ?? row.subject,
    text: row.mailing_text ?? row.body_text,
    ...(html && { html }),
    headers: JSON.parse(row.headers) as Record<string, string>,
  };
  if (row.secret_link !== '') return withSecretLink(letter, row.secret_link);
  return row.leave_url === '' ? letter : withLeaveLink(letter, row.leave_url);
}

/**
 * Records the outcome of an attempt. Of letters to one reader only those are given up here that have most likely
 * arrived; retention deletes the others.
 */
function outcome(row: DueLetter, failure: Failure | undefined, now: Date) {
  if (!failure) {
    // Another process may have given it up in the meantime.
    return { sent_at: now.toISOString(), given_up_at: null, last_error: '', secret_link: '' };
  }
  const wait = RETRY_MINUTES[row.attempts] ?? LAST_RETRY_MINUTES;
  const unanswered = row.unanswered + (failure.isUnanswered ? 1 : 0);
  const isGivenUp = row.mailing_id ? failure.isFinal : unanswered >= UNANSWERED_ATTEMPTS;
  return {
    next_attempt_at: minutesAfter(now, wait),
    last_error: failure.problem,
    unanswered,
    ...(isGivenUp && { given_up_at: now.toISOString(), secret_link: '' }),
  };
}

/** How many letters wait, and how many of them have failed at least once. */
export async function countWaitingLetters(db: Db): Promise<{ waiting: number; failing: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select(['last_error', (e) => e.fn.countAll<number>().as('count')])
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .groupBy('last_error')
    .execute();
  let waiting = 0;
  let failing = 0;
  for (const row of rows) {
    waiting += Number(row.count);
    if (row.last_error !== '' && row.last_error !== SENDING) failing += Number(row.count);
  }
  return { waiting, failing };
}

/** What the newest failure among the waiting letters was, or undefined where none has failed. */
export async function findNewestFailure(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('last_error')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('last_error', 'not in', ['', SENDING])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.last_error;
}
