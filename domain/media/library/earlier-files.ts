import type { Db } from '../../../database/connect.ts';
import { endOfBin } from '../../content/model/bin.ts';

/** What the file of a medium was before it was replaced. Moments are ISO 8601, UTC. */
export interface EarlierFile {
  id: string;
  fileName: string;
  sizeBytes: number;
  replacedAt: string;
  replacedBy: string | null;
  /** Until then it can be brought back. */
  endsAt: string;
}

/** The earlier files of a medium that can be brought back, the last one first. */
export async function listEarlierFiles(db: Db, mediumId: string): Promise<EarlierFile[]> {
  const rows = await db
    .selectFrom('earlier_files')
    .where('medium_id', '=', mediumId)
    .where('storage_key', 'is not', null)
    .select(['id', 'file_name', 'size_bytes', 'replaced_at', 'replaced_by'])
    .orderBy('replaced_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    replacedAt: row.replaced_at,
    replacedBy: row.replaced_by,
    endsAt: endOfBin(row.replaced_at),
  }));
}
