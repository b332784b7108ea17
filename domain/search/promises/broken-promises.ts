import type { Db } from '../../../database/connect.ts';
import { PUBLIC_COLUMNS, toEntry } from '../../content/model/entry.ts';
import { searchPromise } from '../../content-types/search-promise.ts';

/** A search that does not find what an entry promises. */
export interface BrokenPromise {
  /** Of the entry that promises it. */
  entryId: string;
  query: string;
  /** The address that must be among the first three results. */
  target: string;
  /** The titles of the first three instead, in Greek. */
  found: string[];
  /** ISO 8601, UTC. */
  since: string;
}

/** The promises that the last check found broken and that are still made, those broken longest first. */
export async function listBrokenPromises(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ promises: BrokenPromise[]; total: number }> {
  const rows = await broken(db)
    .select(PUBLIC_COLUMNS.map((name) => `entries.${name}` as const))
    .select(['entry_id', 'query', 'found', 'broken_since'])
    .orderBy('broken_since')
    .orderBy('broken_promises.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    total: await countBrokenPromises(db),
    promises: rows.map((row) => ({
      entryId: row.entry_id,
      query: row.query,
      target: toEntry(searchPromise, row).data.target,
      found: JSON.parse(row.found) as string[],
      since: row.broken_since,
    })),
  };
}

export async function countBrokenPromises(db: Db): Promise<number> {
  const { total } = await broken(db)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function broken(db: Db) {
  return db
    .selectFrom('broken_promises')
    .innerJoin('entries', 'entries.id', 'broken_promises.entry_id')
    .where('entries.state', '=', 'published')
    .where('entries.deleted_at', 'is', null);
}
