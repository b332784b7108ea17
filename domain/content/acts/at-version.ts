import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ContentType } from '../model/content-type.ts';
import { lockEntry, requireVersion } from './lock-entry.ts';

/**
 * Runs an act on an entry as somebody has seen it: refused with 'conflict' and the stored entry when it was saved
 * since `version`. Left out, the act runs on whatever is stored.
 */
export async function atVersion<T>(
  db: Db,
  { type, id, version }: { type: ContentType; id: string; version?: number | undefined },
  act: (db: Db) => Promise<T>,
): Promise<T> {
  if (version === undefined) return act(db);
  return inTransaction(db, async (tx) => {
    await requireVersion(tx, type, await lockEntry(tx, type, id), version);
    return act(tx);
  });
}
