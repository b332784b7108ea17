import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { PortableRow } from '../../database/portable-rows.ts';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import { readContents } from './database-contents.ts';

/** What each table is kept by, where that is no `id`. */
const NAMES = ['id', 'path', 'key', 'words', 'digest', 'extent', 'address', 'challenge', 'name'];

/** The rows of a table, each under what names it. */
const named = (rows: PortableRow[] = []) =>
  new Map(
    rows.map((row) => {
      const name = NAMES.find((column) => column in row);
      const text = JSON.stringify(row);
      return [name ? String(row[name]) : text, text];
    }),
  );

/** What changed or went, as `messages: 1 changed`; what was added is not counted. */
function touched(before: Record<string, PortableRow[]>, after: Record<string, PortableRow[]>) {
  return Object.entries(before).flatMap(([table, rows]) => {
    const now = named(after[table]);
    const then = [...named(rows)];
    const gone = then.filter(([id]) => !now.has(id)).length;
    const changed = then.filter(([id, row]) => now.has(id) && now.get(id) !== row).length;
    const lines = { changed, gone };
    return Object.entries(lines)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${table}: ${count} ${what}`);
  });
}

class TakenBack extends Error {}

type Work = (tx: Tx) => Promise<unknown>;

/**
 * How many rows of which tables an act changes or takes away, over what is `given` before; afterwards everything is as
 * it was.
 */
export async function rowsTouchedBy(db: Db, act: Work, given?: Work): Promise<string[]> {
  let lines: string[] = [];
  await takingBack(db, async (tx) => {
    await given?.(tx);
    const before = await readContents(tx);
    await act(tx);
    lines = touched(before, await readContents(tx));
  });
  return lines.sort();
}

/** What an act writes into the audit log, sorted: the action, what it was on, and by whom. */
export async function recordsMadeBy(db: Db, act: Work): Promise<string[]> {
  const records: string[] = [];
  await takingBack(db, async (tx) => {
    const known = await tx.selectFrom('audit').select('id').execute();
    await act(tx);
    const rows = await tx.selectFrom('audit').selectAll().execute();
    const ids = new Set(known.map(({ id }) => id));
    for (const row of rows) {
      if (ids.has(row.id)) continue;
      // The numbers of messages are drawn.
      const title = row.subject_title.replace(/^\d{4}-\d{6}$/, 'NUMBER');
      const subject = [row.subject_type, title].filter(Boolean).join(' ');
      records.push(`${row.action}: ${subject}, by ${row.user_email}`);
    }
  });
  return records.sort();
}

/**
 * Whether the other processes and all held pages hear of an act, which is then taken back. Only on SQLite, and only
 * for acts of which that is expected: what nobody hears of stays done.
 */
export async function isToldToSite(db: Db, act: Work): Promise<boolean> {
  const TOLD = 'the site was told';
  await sql`create trigger told before update on site_version
    begin select raise(abort, ${sql.lit(TOLD)}); end`.execute(db);
  try {
    await inTransaction(db, act);
    return false;
  } catch (error) {
    if ((error as Error).message !== TOLD) throw error;
    return true;
  } finally {
    await sql`drop trigger told`.execute(db);
  }
}

async function takingBack(db: Db, work: Work): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await work(tx);
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}
