import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import type { EntryState, EntryTable } from '../../../database/tables.ts';
import type { StaffMember } from '../../accounts/staff-member.ts';
import type { Bilingual, Lang } from '../../text/bilingual.ts';
import { searchWords } from '../../text/fold.ts';
import { readLanguages } from '../model/languages/languages.ts';
import { type Review, reviewOf } from '../model/review.ts';
import { closedTypes } from './editable-types.ts';

/**
 * What a draft waits for: 'open' for somebody to go on with it, the others for what they say. What is public and leaves
 * the site by itself waits for its moment, too, and is in the list when it is asked for.
 */
export const DRAFT_STATES = ['open', 'handed-back', 'handed-in', 'planned', 'leaving'] as const;

/** What narrows the list of drafts; what is left out narrows nothing. */
export interface DraftFilters {
  /** Those that the person saved last or handed in. */
  of?: 'mine' | undefined;
  state?: (typeof DRAFT_STATES)[number] | undefined;
  /** Words, of which each must be somewhere in the titles or the searched text, with any accents. */
  search?: string | undefined;
}

/** An entry of any type of which visitors do not see the working copy, or that leaves the site by itself. */
export interface Draft {
  type: string;
  id: string;
  title: Bilingual;
  state: EntryState;
  hasUnpublishedChanges: boolean;
  isSample: boolean;
  publishAt: string | null;
  /** The languages that become public then. */
  publishLanguages: Lang[];
  /** When it leaves the site by itself, and what it then is. */
  leaveAt: string | null;
  leaveTo: EntryTable['leave_to'];
  /** The languages in which it is public. */
  languages: Lang[];
  english: EntryTable['english'];
  review: Review | null;
  updatedAt: string;
  updatedBy: string | null;
}

/** The drafts of all types that a person may edit, the last saved first, and their number. */
export async function listDrafts(
  db: Db,
  by: StaffMember,
  asked: DraftFilters & { limit: number; offset: number },
): Promise<{ drafts: Draft[]; total: number }> {
  const rows = await narrowed(db, by, asked)
    .select(['type', 'id', 'title_el', 'title_en', 'state', 'is_sample', 'version', 'publish_at'])
    .select(['publish_languages', 'leave_at', 'leave_to', 'public_languages', 'english'])
    .select(['review_state', 'review_by', 'review_at', 'review_version', 'review_back_by'])
    .select(['review_note', 'updated_at', 'updated_by', CHANGED.as('is_changed')])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  const drafts = rows.map((row) => ({
    type: row.type,
    id: row.id,
    title: { el: row.title_el, en: row.title_en },
    state: row.state,
    hasUnpublishedChanges: row.state !== 'draft' && Number(row.is_changed) === 1,
    isSample: row.is_sample === 1,
    publishAt: row.publish_at,
    publishLanguages: readLanguages(row.publish_languages ?? ''),
    leaveAt: row.leave_at,
    leaveTo: row.leave_to,
    languages: readLanguages(row.public_languages),
    english: row.english,
    review: reviewOf(row),
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  }));
  return { drafts, total: await countDrafts(db, by, asked) };
}

/** How many drafts the list has with these filters. */
export async function countDrafts(db: Db, by: StaffMember, filters: DraftFilters): Promise<number> {
  const { count } = await narrowed(db, by, filters)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Worded exactly as in its index (database/migrations/first-tables/content.ts). */
const CHANGED = sql<number>`case when published = working then 0 else 1 end`;

function narrowed(db: Db, by: StaffMember, { of, state, search = '' }: DraftFilters) {
  const closed = closedTypes(by);
  let query = db.selectFrom('entries').where('deleted_at', 'is', null);
  if (closed.length > 0) query = query.where('type', 'not in', closed);
  if (state === 'planned') query = query.where('publish_at', 'is not', null);
  else if (state === 'leaving') query = query.where('leave_at', 'is not', null);
  else if (state === 'handed-in' || state === 'handed-back') {
    query = query.where('review_state', '=', state);
  } else query = query.where(CHANGED, '=', sql.lit(1));
  if (state === 'open') {
    query = query.where('publish_at', 'is', null).where('review_state', 'is', null);
  }
  if (of === 'mine') {
    query = query.where((e) =>
      e.or([e('updated_by', '=', by.email), e('review_by', '=', by.email)]),
    );
  }
  for (const word of searchWords(search)) {
    // Folded words have only letters and digits, which LIKE takes literally.
    query = query.where('search_text', 'like', `%${word}%`);
  }
  return query;
}
