import type { Db } from '../../database/connect.ts';
import { fold } from '../search/fold.ts';
import type { ContentType } from './content-type.ts';
import { type StaffEntry, toStaffEntry } from './entry.ts';
import { entryNotFound } from './entry-rows.ts';
import { inOrder, likePattern } from './reading.ts';

export interface StaffQuery {
  /** Words in the Greek or English title, or in the searched text, however accented. */
  search?: string | undefined;
  state?: 'draft' | 'published' | undefined;
  category?: string | undefined;
  onlySamples?: boolean | undefined;
  sort?: 'default' | 'updated' | 'title' | undefined;
  limit: number;
  offset: number;
}

/** Entries of a type for the admin's list, drafts included, with how many there are in all. */
export async function listForStaff<T extends ContentType>(
  db: Db,
  type: T,
  asked: StaffQuery,
): Promise<{ entries: StaffEntry<T>[]; total: number }> {
  let query = db
    .selectFrom('entries')
    .where('type', '=', type.name)
    .where('deleted_at', 'is', null);
  if (asked.state) query = query.where('state', '=', asked.state);
  if (asked.category) query = query.where('category', '=', asked.category);
  if (asked.onlySamples) query = query.where('is_sample', '=', 1);
  for (const word of fold(asked.search ?? '')
    .split(' ')
    .filter(Boolean)) {
    query = query.where((e) =>
      e.or([e('search_text', 'like', `%${word}%`), e('slug', 'like', `%${likePattern(word)}%`)]),
    );
  }
  const { count } = await query
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const sorted =
    asked.sort === 'updated'
      ? query.orderBy('updated_at', 'desc').orderBy('id', 'desc')
      : inOrder(query, asked.sort === 'title' ? 'title' : type.order);
  const rows = await sorted.selectAll().limit(asked.limit).offset(asked.offset).execute();
  return { entries: rows.map((row) => toStaffEntry(type, row)), total: Number(count) };
}

/** One entry with its working copy; throws 'not-found'. */
export async function getForStaff<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
): Promise<StaffEntry<T>> {
  const row = await db
    .selectFrom('entries')
    .selectAll()
    .where('type', '=', type.name)
    .where('deleted_at', 'is', null)
    // A singleton's only entry answers to the type's name too.
    .where((e) => e.or([e('id', '=', id), ...(type.singleton ? [e('slug', '=', id)] : [])]))
    .executeTakeFirst();
  if (!row) throw entryNotFound();
  return toStaffEntry(type, row);
}

/** The choices for a reference to entries of a type: slug and title, in the type's order. */
export async function listReferenceOptions(
  db: Db,
  type: ContentType,
): Promise<{ slug: string; title: { el: string; en: string } }[]> {
  const rows = await inOrder(
    db.selectFrom('entries').where('type', '=', type.name).where('deleted_at', 'is', null),
    type.order,
  )
    .select(['slug', 'title_el', 'title_en'])
    .execute();
  return rows.map((row) => ({ slug: row.slug, title: { el: row.title_el, en: row.title_en } }));
}
