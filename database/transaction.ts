import { sql, type Transaction } from 'kysely';
import { type Db, isSqlite } from './connect.ts';
import type { Tables } from './tables.ts';

/** A transaction under way. What takes one writes several rows that are only true together. */
export type Tx = Transaction<Tables>;

/** PostgreSQL's channel on which processes tell each other that the public site changed. */
export const SITE_CHANNEL = 'dimos_content';

/** The fact that counts the changes of what the public sees. */
const SITE_VERSION_FACT = 'site-version';

/** A transaction that stood in another's way is begun anew so often. */
const ATTEMPTS = 3;

const touched = new WeakSet<Tx>();
/** What is called after a change; a save waits for what it promises. */
type Hear = () => void | Promise<void>;
const listeners = new WeakMap<Db, Set<Hear>>();
const origins = new WeakMap<Db, string>();
let lastOrigin = 0;

/**
 * Runs `work` in a transaction: all that it writes is there afterwards, or nothing. A transaction that is
 * passed as `db` is joined, so that larger acts can be made of smaller ones. PostgreSQL may end one of two
 * transactions that wait for each other; `work` then runs once more from its beginning, so it must do
 * nothing but read and write the database. Throws what `work` throws.
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
  let isSiteTouched = false;
  const result = await db.transaction().execute(async (tx) => {
    const value = await work(tx);
    isSiteTouched = touched.has(tx);
    // Last, since every other change of the site waits for this row until the end of the transaction.
    if (isSiteTouched) await countSiteChange(db, tx);
    return value;
  });
  if (isSiteTouched) await Promise.all([...(listeners.get(db) ?? [])].map((hear) => hear()));
  return result;
}

/** Whether PostgreSQL ended a transaction because another one stood in its way (appendix A of its manual). */
export function isWriteConflict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '40001' || code === '40P01';
}

/** Says that this transaction changes what the public sees. Every process hears of it when it is committed. */
export function touchSite(tx: Tx): void {
  touched.add(tx);
}

async function countSiteChange(db: Db, tx: Tx): Promise<void> {
  await sql`
    insert into facts (name, value) values (${SITE_VERSION_FACT}, '1')
    on conflict (name) do update set value = cast(cast(facts.value as bigint) + 1 as text)
  `.execute(tx);
  if (!isSqlite(tx)) await sql`select pg_notify(${SITE_CHANNEL}, ${originOf(db)})`.execute(tx);
}

/**
 * Calls `hear` after every transaction on this connection that changed the public site; whoever wrote it
 * waits for what `hear` promises, which must not fail. Returns what ends that.
 */
export function onSiteChange(db: Db, hear: Hear): () => void {
  const all = listeners.get(db) ?? new Set();
  listeners.set(db, all.add(hear));
  return () => all.delete(hear);
}

/** What a process signs its messages on {@link SITE_CHANNEL} with, so that it can tell its own. */
export function originOf(db: Db): string {
  let origin = origins.get(db);
  if (!origin) {
    lastOrigin++;
    origin = `${process.pid}-${lastOrigin}-${Math.random().toString(36).slice(2, 10)}`;
    origins.set(db, origin);
  }
  return origin;
}

/**
 * Waits until no other transaction holds the name, and holds it until the end of this one: for what no row
 * stands for yet, such as an address that two entries may ask for. SQLite has one writer at a time anyway.
 * Every act locks in the same order (decision 0012), so that no two transactions wait for each other.
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  if (isSqlite(tx)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
