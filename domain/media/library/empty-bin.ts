import { type Db, isSqlite } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { BIN_DAYS } from '../../content/model/bin.ts';
import { DAY_MS } from '../../time/durations.ts';
import { renditionFolder } from '../pictures/renditions.ts';
import { loosenFiles, sweepLooseFiles } from '../store/loose-files.ts';
import type { MediaStore } from '../store/store.ts';

/** Media that are deleted in one transaction. */
const BATCH_SIZE = 50;

/**
 * Deletes for good what has lain in the bin long enough, unless an entry still points at it, and files that were
 * replaced as long ago. Returns how many media it deleted. Their bytes go after their rows: a process that dies in
 * between leaves their names in `loose_files`, and the next call deletes them.
 */
export async function emptyMediaBin(
  media: { db: Db; store: MediaStore },
  now: Date,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const limit = new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString();
  let deleted = 0;
  for (let more = true; more; ) {
    const count = await deleteSome(media.db, limit, now);
    deleted += count;
    more = count === BATCH_SIZE;
  }
  await letGoOfEarlierFiles(media.db, limit, now);
  await sweepLooseFiles(media, now, onFailure);
  return deleted;
}

async function deleteSome(db: Db, limit: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('media')
      .select(['id', 'storage_key'])
      .where('deleted_at', '<', limit)
      .where('id', 'not in', (e) =>
        e.selectFrom('entry_references').where('kind', '=', 'medium').select('target'),
      )
      .orderBy('id')
      .limit(BATCH_SIZE)
      .$if(!isSqlite(tx), (query) => query.forUpdate())
      .execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    const earlier = await tx
      .selectFrom('earlier_files')
      .select('storage_key')
      .where('medium_id', 'in', ids)
      .execute();
    const keys = [...rows, ...earlier].flatMap(({ storage_key }) => storage_key ?? []);
    await loosenFiles(tx, [...keys, ...ids.map(renditionFolder)], now);
    // What its documents say and what its files were before is deleted with it.
    await tx.deleteFrom('media').where('id', 'in', ids).execute();
    return ids.length;
  });
}

/** Bytes that were replaced; their addresses go on leading to what came in their place. */
async function letGoOfEarlierFiles(db: Db, limit: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('earlier_files')
      .select(['id', 'storage_key'])
      .where('storage_key', 'is not', null)
      .where('replaced_at', '<', limit)
      .$if(!isSqlite(tx), (query) => query.forUpdate())
      .execute();
    await loosenFiles(
      tx,
      rows.flatMap(({ storage_key }) => storage_key ?? []),
      now,
    );
    for (const { id } of rows) {
      await tx
        .updateTable('earlier_files')
        .set({ storage_key: null })
        .where('id', '=', id)
        .execute();
    }
  });
}
