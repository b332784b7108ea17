import type { Db } from '../../../database/connect.ts';
import type { StaffMember } from '../../accounts/staff-member.ts';
import type { Bilingual, Lang } from '../../text/bilingual.ts';
import { readLanguages } from '../model/languages/languages.ts';
import { editableTypes } from './editable-types.ts';

/** What English can lack: visitors have none of it, or it was made from Greek that has changed since. */
export const ENGLISH_LACKS = ['missing', 'behind'] as const;
export type EnglishLack = (typeof ENGLISH_LACKS)[number];

/** A public entry whose English needs somebody. */
export interface ToTranslate {
  type: string;
  id: string;
  title: Bilingual;
  languages: Lang[];
  updatedAt: string;
  updatedBy: string | null;
}

/** The public entries of all types that a person may edit and whose English lacks something, the last saved first. */
export async function listToTranslate(
  db: Db,
  by: StaffMember,
  { english, limit, offset }: { english: EnglishLack; limit: number; offset: number },
): Promise<{ entries: ToTranslate[]; total: number }> {
  const rows = await lacking(db, by, english)
    .select(['type', 'id', 'title_el', 'title_en', 'public_languages', 'updated_at', 'updated_by'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const entries = rows.map((row) => ({
    type: row.type,
    id: row.id,
    title: { el: row.title_el, en: row.title_en },
    languages: readLanguages(row.public_languages),
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  }));
  return { entries, total: await countToTranslate(db, by, english) };
}

/** How many entries that list has. */
export async function countToTranslate(
  db: Db,
  by: StaffMember,
  english: EnglishLack,
): Promise<number> {
  const { count } = await lacking(db, by, english)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function lacking(db: Db, by: StaffMember, english: EnglishLack) {
  return (
    db
      .selectFrom('entries')
      .where('english', '=', english)
      .where('type', 'in', editableTypes(by))
      .where('deleted_at', 'is', null)
      // What is archived stays as it was.
      .where('state', '=', 'published')
  );
}
