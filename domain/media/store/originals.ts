import type { Db } from '../../../database/connect.ts';

/** A file that the media store must have. */
export interface Original {
  storage_key: string;
  digest: string;
  size_bytes: number;
  file_name: string;
}

/** The files of all media, also of those in the bin, and those that were replaced and can still be brought back. */
export async function listOriginals(db: Db): Promise<Original[]> {
  const columns = ['storage_key', 'digest', 'size_bytes', 'file_name'] as const;
  const media = await db.selectFrom('media').select(columns).orderBy('id').execute();
  const earlier = await db
    .selectFrom('earlier_files')
    .select(columns)
    .where('storage_key', 'is not', null)
    .$narrowType<{ storage_key: string }>()
    .orderBy('id')
    .execute();
  return [...media, ...earlier];
}
