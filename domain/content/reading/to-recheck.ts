import { sql } from 'kysely';
import { type Db, isSqlite } from '../../../database/connect.ts';
import type { StaffMember } from '../../accounts/staff-member.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { editableTypes } from './editable-types.ts';

/** An entry that is to be looked through. */
export interface ToRecheck {
  type: string;
  id: string;
  title: Bilingual;
  /** The day in Greece from which it waits for that. */
  recheckOn: string;
  checkedAt: string | null;
  checkedBy: string | null;
}

/** The public entries of all types that a person may edit and that wait by a day in Greece, the longest first. */
export async function listToRecheck(
  db: Db,
  by: StaffMember,
  { today, limit, offset }: { today: string; limit: number; offset: number },
): Promise<{ entries: ToRecheck[]; total: number }> {
  const rows = await waiting(db, by, today)
    .select(['type', 'id', 'title_el', 'title_en', 'checked_at', 'checked_by'])
    .select(sql<string>`recheck_on`.as('recheck_on'))
    .orderBy('recheck_on')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const entries = rows.map((row) => ({
    type: row.type,
    id: row.id,
    title: { el: row.title_el, en: row.title_en },
    recheckOn: row.recheck_on,
    checkedAt: row.checked_at,
    checkedBy: row.checked_by,
  }));
  return { entries, total: await countToRecheck(db, by, today) };
}

/** How many entries that list has. */
export async function countToRecheck(db: Db, by: StaffMember, today: string): Promise<number> {
  const { count } = await waiting(db, by, today)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** SQLite would read all entries of these types instead of the few that wait, but for the plus before their name. */
function waiting(db: Db, by: StaffMember, today: string) {
  const type = isSqlite(db) ? sql<string>`+type` : sql.ref<string>('type');
  return db
    .selectFrom('entries')
    .where('recheck_on', '<=', today)
    .where('deleted_at', 'is', null)
    .where(type, 'in', editableTypes(by));
}
