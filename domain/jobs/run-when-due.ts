import { randomBytes } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import { readFact } from '../facts/facts.ts';

/** Something that happens again and again, once for all processes that share a database. */
export interface Job {
  /** Unique; part of the row in `facts` that orders the processes. */
  name: string;
  /** The moment after `from` at which it is due next. */
  next(from: Date): Date;
  run(): Promise<void>;
}

/** While a process works it renews its claim; one that died loses it after so long. */
const CLAIM_MS = 10 * 60_000;
const RENEW_MS = 2 * 60_000;
/** After a failure the job is tried again. */
const RETRY_MS = 60 * 60_000;

export type Outcome = 'ran' | 'not-due' | 'failed';

/**
 * Runs a job if it is due and no other process has it. One row says when it is due; whoever moves
 * that moment on first has the job, so that no lock is left behind by a process that dies.
 * A job that the database has never seen waits for its first moment. What the job throws is passed on
 * to `onFailure`; what the database throws comes out.
 */
export async function runWhenDue(
  db: Db,
  job: Job,
  now: () => Date,
  onFailure: (error: unknown) => void,
): Promise<Outcome> {
  const name = `job:${job.name}`;
  const due = await readFact(db, name);
  if (due === undefined) {
    await db
      .insertInto('facts')
      .values({ name, value: job.next(now()).toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return 'not-due';
  }
  if (momentOf(due) > now().toISOString()) {
    const latest = latestDue(job, now());
    // Written by a clock that was ahead: nothing would happen until it is that late.
    if (momentOf(due) > latest) await replace(db, name, due, job.next(now()).toISOString());
    return 'not-due';
  }
  let claim = newClaim(now());
  if (!(await replace(db, name, due, claim))) return 'not-due';

  let renewing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    const renewed = newClaim(now());
    renewing = replace(db, name, claim, renewed).then(
      (kept) => {
        if (kept) claim = renewed;
      },
      // The next renewal, or the end of the job, meets the same database and says so.
      () => {},
    );
  }, RENEW_MS);
  let outcome: Outcome = 'ran';
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
  await replace(db, name, claim, next.toISOString());
  return outcome;
}

/** Clocks of several processes may differ by so much. */
const CLOCKS_APART_MS = 5 * 60_000;

/** Nothing that is written now is due later: not the next time, and not another try. */
function latestDue(job: Job, now: Date): string {
  const latest = Math.max(job.next(now).getTime(), now.getTime() + RETRY_MS);
  return new Date(latest + CLOCKS_APART_MS).toISOString();
}

/** A moment with a token behind it, so that two claims of the same millisecond differ. */
function newClaim(now: Date): string {
  return `${new Date(now.getTime() + CLAIM_MS).toISOString()} ${randomBytes(8).toString('hex')}`;
}

const momentOf = (value: string) => value.split(' ', 1)[0] ?? '';

/** Writes a value over the one that was read; false where somebody else was faster. */
async function replace(db: Db, name: string, from: string, to: string): Promise<boolean> {
  const result = await db
    .updateTable('facts')
    .set({ value: to })
    .where('name', '=', name)
    .where('value', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
