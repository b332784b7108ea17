import type { Db } from '../../../database/connect.ts';
import type { MediaTable } from '../../../database/tables.ts';
import { findDocumentFacts } from '../documents/document-facts.ts';
import { type Download, type Picture, toDownload, toPicture } from '../pictures/picture.ts';

/**
 * The pictures with those ids, by id; unknown ones are absent. Null and undefined are passed over, so that optional
 * fields can be given as they are.
 */
export async function findPictures(
  db: Db,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, Picture>> {
  const rows = await findMedia(db, ids, 'image');
  return new Map(rows.map((row) => [row.id, toPicture(row)]));
}

/** The documents with those ids, by id; unknown ones are absent. */
export async function findDownloads(
  db: Db,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, Download>> {
  const rows = await findMedia(db, ids, 'document');
  const facts = await findDocumentFacts(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.id, toDownload(row, facts.get(row.id)?.language)]));
}

/** The media of a kind with those ids, but for those in the bin. */
export async function findMedia(
  db: Db,
  ids: readonly (string | null | undefined)[],
  kind: MediaTable['kind'],
): Promise<MediaTable[]> {
  const wanted = [...new Set(ids.filter((id): id is string => Boolean(id)))];
  if (wanted.length === 0) return [];
  return db
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', wanted)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .execute();
}
