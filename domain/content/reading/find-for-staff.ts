import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import type { EntryTable } from '../../../database/tables.ts';
import type { StaffMember } from '../../accounts/staff-member.ts';
import { findContentType } from '../../content-types/all.ts';
import { publicAddress } from '../../screens/public-address.ts';
import { listNewest } from '../../search/index/ordered-keys.ts';
import { findInVocabulary } from '../../search/index/vocabulary-words.ts';
import type { Wanted } from '../../search/index/wanted.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { searchWords } from '../../text/fold.ts';
import type { ContentType } from '../model/content-type.ts';
import { editableTypes } from './editable-types.ts';

/** An entry as the search over everything offers it. */
export interface FoundForStaff {
  type: string;
  id: string;
  title: Bilingual;
  /** The address of its page, without language; null where it has none of its own. */
  path: string | null;
  isPublic: boolean;
}

/** How many entries of each type are offered; one more word finds others. */
export const MOST_OF_A_TYPE = 5;
/** A slug or a part of one, as an address has it: perhaps with slashes around it. */
const SLUG = /^\/?([a-z0-9-]+(?:\/[a-z0-9-]+)*)\/?$/;

/**
 * Entries that contain the typed words, drafts included, of every type that the person may change: at most five of
 * each, entries with all words in the title first, then the newest. Any part of a slug is found.
 */
export async function findForStaff(
  db: Db,
  typed: string,
  by: StaffMember,
): Promise<FoundForStaff[]> {
  const types = editableTypes(by);
  const found = [
    ...(await findByWords(db, searchWords(typed), types)),
    ...(await findBySlug(db, typed.trim().toLowerCase(), types)),
  ];
  const ids = new Set<string>();
  return types.flatMap((type) =>
    found
      .filter((entry) => entry.type === type && !ids.has(entry.id) && ids.add(entry.id))
      .slice(0, MOST_OF_A_TYPE),
  );
}

const COLUMNS = ['id', 'type', 'slug', 'state', 'category', 'title_el', 'title_en'] as const;

function toFound(row: Pick<EntryTable, (typeof COLUMNS)[number]>): FoundForStaff {
  const type = findContentType(row.type) as ContentType | undefined;
  const data = type?.promoted.category ? { [type.promoted.category]: row.category } : {};
  return {
    type: row.type,
    id: row.id,
    title: { el: row.title_el, en: row.title_en },
    path: type ? publicAddress(type, { slug: row.slug, data }) : null,
    isPublic: row.state !== 'draft',
  };
}

async function findByWords(
  db: Db,
  words: readonly string[],
  types: readonly string[],
): Promise<FoundForStaff[]> {
  if (words.length === 0) return [];
  const known = await findInVocabulary(db, words);
  if (known.some(({ terms }) => terms.length === 0)) return [];
  const at = (place: Wanted['place']) => known.map((word) => ({ word, place }));
  const most = MOST_OF_A_TYPE;
  const titled = await listNewest(db, at('title'), { most, except: [] });
  const full = types.filter((type) => titled.filter((entry) => entry.type === type).length >= most);
  const others = await listNewest(db, at('text'), { most, except: full });
  const ids = [...titled, ...others].map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('entries')
    .select(COLUMNS)
    .where('id', 'in', ids)
    .where('type', 'in', types)
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toFound);
}

async function findBySlug(
  db: Db,
  typed: string,
  types: readonly string[],
): Promise<FoundForStaff[]> {
  const part = SLUG.exec(typed)?.[1];
  if (part === undefined) return [];
  const found = db
    .selectFrom('entries')
    .select(COLUMNS)
    // What was typed as a whole comes before what has it as a part.
    .select(
      sql<number>`row_number() over (partition by type order by slug <> ${part}, slug)`.as('place'),
    )
    .where('type', 'in', types)
    .where('deleted_at', 'is', null)
    .where('slug', 'like', `%${likePattern(part)}%`);
  const rows = await db
    .selectFrom(found.as('found'))
    .select(COLUMNS)
    .where('place', '<=', MOST_OF_A_TYPE)
    .orderBy('place')
    .execute();
  return rows.map(toFound);
}
