import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../database/connect.ts';
import type { BrokenPromiseTable } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { listEntries } from '../../content/reading/published-entries.ts';
import { alert } from '../../content-types/alert.ts';
import { searchPromise } from '../../content-types/search-promise.ts';
import { batches } from '../../links/find-answered.ts';
import { searchSite } from '../site-search.ts';

/** Among so many results the promised one must be. */
const FIRST = 3;
/** There are rarely more warnings than these leave room for. */
const LOOKED_AT = 10;
/** Of one promise, and of all: a check takes a few seconds at most. */
const MOST_OF_ONE = 12;
const MOST = 1000;

/**
 * Makes the searches of all public promises, and writes down which do not find among the first three what they
 * must, unless a later check has begun meanwhile (`isLatest`). After each search it rests (`rest`), so that visitors go
 * first. Returns how many were made and how many are broken.
 */
export async function checkPromises(
  db: Db,
  now: Date,
  {
    isLatest = async () => true,
    rest = () => nextTurn(),
  }: { isLatest?: (tx: Db) => Promise<boolean>; rest?: (workedMs: number) => Promise<void> } = {},
): Promise<{ checked: number; broken: number }> {
  const searches = (await listEntries(db, searchPromise))
    .flatMap(({ id, data }) =>
      queriesOf(data.typed).map((query, at) => ({ id, at, query, target: pathOf(data.target) })),
    )
    .slice(0, MOST);
  const broken: Omit<BrokenPromiseTable, 'broken_since'>[] = [];
  for (const { id, at, query, target } of searches) {
    const began = performance.now();
    const { found: all } = await searchSite(db, { query, page: 1, pageSize: LOOKED_AT, now });
    // What is promised stays so while a warning stands before it for some hours.
    const found = all
      .filter(({ type, path }) => type !== alert.name || path === target)
      .slice(0, FIRST);
    if (!found.some(({ path }) => path !== null && pathOf(path) === target)) {
      const titles = found.map(({ title }) => title.el);
      broken.push({ id: `${id} ${at}`, entry_id: id, query, found: JSON.stringify(titles) });
    }
    await rest(performance.now() - began);
  }
  await keepBroken(db, broken, { now, isLatest });
  return { checked: searches.length, broken: broken.length };
}

/** The searches of a promise, as somebody types them. */
export function queriesOf(typed: string): string[] {
  const queries = typed.split(/[,\n]/).map((query) => query.trim());
  return [...new Set(queries.filter((query) => query !== ''))].slice(0, MOST_OF_ONE);
}

/** The path of an address of this site, without language, part and query. */
function pathOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** Replaces what is known; what was broken before has been so since then. */
async function keepBroken(
  db: Db,
  broken: readonly Omit<BrokenPromiseTable, 'broken_since'>[],
  { now, isLatest }: { now: Date; isLatest: (tx: Db) => Promise<boolean> },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await isLatest(tx))) return;
    const before = await tx
      .selectFrom('broken_promises')
      .select(['id', 'query', 'broken_since'])
      .execute();
    const since = new Map(
      before.map(({ id, query, broken_since }) => [`${id} ${query}`, broken_since]),
    );
    await tx.deleteFrom('broken_promises').execute();
    for (const some of batches(broken)) {
      await tx
        .insertInto('broken_promises')
        .values(
          some.map((one) => ({
            ...one,
            broken_since: since.get(`${one.id} ${one.query}`) ?? now.toISOString(),
          })),
        )
        // Another process may have come first with the same.
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
  });
}
