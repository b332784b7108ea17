import type { Db } from '../../../database/connect.ts';
import { overlay } from '../../../database/overlay.ts';
import type { EntryTable, MediaTable } from '../../../database/tables.ts';
import type { Acting } from '../../acting.ts';
import { findContentType } from '../../content-types/all.ts';
import type { FieldMessages } from '../../errors.ts';
import { isReservedSlug } from '../../screens/reserved.ts';
import { listShownOn, type ShownOn } from '../../screens/shown-on.ts';
import type { Bilingual, Lang } from '../../text/bilingual.ts';
import { describeSlugProblem } from '../../text/slug.ts';
import { newRow } from '../acts/create-entry.ts';
import { readPublication } from '../acts/publication.ts';
import { type ContentType, emptyData } from '../model/content-type.ts';
import { entryNotFound, requireMayEdit } from '../model/entry-refusals.ts';
import { readLanguages } from '../model/languages/languages.ts';
import { readStored } from '../model/stored-data.ts';
import { occurrenceRows } from '../occurrences/keep-occurrences.ts';
import { readUnsaved } from './read-unsaved.ts';
import { shownRow } from './shown-row.ts';

/** An entry as it would be once it is published. */
export interface PreviewDraft {
  type: ContentType;
  row: EntryTable;
  /** What a publication would still ask for, by field. */
  missing: FieldMessages;
}

/** What a form holds at a moment. */
export interface UnsavedEntry {
  /** The entry that is edited; left out for a new one. */
  id?: string | undefined;
  slug?: string | undefined;
  data: Record<string, unknown>;
}

/** An entry to be seen, in the languages that would be published; without them, as far as it is written. */
export interface AskedDraft {
  id: string;
  languages?: readonly Lang[];
}

/**
 * The working copies of those entries, in that order; several where they are to be seen together. Entries that are not
 * there, or in the bin, are left out.
 */
export async function findPreviewDrafts(
  db: Db,
  asked: readonly AskedDraft[],
  now: Date,
): Promise<PreviewDraft[]> {
  if (asked.length === 0) return [];
  const ids = asked.map(({ id }) => id);
  const rows = await living(db).where('id', 'in', ids).execute();
  return asked.flatMap(({ id, languages }) => {
    const row = rows.find((one) => one.id === id);
    const type = row && findContentType(row.type);
    return row && type ? [draftOf(type, row, readStored(type, row.working), now, languages)] : [];
  });
}

/** The working copy of an entry. Throws 'not-found'. */
export async function getDraft(
  db: Db,
  type: ContentType,
  id: string,
  now: Date,
): Promise<PreviewDraft> {
  const row = await findRow(db, type, id);
  return draftOf(type, row, readStored(type, row.working), now);
}

/** The entry that a form would save. Throws as a save would: 'forbidden', or 'not-found'. */
export async function draftOfForm(
  db: Db,
  type: ContentType,
  { id, slug, data }: UnsavedEntry,
  acting: Acting,
): Promise<PreviewDraft> {
  requireMayEdit(type, acting.by);
  const row = id === undefined ? unstoredRow(type, acting) : await findRow(db, type, id);
  const chosen = type.singleton ? row.slug : await freeSlug(db, type, slug ?? row.slug, row.id);
  return draftOf(type, { ...row, slug: chosen }, data, acting.now);
}

/** The database as the public would read it if those drafts were published now. It can only be read. */
export function readWithDrafts(
  db: Db,
  drafts: readonly PreviewDraft[],
  media: readonly MediaTable[] = [],
): Db {
  return overlay(db, {
    entries: drafts.map(({ row }) => row),
    media,
    entry_occurrences: drafts.flatMap(({ type, row }) => occurrenceRows(type, row)),
  });
}

/**
 * The screens on which drafts are seen, each once; first those of the first draft. Where there are several drafts, the
 * page of each has its title.
 */
export function listScreens(drafts: readonly PreviewDraft[]): ShownOn[] {
  const all = drafts.flatMap(({ type, row }) => {
    const title = { el: row.title_el, en: row.title_en };
    const shown = listShownOn(type, { slug: row.slug, data: readStored(type, row.working) });
    return shown.map((one) => (one.isOwnPage && drafts.length > 1 ? { ...one, title } : one));
  });
  const first = new Map<string, ShownOn>();
  for (const screen of all) if (!first.has(screen.path)) first.set(screen.path, screen);
  return [...first.values()];
}

/** The pictures whose alternative texts a form holds, with these texts. */
export async function mediaWithTexts(
  db: Db,
  texts: Readonly<Record<string, Bilingual>>,
): Promise<MediaTable[]> {
  const ids = Object.keys(texts);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('media').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => ({
    ...row,
    alt_el: texts[row.id]?.el ?? row.alt_el,
    alt_en: texts[row.id]?.en ?? row.alt_en,
  }));
}

function draftOf(
  type: ContentType,
  row: EntryTable,
  values: Record<string, unknown>,
  now: Date,
  languages?: readonly Lang[],
): PreviewDraft {
  const { data, missing } = readUnsaved(type, values, readLanguages(row.public_languages));
  return { type, row: shownRow(type, row, data, { now, languages }), missing };
}

function living(db: Db) {
  return db.selectFrom('entries').selectAll().where('deleted_at', 'is', null);
}

async function findRow(db: Db, type: ContentType, id: string): Promise<EntryTable> {
  const row = await living(db)
    .where('type', '=', type.name)
    // As in the API, the name of a singleton's type also stands for its only entry.
    .where((e) => e.or([e('id', '=', id), ...(type.singleton ? [e('slug', '=', id)] : [])]))
    .executeTakeFirst();
  if (!row) throw entryNotFound();
  return row;
}

/** The largest number that PostgreSQL keeps in the column. */
const LAST = 2_147_483_647;

/** An entry that was never saved; it stands at the end of its list. */
function unstoredRow(type: ContentType, acting: Acting): EntryTable {
  const publication = readPublication({ publish: false }, undefined, acting);
  const parsed = { data: emptyData(type.fields), languages: [] };
  return newRow(type, { slug: '', position: LAST, publication, ...parsed }, acting);
}

/** The slug that somebody types, or another one as long as it is none or names something else. */
async function freeSlug(db: Db, type: ContentType, wanted: string, id: string): Promise<string> {
  const instead = `draft-${id}`;
  if (describeSlugProblem(wanted, type.nestedSlugs)) return instead;
  if (type.nestedSlugs && isReservedSlug(wanted)) return instead;
  const other = await db
    .selectFrom('entries')
    .select('id')
    .where('type', '=', type.name)
    .where('slug', '=', wanted)
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return other ? instead : wanted;
}
