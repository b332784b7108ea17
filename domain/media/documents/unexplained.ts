import type { Db } from '../../../database/connect.ts';
import { shownMedia } from '../acts/may-change-shown.ts';

/**
 * The ids of documents that visitors see, now or by what is planned, with numbers that identify a person, and for
 * which nobody has answered. Whoever publishes a document is asked for a reason, unless a busy machine read it only
 * later; then these wait on the first screen until the file is replaced, explained, or seen by nobody.
 */
export function unexplainedDocuments(db: Db) {
  return db
    .selectFrom('document_facts')
    .innerJoin('media as file', (join) =>
      join
        .onRef('file.id', '=', 'document_facts.medium_id')
        .onRef('file.digest', '=', 'document_facts.digest'),
    )
    .where('personal_data', '=', 'found')
    .where('file.deleted_at', 'is', null)
    .where('medium_id', 'in', shownMedia(db))
    .select('medium_id');
}

/** Which of some media are such documents. */
export async function findUnexplained(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await unexplainedDocuments(db).where('medium_id', 'in', ids).execute();
  return new Set(rows.map(({ medium_id }) => medium_id));
}

export async function countUnexplained(db: Db): Promise<number> {
  return (await unexplainedDocuments(db).execute()).length;
}

/** Notes that somebody has answered for the personal data in documents. */
export async function noteExplained(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('document_facts')
    .set({ personal_data: 'explained' })
    .where('medium_id', 'in', ids)
    .where('personal_data', '=', 'found')
    .execute();
}
