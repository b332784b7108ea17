import { randomBytes } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import { addFact, readFact, replaceFact } from '../facts/facts.ts';

/** A repeated job that runs once for all processes that share a database. */
export interface Job {
  /** Unique; part of the row in `facts` that orders the processes. */
  name: string;
  /** The moment after `from` at which it is due next. */
  next(from: Date): Date;
  run(): Promise<void>;
}

/** A process that works renews its claim; a process that died loses its claim after this time. */
const CLAIM_MS = 10 * 60_000;
const RENEW_MS = 2 * 60_000;
/** After a failure the job is tried again. */
const RETRY_MS = 60 * 60_000;

export type JobOutcome = 'ran' | 'not-due' | 'failed';

/**
 * Runs a job if it is due and no other process has it. One row says when the job is due. The process that first
 * moves this moment on has the job, so a process that dies leaves no lock behind. A job that is new to the database
 * waits for its first moment. Errors of the job go to `onFailure`; errors of the database are thrown.
 */
export async function runWhenDue(
  db: Db,
  job: Job,
  now: () => Date,
  onFailure: (error: unknown) => void,
): Promise<JobOutcome> {
  const name = `job:${job.name}`;
  const due = await readFact(db, name);
  if (due === undefined) {
    await addFact(db, name, job.next(now()).toISOString());
    return 'not-due';
  }
  if (momentOf(due) > now().toISOString()) {
    const latest = latestDue(job, now());
    // A clock that was ahead wrote this: the job would not run until then.
    if (momentOf(due) > latest) await replaceFact(db, name, due, job.next(now()).toISOString());
    return 'not-due';
  }
  const token = randomBytes(8).toString('hex');
  const claim = () => `${new Date(now().getTime() + CLAIM_MS).toISOString()} ${token}`;
  if (!(await replaceFact(db, name, due, claim()))) return 'not-due';
  // What is there is read first: where a line broke, nobody knows whether the last write was done.
  const moveOn = async (to: string) => {
    const held = await readFact(db, name);
    if (held?.endsWith(token)) await replaceFact(db, name, held, to);
  };

  let renewing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // The next renewal, or the end of the job, meets the same database and says so.
    renewing = moveOn(claim()).catch(() => {});
  }, RENEW_MS);
  let outcome: JobOutcome = 'ran';
  try {
    await job.run();
  } catch (error) {
    outcome = 'failed';
    onFailure(error);
  } finally {
    clearInterval(timer);
    await renewing;
  }
  const ended = now();
  const next = outcome === 'ran' ? job.next(ended) : new Date(ended.getTime() + RETRY_MS);
  await moveOn(next.toISOString());
  return outcome;
}

/** The clocks of several processes may differ by this much. */
const CLOCKS_APART_MS = 5 * 60_000;

/**
 * No moment that is written now is later than this: neither another attempt nor the run after the next one. That one is
 * written by a process whose clock is a little ahead, or a wrong hour: it has run the next one already.
 */
function latestDue(job: Job, now: Date): string {
  const latest = Math.max(job.next(job.next(now)).getTime(), now.getTime() + RETRY_MS);
  return new Date(latest + CLOCKS_APART_MS).toISOString();
}

/** A claim is a moment with a token behind it: two of the same millisecond differ. */
const momentOf = (value: string) => value.split(' ', 1)[0] ?? '';
