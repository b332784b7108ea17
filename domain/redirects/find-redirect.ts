import type { Db } from '../../database/connect.ts';
import type { RedirectTable } from '../../database/tables.ts';
import { findTargets } from '../content/texts/find-targets.ts';
import { batches, findAnswered } from '../links/find-answered.ts';
import { ANY_QUERY, readAddress } from './from-address.ts';

/** Where somebody is to go instead. */
export interface OwnRedirect {
  /** A path of this site without language, or an https address. */
  target: string;
  status: RedirectTable['status'];
}

/** Redirects that lead one to the next; more are a circle. */
const MOST_STEPS = 10;

/**
 * Where staff lead visitors from an address (path and query) at which there is nothing; undefined where nowhere, where
 * the page to which it leads is not public, and where redirects lead in a circle. One question to an index, and one
 * more for the page of an entry.
 */
export async function findRedirect(db: Db, address: string): Promise<OwnRedirect | undefined> {
  const row = await rowFor(db, address);
  if (!row) return undefined;
  const target = await currentTarget(db, row);
  if (target === undefined || (await isCircle(db, row, target))) return undefined;
  return { target, status: row.status };
}

/**
 * The addresses without a query, among these, from which redirects lead on with one: `/index.php` for
 * `/index.php?id=57`.
 */
export async function findLedByQuery(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  const led = new Set<string>();
  for (const some of batches(addresses)) {
    const rows = await db
      .selectFrom('redirects')
      .select('path')
      .where(
        'path',
        'in',
        some.map((address) => readAddress(address).path),
      )
      .where('query', 'not in', ['', ANY_QUERY])
      .execute();
    const paths = new Set(rows.map(({ path }) => path));
    for (const address of some) if (paths.has(readAddress(address).path)) led.add(address);
  }
  return led;
}

/** The redirect from exactly this address, else the one from its path with any query. */
async function rowFor(db: Db, address: string): Promise<RedirectTable | undefined> {
  const { path, query } = readAddress(address);
  const rows = await db
    .selectFrom('redirects')
    .selectAll()
    .where('path', '=', path)
    .where('query', 'in', [query, ANY_QUERY])
    .execute();
  return rows.find((row) => row.query === query) ?? rows[0];
}

async function currentTarget(
  db: Db,
  { entry_id, target }: Pick<RedirectTable, 'entry_id' | 'target'>,
): Promise<string | undefined> {
  if (entry_id === null) return target;
  const found = (await findTargets(db, [entry_id])).get(entry_id);
  return found?.isPublic ? found.path : undefined;
}

/** Whether redirects lead back to the first: pages that stood in between when they were made may be gone. */
async function isCircle(db: Db, first: RedirectTable, target: string): Promise<boolean> {
  const seen = new Set([first.id]);
  const between: string[] = [];
  let next: string | undefined = target;
  while (next?.startsWith('/') && between.length < MOST_STEPS) {
    const row = await rowFor(db, next);
    if (!row) return false;
    between.push(next);
    if (seen.has(row.id)) return (await findAnswered(db, between)).size === 0;
    seen.add(row.id);
    // An entry's page is public, and answers before any redirect does.
    next = row.entry_id === null ? row.target : undefined;
  }
  return between.length === MOST_STEPS;
}
