import { type RawBuilder, sql } from 'kysely';
import { type Db, isSqlite } from '../../../database/connect.ts';
import type { Bilingual, Lang } from '../../text/bilingual.ts';
import type { ContentType } from '../model/content-type.ts';

/** A tag in use, and on how many living entries of its type it stands. */
export interface UsedTag {
  name: Bilingual;
  count: number;
}

/** So many can be chosen from; more are no tags. */
const MOST_TAGS = 200;

/** The tags of the working copies of a type, those in use most first; none where the type has no tags. */
export async function listEntryTags(db: Db, type: ContentType): Promise<UsedTag[]> {
  const [tags, name] = isSqlite(db)
    ? [
        sql`json_each(entries.working, '$.tags')`,
        (lang: Lang) => sql`tag.value ->> ${`$.name.${lang}`}`,
      ]
    : [
        sql`jsonb_array_elements(entries.working::jsonb -> 'tags')`,
        (lang: Lang) => sql`tag.value -> 'name' ->> ${sql.lit(lang)}`,
      ];
  const { rows } = await sql<{ el: string; en: string | null; count: number }>`
    select ${name('el')} as el, max(${name('en')}) as en, count(*) as count
    from entries, ${tags} as tag
    where entries.type = ${type.name} and entries.deleted_at is null and ${name('el')} <> ''
    group by 1 order by count(*) desc, 1 limit ${sql.lit(MOST_TAGS)}`.execute(db);
  return rows.map(({ el, en, count }) => ({ name: { el, en: en ?? '' }, count: Number(count) }));
}

/** The condition that the working copy of an entry has the tag of that Greek name. */
export function hasTag(db: Db, el: string): RawBuilder<boolean> {
  return isSqlite(db)
    ? sql<boolean>`exists (select 1 from json_each(entries.working, '$.tags') as tag
        where tag.value ->> '$.name.el' = ${el})`
    : // Not as JSON, in which PostgreSQL refuses U+0000.
      sql<boolean>`(entries.working::jsonb -> 'tags') @> jsonb_build_array(
        jsonb_build_object('name', jsonb_build_object('el', ${el}::text)))`;
}
