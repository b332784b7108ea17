import type { EntryTable } from '../../../database/tables.ts';
import { LANGS, type Lang } from '../../text/bilingual.ts';
import type { ContentType } from './content-type.ts';
import { type EnglishFrom, followEnglish, textAt, withoutPaths } from './languages/english-from.ts';
import { hasTextIn, isCompleteIn, readLanguages, writeLanguages } from './languages/languages.ts';
import { publicCopy, withoutLanguage } from './languages/public-copy.ts';
import { type PromotedColumns, promotedColumns } from './promoted-columns.ts';
import { readStored } from './stored-data.ts';

type Data = Record<string, unknown>;

/** The two copies of an entry: what staff see and what the public sees. */
export interface Copies {
  working: Data;
  /** Null while nothing is public. */
  published: Data | null;
  /** The languages of the published copy. It has texts in no other. */
  languages: readonly Lang[];
  /** The public finds the published copy at its address alone. */
  isArchived: boolean;
  /** From which Greek the English of the working copy was made, where the Greek has changed since. */
  englishFrom: EnglishFrom;
  /** The same for the published copy. */
  publicEnglishFrom: EnglishFrom;
}

/** The columns in which the copies are stored, and what is promoted from them. */
export type CopyColumns = Pick<
  EntryTable,
  | 'state'
  | 'working'
  | 'published'
  | 'public_languages'
  | 'english_from'
  | 'public_english_from'
  | 'english'
> &
  PromotedColumns;

type StoredCopies = Pick<
  EntryTable,
  | 'working'
  | 'published'
  | 'public_languages'
  | 'archived_at'
  | 'english_from'
  | 'public_english_from'
>;

/** What is stored of an entry, as data. What its type has gained since is empty. */
export function readCopies(type: ContentType, row: StoredCopies): Copies {
  return {
    working: readStored(type, row.working),
    published: row.published === null ? null : readStored(type, row.published),
    languages: readLanguages(row.public_languages),
    isArchived: row.archived_at !== null,
    englishFrom: JSON.parse(row.english_from) as EnglishFrom,
    publicEnglishFrom: JSON.parse(row.public_english_from) as EnglishFrom,
  };
}

/** The copies of a new entry. */
export function newCopies(data: Data): Copies {
  const nothing = { published: null, languages: [], isArchived: false };
  return { working: data, ...nothing, englishFrom: {}, publicEnglishFrom: {} };
}

/** The copies with other working data; `inStep` are the texts whose English fits the changed Greek all the same. */
export function changeWorking(
  type: ContentType,
  before: Copies,
  data: Data,
  inStep: readonly string[] = [],
): Copies {
  const former = { data: before.working, englishFrom: before.englishFrom };
  const englishFrom = withoutPaths(followEnglish(type.fields, former, data), inStep);
  return { ...before, working: data, englishFrom };
}

/** The copies after the working copy was published in some languages; others stay as public as they were. */
export function publishCopies(
  type: ContentType,
  before: Copies,
  languages: readonly Lang[],
): Copies {
  const { working, englishFrom } = before;
  const published = publicCopy(type.fields, working, before.published ?? undefined, languages);
  const among = LANGS.filter((lang) => languages.includes(lang) || before.languages.includes(lang));
  const spoken = among.filter((lang) => hasTextIn(type.fields, published, lang));
  const former = before.published && {
    data: before.published,
    englishFrom: before.publicEnglishFrom,
  };
  // Where both copies say the same, the working copy knows whether its English is in step.
  const known = followEnglish(type.fields, former ?? undefined, published);
  const publicEnglishFrom = Object.fromEntries(
    Object.keys({ ...known, ...englishFrom }).flatMap((path) => {
      const [here, there] = [textAt(working, path), textAt(published, path)];
      const isSame = here?.el === there?.el && here?.en === there?.en;
      const from = (isSame ? englishFrom : known)[path];
      return from === undefined ? [] : [[path, from]];
    }),
  );
  return {
    ...before,
    published,
    languages: spoken.length > 0 ? spoken : among,
    publicEnglishFrom,
  };
}

/** The copies after one language was taken off the site, or all; without another language nothing is public. */
export function withdrawLanguages(
  type: ContentType,
  before: Copies,
  language: Lang | undefined,
): Copies {
  const languages = before.languages.filter((lang) => language && lang !== language);
  const { published } = before;
  const isLeft = published !== null && language !== undefined && languages.length > 0;
  return {
    ...before,
    published: isLeft ? withoutLanguage(type.fields, published, language) : null,
    languages,
    publicEnglishFrom: {},
  };
}

/** The public languages in which the working copy says what the public sees. */
export function languagesAsShown(type: ContentType, copies: Copies): Lang[] {
  const { working, published, languages } = copies;
  if (published === null) return [];
  const shown = JSON.stringify(published);
  return languages.filter(
    (lang) => JSON.stringify(publicCopy(type.fields, working, published, [lang])) === shown,
  );
}

/** The columns of copies. */
export function copyColumns(type: ContentType, copies: Copies): CopyColumns {
  const { working, published, isArchived } = copies;
  return {
    state: published === null ? 'draft' : isArchived ? 'archived' : 'published',
    working: JSON.stringify(working),
    published: published && JSON.stringify(published),
    public_languages: writeLanguages(copies.languages),
    english_from: JSON.stringify(copies.englishFrom),
    public_english_from: JSON.stringify(copies.publicEnglishFrom),
    english: englishOf(type, copies),
    ...promotedColumns(type, published ?? working),
  };
}

/** The columns of an entry all of which is public, in every language in which it has a title. */
export function publicColumns(type: ContentType, data: Data): CopyColumns {
  return copyColumns(type, publishCopies(type, newCopies(data), LANGS));
}

/**
 * How far the English of an entry is: 'missing' while staff have to write it, or the public cannot see it beside the
 * Greek; 'behind' where the Greek has changed since.
 */
function englishOf(type: ContentType, copies: Copies): EntryTable['english'] {
  const isHidden = copies.published !== null && !copies.languages.includes('en');
  if (isHidden || !isCompleteIn(type, copies.working, 'en')) return 'missing';
  const isBehind = [copies.englishFrom, copies.publicEnglishFrom].some(
    (from) => Object.keys(from).length > 0,
  );
  return isBehind ? 'behind' : 'ok';
}
