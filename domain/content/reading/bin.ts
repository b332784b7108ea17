import { type NotNull, sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import type { StaffMember } from '../../accounts/staff-member.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { endOfBin } from '../model/bin.ts';
import { editableTypes } from './editable-types.ts';

/** An entry or a medium in the bin. Moments are ISO 8601, UTC. */
export interface Binned {
  /** The name of a content type, or 'media'. */
  type: string;
  id: string;
  /** Of a medium: what it shows or, where nobody said so, the name of its file. */
  title: Bilingual;
  /** The last part of its address; null for media. */
  slug: string | null;
  deletedAt: string;
  deletedBy: string | null;
  /** When it leaves the bin for good. */
  endsAt: string;
}

/** What lies in the bin and a person may bring back, the last deleted first, and how much that is. */
export async function listBin(
  db: Db,
  by: StaffMember,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ binned: Binned[]; total: number }> {
  const types = editableTypes(by);
  const entries = db
    .selectFrom('entries')
    .where('deleted_at', 'is not', null)
    .where('type', 'in', types)
    .select((e) => [
      'type',
      'id',
      'title_el',
      'title_en',
      e.ref('slug').$castTo<string | null>().as('slug'),
      'deleted_at',
      'updated_by as deleted_by',
    ]);
  const media = db
    .selectFrom('media')
    .where('deleted_at', 'is not', null)
    .select([
      sql<string>`'media'`.as('type'),
      'id',
      titleOf('alt_el').as('title_el'),
      titleOf('alt_en').as('title_en'),
      sql<string | null>`null`.as('slug'),
      'deleted_at',
      'deleted_by',
    ]);
  const both = db.selectFrom(entries.unionAll(media).as('binned'));
  const { count } = await both
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await both
    .selectAll()
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ deleted_at: NotNull }>()
    .execute();
  const binned = rows.map((row) => ({
    type: row.type,
    id: row.id,
    title: { el: row.title_el, en: row.title_en },
    slug: row.slug,
    deletedAt: row.deleted_at,
    deletedBy: row.deleted_by,
    endsAt: endOfBin(row.deleted_at),
  }));
  return { binned, total: Number(count) };
}

function titleOf(column: 'alt_el' | 'alt_en') {
  return sql<string>`case when ${sql.ref(column)} = '' then file_name else ${sql.ref(column)} end`;
}
