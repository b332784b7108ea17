import { sql, type Transaction } from 'kysely';
import { type Db, isSqlite } from './connect.ts';
import { countSiteChange, type SiteChange } from './site-version.ts';
import type { Tables } from './tables.ts';

/** A transaction under way. A function that takes one writes several rows that are true only together. */
export type Tx = Transaction<Tables>;

/** How often a transaction that PostgreSQL ended is begun again. */
const ATTEMPTS = 3;

/** A function called after a change; a save waits for its promise. */
type Hear = (change: SiteChange) => void | Promise<void>;

/** The ids that each transaction takes off the site. */
const touched = new WeakMap<Tx, Set<string>>();
const listeners = new WeakMap<Db, Set<Hear>>();
const underWay = new WeakMap<Db, Set<number>>();
const origins = new WeakMap<Db, string>();
let lastOrigin = 0;

/**
 * Runs `work` in a transaction: all of its writes are stored, or none. A transaction that is passed as `db` is
 * joined, so that larger acts can consist of smaller ones. PostgreSQL may end one of two transactions that wait for
 * each other; `work` then runs again from its beginning, so it must only read and write the database. Throws what
 * `work` throws.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx);
  for (let attempt = 1; ; attempt++) {
    try {
      return await runWhole(db, work);
    } catch (error) {
      if (!isWriteConflict(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function runWhole<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const counting = siteChangesUnderWay(db);
  let change: SiteChange | undefined;
  try {
    const result = await db.transaction().execute(async (tx) => {
      const value = await work(tx);
      const withdrawn = touched.get(tx);
      if (withdrawn) {
        change = await countSiteChange(tx, [...withdrawn], markOfProcess(db));
        counting.add(change.version);
      }
      return value;
    });
    if (change) {
      const done = change;
      await Promise.all([...(listeners.get(db) ?? [])].map((hear) => hear(done)));
    }
    return result;
  } finally {
    // If it is not known whether it was committed, the counter in the database tells.
    if (change) counting.delete(change.version);
  }
}

/** Whether PostgreSQL ended a transaction because it conflicted with another one (appendix A of its manual). */
export function isWriteConflict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '40001' || code === '40P01';
}

/** Says that this transaction changes what the public sees. Every process hears of it when it is committed. */
export function touchSite(tx: Tx): void {
  if (!touched.has(tx)) touched.set(tx, new Set());
}

/** Says that this transaction takes something off the site: no process shows a page with that row any more. */
export function withdrawFromSite(tx: Tx, id: string): void {
  touchSite(tx);
  touched.get(tx)?.add(id);
}

/** The changes of the site that this process has counted in transactions that have not ended yet. */
export function siteChangesUnderWay(db: Db): Set<number> {
  const known = underWay.get(db) ?? new Set();
  underWay.set(db, known);
  return known;
}

/**
 * Calls `hear` after every transaction on this connection that changed the public site; the writer waits for the
 * promise of `hear`, which must not fail. Returns a function that ends this.
 */
export function onSiteChange(db: Db, hear: Hear): () => void {
  const all = listeners.get(db) ?? new Set();
  listeners.set(db, all.add(hear));
  return () => all.delete(hear);
}

/** The mark in a process's messages to the others, by which it recognises its own. */
export function markOfProcess(db: Db): string {
  let origin = origins.get(db);
  if (!origin) {
    lastOrigin++;
    origin = `${process.pid}-${lastOrigin}-${Math.random().toString(36).slice(2, 10)}`;
    origins.set(db, origin);
  }
  return origin;
}

/**
 * Waits until no other transaction holds the name, and holds it until the end of this one: for something that has no
 * row yet, such as an address that two entries may ask for. SQLite has one writer at a time anyway. Every act locks
 * in the same order (decision 0012), so that no two transactions wait for each other.
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  if (isSqlite(tx)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/**
 * Holds names together with all others who share them: only {@link lockName} waits for those, and they for it.
 */
export async function shareNames(tx: Tx, names: readonly string[]): Promise<void> {
  if (isSqlite(tx) || names.length === 0) return;
  await sql`
    select pg_advisory_xact_lock_shared(hashtextextended(name, 0))
    from unnest(${names.toSorted()}::text[]) as name`.execute(tx);
}
