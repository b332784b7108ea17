import type { EntryState, EntryTable } from '../../../database/tables.ts';
import { publicAddress } from '../../screens/public-address.ts';
import type { Bilingual, Lang } from '../../text/bilingual.ts';
import type { ContentType, EntryData } from './content-type.ts';
import { languagesAsShown, readCopies } from './copies.ts';
import type { EnglishFrom } from './languages/english-from.ts';
import { readLanguages } from './languages/languages.ts';
import { type Review, reviewOf } from './review.ts';
import { readStored } from './stored-data.ts';

/** A piece of content as the public sees it. */
export interface Entry<T> {
  id: string;
  slug: string;
  isSample: boolean;
  data: EntryData<T>;
  /** Counts its saves. */
  version: number;
  /** When this was published last, and first, in ISO 8601 UTC. A draft that was saved since changes neither. */
  updatedAt: string;
  publishedAt: string;
  /** Since when it is archived: kept at its address, but in no list; null where it is not. */
  archivedAt: string | null;
  /** The languages in which it is public; texts in the other are empty. */
  languages: readonly Lang[];
  /** Whether the Greek has changed since the English was made from it. */
  isEnglishBehind: boolean;
}

/** A piece of content as staff see it: the working copy and the facts about it. */
export interface StaffEntry<T = ContentType> {
  id: string;
  type: string;
  slug: string;
  state: EntryState;
  /** True when the working copy differs from what the public sees. */
  hasUnpublishedChanges: boolean;
  position: number;
  version: number;
  isSample: boolean;
  data: EntryData<T>;
  title: Bilingual;
  /** The public address without language, or null where the entry has none. */
  path: string | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: string | null;
  publishedAt: string | null;
  /** When the working copy becomes public by itself; null where nothing is planned. */
  publishAt: string | null;
  /** When it leaves the site, or its lists, by itself, and what it then becomes; null where nothing is planned. */
  leaveAt: string | null;
  leaveTo: 'draft' | 'archived' | null;
  archivedAt: string | null;
  /** When somebody last said that it is still true, or published it, and who; null where nobody did. */
  checkedAt: string | null;
  checkedBy: string | null;
  /** After how many months it is to be looked through again: null as its type says, 0 never. */
  recheckMonths: number | null;
  /** The day in Greece from which it waits for that; null for one that never does. */
  recheckOn: string | null;
  /** The languages that become public then. */
  publishLanguages: Lang[];
  /** The languages in which it is public. */
  languages: Lang[];
  /** Those of them in which the working copy says something else than the public sees. */
  changedLanguages: Lang[];
  /** How far the English is: to be written or published, made from Greek that has changed since, or well. */
  english: EntryTable['english'];
  /** The Greek from which English texts were made, by their paths, where the Greek has changed since. */
  englishFrom: EnglishFrom;
  /** Null where it is not with the reviewers. */
  review: Review | null;
}

type PublicColumns = Pick<
  EntryTable,
  | 'id'
  | 'slug'
  | 'version'
  | 'is_sample'
  | 'published'
  | 'updated_at'
  | 'published_at'
  | 'public_since'
  | 'archived_at'
  | 'public_languages'
  | 'public_english_from'
>;

export const PUBLIC_COLUMNS = [
  'id',
  'slug',
  'version',
  'is_sample',
  'published',
  'updated_at',
  'published_at',
  'public_since',
  'archived_at',
  'public_languages',
  'public_english_from',
] as const satisfies (keyof PublicColumns)[];

/** A published row as an entry. */
export function toEntry<T extends ContentType>(type: T, row: PublicColumns): Entry<T> {
  return {
    id: row.id,
    slug: row.slug,
    version: row.version,
    isSample: row.is_sample === 1,
    data: readStored(type, row.published ?? '{}'),
    updatedAt: row.public_since ?? row.updated_at,
    publishedAt: row.published_at ?? row.updated_at,
    archivedAt: row.archived_at,
    languages: readLanguages(row.public_languages),
    isEnglishBehind: row.public_english_from !== NOTHING_BEHIND,
  };
}

/** The column of an entry whose English is in step. */
const NOTHING_BEHIND = '{}';

/** A row with its working copy. */
export function toStaffEntry<T extends ContentType>(type: T, row: EntryTable): StaffEntry<T> {
  const data = readStored(type, row.working);
  const languages = readLanguages(row.public_languages);
  const hasUnpublishedChanges = row.state !== 'draft' && row.published !== row.working;
  const asShown = hasUnpublishedChanges ? languagesAsShown(type, readCopies(type, row)) : languages;
  return {
    id: row.id,
    type: row.type,
    slug: row.slug,
    state: row.state,
    hasUnpublishedChanges,
    position: row.position,
    version: row.version,
    isSample: row.is_sample === 1,
    data,
    title: { el: row.title_el, en: row.title_en },
    path: publicAddress(type, { slug: row.slug, data: data as object }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    publishedAt: row.published_at,
    publishAt: row.publish_at,
    leaveAt: row.leave_at,
    leaveTo: row.leave_to,
    archivedAt: row.archived_at,
    checkedAt: row.checked_at,
    checkedBy: row.checked_by,
    recheckMonths: row.recheck_months,
    recheckOn: row.recheck_on,
    publishLanguages: readLanguages(row.publish_languages ?? ''),
    languages,
    changedLanguages: languages.filter((lang) => !asShown.includes(lang)),
    english: row.english,
    englishFrom: JSON.parse(row.english_from) as EnglishFrom,
    review: reviewOf(row),
  };
}
