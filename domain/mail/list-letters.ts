import type { Db } from '../../database/connect.ts';
import { SENDING } from './outbox.ts';

/** A letter that no server has taken yet. Moments are ISO 8601, UTC. */
export interface WaitingLetter {
  id: string;
  /** The address of the reader; '' for who need not know it. */
  to: string;
  subject: string;
  attempts: number;
  /** What the mail server said last; '' where it was not asked yet. */
  problem: string;
  createdAt: string;
  /** When it is tried again. */
  nextAttemptAt: string;
}

export const LETTER_STATES = ['failing', 'waiting'] as const;

/** The states that count as 'not failed yet': also while a copy of a mailing is on its way. */
const NOT_FAILED = ['', SENDING];

/**
 * Letters that wait, the oldest first, as `countWaitingLetters` counts them: those that failed at least once, or
 * those that have not. Readers' addresses are for administrators.
 */
export async function listWaitingLetters(
  db: Db,
  asked: {
    show: (typeof LETTER_STATES)[number];
    withAddress: boolean;
    limit: number;
    offset: number;
  },
): Promise<{ letters: WaitingLetter[]; total: number }> {
  const waiting = () =>
    db
      .selectFrom('outbox')
      .where('outbox.sent_at', 'is', null)
      .where('outbox.given_up_at', 'is', null)
      .where('outbox.last_error', asked.show === 'failing' ? 'not in' : 'in', NOT_FAILED);
  const { count } = await waiting()
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await waiting()
    .leftJoin('mailings', 'mailings.id', 'outbox.mailing_id')
    .select(['outbox.id', 'outbox.to_address', 'outbox.subject', 'outbox.attempts'])
    .select(['outbox.last_error', 'outbox.created_at', 'outbox.next_attempt_at'])
    .select('mailings.subject as mailing_subject')
    .orderBy('outbox.created_at')
    .orderBy('outbox.id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return {
    letters: rows.map((row) => ({
      id: row.id,
      to: asked.withAddress ? row.to_address : '',
      subject: row.mailing_subject ?? row.subject,
      attempts: row.attempts,
      problem: tellProblem(row.last_error, asked.withAddress),
      createdAt: row.created_at,
      nextAttemptAt: row.next_attempt_at,
    })),
    total: Number(count),
  };
}

/** What looks like an e-mail address in the words of a mail server. */
const ADDRESS = /[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/g;

/** Mail servers name the reader whom they refuse. */
function tellProblem(lastError: string, withAddress: boolean): string {
  if (lastError === SENDING) return '';
  return withAddress ? lastError : lastError.replaceAll(ADDRESS, '…');
}
