import type { Db } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import { findContentType } from '../../content-types/all.ts';
import { publicAddress } from '../../screens/public-address.ts';
import type { ContentType } from '../model/content-type.ts';
import { readStored } from '../model/stored-data.ts';

/** An entry to which a text leads. */
export interface LinkTarget {
  id: string;
  /** The address at which the public finds it, or will once it is published, without language. */
  path: string;
  isPublic: boolean;
}

/** The entries with those ids that have an address, by id; deleted ones are absent. */
export async function findTargets(db: Db, ids: Iterable<string>): Promise<Map<string, LinkTarget>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'type', 'slug', 'state', 'working', 'published'])
    .where('id', 'in', wanted)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const path = addressOf(row);
      return path === null ? [] : [[row.id, { id: row.id, path, isPublic: row.state !== 'draft' }]];
    }),
  );
}

function addressOf(
  row: Pick<EntryTable, 'type' | 'slug' | 'working' | 'published'>,
): string | null {
  const type = findContentType(row.type) as ContentType | undefined;
  if (!type) return null;
  return publicAddress(type, {
    slug: row.slug,
    data: readStored(type, row.published ?? row.working),
  });
}
