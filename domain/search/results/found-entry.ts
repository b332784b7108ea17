import type { Db } from '../../../database/connect.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { PUBLIC_COLUMNS, toEntry } from '../../content/model/entry.ts';
import { textsOf } from '../../content/model/texts-of.ts';
import { type ContentTypeName, findContentType } from '../../content-types/all.ts';
import { findDownloads } from '../../media/library/reading.ts';
import type { Download } from '../../media/pictures/picture.ts';
import { publicAddress } from '../../screens/public-address.ts';
import { firstShownOn } from '../../screens/shown-on.ts';
import type { Bilingual, Lang } from '../../text/bilingual.ts';
import { sentences } from '../../text/sentences.ts';
import { reachedInGreece } from '../../time/greek-time.ts';

/** A published entry as a list of search results shows it. */
export interface FoundEntry {
  id: string;
  type: ContentTypeName;
  /** The name that results give to an entry of its type. */
  label: Bilingual;
  /** The path of its page without language, or the address of its file; null where it has neither. */
  path: string | null;
  title: Bilingual;
  /** The searched texts besides the title, as plain text: made on access, since only one language is shown. */
  readonly text: Bilingual;
  /** The promoted date: a day, a local time, or ''; of what ends with it, only once it has. */
  date: string;
  isArchived: boolean;
  /** It has ended and is not archived: a warning. */
  isOver: boolean;
  /** An event that will not take place. */
  isCancelled: boolean;
  /** The file of a document, which has no page of its own. */
  download: Download | undefined;
}

/** Whether an entry of a type ended with its promoted date; without a moment, none has. */
export function isOver(
  type: Pick<ContentType, 'search'> | undefined,
  date: string,
  now: Date | undefined,
): boolean {
  return now !== undefined && !!type?.search?.endsAtDate && date <= reachedInGreece(now);
}

/** The published entries with those ids, in that order, as they are at a moment. */
export async function readFound(db: Db, ids: readonly string[], now?: Date): Promise<FoundEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('entries')
    .select([...PUBLIC_COLUMNS, 'type', 'title_el', 'title_en', 'sort_date'])
    .where('id', 'in', ids)
    .execute();
  const entries = new Map(
    rows.flatMap((row) => {
      const type = findContentType(row.type);
      return type ? [[row.id, { ...toEntry(type, row), row, type }] as const] : [];
    }),
  );
  const downloads = await findDownloads(
    db,
    [...entries.values()].map(({ data }) => fileOf(data)),
  );
  return ids.flatMap((id) => {
    const entry = entries.get(id);
    if (!entry) return [];
    const { type } = entry;
    const download = downloads.get(fileOf(entry.data) ?? '');
    const over = isOver(type, entry.row.sort_date, now);
    return {
      id,
      type: type.name as ContentTypeName,
      label: (type.search?.label ?? type.label).one,
      path: publicAddress(type, entry) ?? download?.url ?? firstShownOn(type, entry) ?? null,
      title: { el: entry.row.title_el, en: entry.row.title_en },
      text: {
        get el() {
          return textOf(type, entry.data, 'el');
        },
        get en() {
          return textOf(type, entry.data, 'en');
        },
      },
      date: type.search?.endsAtDate && !over ? '' : entry.row.sort_date,
      isArchived: entry.archivedAt !== null,
      isOver: over,
      isCancelled: entry.data.isCancelled === true,
      download,
    };
  });
}

function fileOf(data: Record<string, unknown>): string | undefined {
  return typeof data.file === 'string' ? data.file : undefined;
}

function textOf(type: ContentType, data: Record<string, unknown>, language: Lang): string {
  const texts = textsOf(type, data).map(({ text, isRich }) => {
    const one = typeof text === 'string' ? text : text[language];
    return isRich ? sentences(one) : one.trim();
  });
  return joinTexts(texts.filter(Boolean));
}

/** Texts of an entry in one line: a dot between them where the one before does not end as a sentence does. */
export function joinTexts(texts: readonly string[]): string {
  return texts
    .flatMap((text, at) => (at > 0 ? [isWhole(texts[at - 1] ?? '') ? ' ' : ' · ', text] : [text]))
    .join('');
}

const isWhole = (text: string) => /[.!?;…:][»\u201d’)]?$/.test(text);
