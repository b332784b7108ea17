import type { NotNull } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import type { StaffMember } from '../../accounts/staff-member.ts';
import { CONTENT_TYPES } from '../../content-types/all.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { endOfBin } from '../model/bin.ts';
import type { ContentType } from '../model/content-type.ts';

/** An entry in the bin. Moments are ISO 8601, UTC. */
export interface BinnedEntry {
  type: string;
  id: string;
  title: Bilingual;
  deletedAt: string;
  deletedBy: string | null;
  /** When it leaves the bin for good. */
  endsAt: string;
}

/** The entries in the bin that a person may bring back, the last deleted first, and their number. */
export async function listBin(
  db: Db,
  by: StaffMember,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: BinnedEntry[]; total: number }> {
  const types = (CONTENT_TYPES as readonly ContentType[])
    .filter(({ adminOnly }) => by.role === 'admin' || !adminOnly)
    .map(({ name }) => name);
  const query = db
    .selectFrom('entries')
    .where('deleted_at', 'is not', null)
    .where('type', 'in', types);
  const { count } = await query
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select(['type', 'id', 'title_el', 'title_en', 'deleted_at', 'updated_by'])
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ deleted_at: NotNull }>()
    .execute();
  const entries = rows.map((row) => ({
    type: row.type,
    id: row.id,
    title: { el: row.title_el, en: row.title_en },
    deletedAt: row.deleted_at,
    deletedBy: row.updated_by,
    endsAt: endOfBin(row.deleted_at),
  }));
  return { entries, total: Number(count) };
}
