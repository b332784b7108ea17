import { createHash } from 'node:crypto';
import type { SelectQueryBuilder } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import type { MediaTable, Tables } from '../../database/tables.ts';
import { inTransaction, touchSite, withdrawFromSite } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { findUsesOfMedium } from '../content/references/find-uses.ts';
import { DomainError, notFound } from '../errors.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { cleanText } from '../text/clean-text.ts';
import { searchWords } from '../text/fold.ts';
import { transliterate } from '../text/transliterate.ts';
import { mediaUrl } from './picture.ts';
import { renditionFolder } from './renditions.ts';
import { findMediaIds } from './searching.ts';
import type { MediaStore } from './store.ts';

/** A picture or document as staff see it. */
export interface Medium {
  id: string;
  kind: 'image' | 'document';
  url: string;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  width: number;
  height: number;
  alt: Bilingual;
  isSample: boolean;
  createdAt: string;
}

export function toMedium(row: MediaTable): Medium {
  return {
    id: row.id,
    kind: row.kind,
    url: mediaUrl(row),
    fileName: row.file_name,
    mimeType: row.mime_type,
    sizeBytes: row.size_bytes,
    width: row.width,
    height: row.height,
    alt: { el: row.alt_el, en: row.alt_en },
    isSample: row.is_sample === 1,
    createdAt: row.created_at,
  };
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** A name that is safe in headers, on disks and in addresses: Latin letters, digits, hyphens and the right ending. */
export function cleanFileName(name: string, extension: string): string {
  const base =
    name
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? '';
  const clean = transliterate(cleanText(base))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return `${clean || 'file'}.${extension}`;
}

export interface MediaQuery {
  kind?: 'image' | 'document' | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
}

export interface MediaPage {
  media: Medium[];
  total: number;
}

/** The library, newest first. Words are found however accented, in alternative texts and file names. */
export async function listMedia(db: Db, asked: MediaQuery): Promise<MediaPage> {
  const words = searchWords(asked.search ?? '');
  if (words.length > 0) return searchMedia(db, words, asked);
  const query = mediaOfKind(db, asked.kind);
  const { count } = await query
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await newestFirst(query)
    .selectAll()
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { media: rows.map(toMedium), total: Number(count) };
}

async function searchMedia(db: Db, words: string[], asked: MediaQuery): Promise<MediaPage> {
  const found = await findMediaIds(db, words, asked.kind);
  const ids = found.slice(asked.offset, asked.offset + asked.limit);
  if (ids.length === 0) return { media: [], total: found.length };
  const rows = await newestFirst(db.selectFrom('media').where('id', 'in', ids))
    .selectAll()
    .execute();
  return { media: rows.map(toMedium), total: found.length };
}

function mediaOfKind(db: Db, kind: MediaTable['kind'] | undefined) {
  const query = db.selectFrom('media');
  return kind ? query.where('kind', '=', kind) : query;
}

function newestFirst<O>(query: SelectQueryBuilder<Tables, 'media', O>) {
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc');
}

export async function getMedium(db: Db, id: string): Promise<Medium> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw mediumNotFound();
  return toMedium(row);
}

const MAX_ALT_LENGTH = 300;

/** Writes the alternative text of a picture, or the description of a document. */
export async function describeMedium(
  db: Db,
  id: string,
  alt: Bilingual,
  acting: Acting,
): Promise<Medium> {
  const texts = {
    alt_el: cleanText(alt.el).slice(0, MAX_ALT_LENGTH),
    alt_en: cleanText(alt.en).slice(0, MAX_ALT_LENGTH),
  };
  await inTransaction(db, async (tx) => {
    const result = await tx.updateTable('media').set(texts).where('id', '=', id).executeTakeFirst();
    if (result.numUpdatedRows === 0n) throw mediumNotFound();
    touchSite(tx);
    await recordChange(
      tx,
      acting.by,
      'changed',
      { type: 'media', id, title: texts.alt_el || id },
      acting.now,
    );
  });
  return getMedium(db, id);
}

/** Deletes a medium that nothing uses; 'conflict' names what does. */
export async function deleteMedium(
  db: Db,
  store: MediaStore,
  id: string,
  acting: Acting,
): Promise<void> {
  const known = await db.selectFrom('media').select('storage_key').where('id', '=', id).execute();
  // A store that is away says so here, before anything is deleted.
  for (const { storage_key } of known) await store.exists(storage_key);
  const row = await inTransaction(db, async (tx) => {
    // Whoever saves an entry with it at this moment waits, and is told that it is gone; or we see the use.
    const found = await tx
      .selectFrom('media')
      .selectAll()
      .where('id', '=', id)
      .$if(!isSqlite(tx), (query) => query.forUpdate())
      .executeTakeFirst();
    if (!found) throw mediumNotFound();
    const uses = await findUsesOfMedium(tx, id);
    if (uses.length > 0) {
      throw new DomainError(
        'conflict',
        {
          el: 'Το αρχείο χρησιμοποιείται και δεν διαγράφεται. Αφαιρέστε το πρώτα από τις σελίδες του.',
          en: 'The file is in use and cannot be deleted. Remove it from its pages first.',
        },
        { details: { uses } },
      );
    }
    await tx.deleteFrom('media').where('id', '=', id).execute();
    // No page shows it any more, but one of before may still be kept for the time that the database is away.
    withdrawFromSite(tx, id);
    await recordChange(
      tx,
      acting.by,
      'deleted',
      { type: 'media', id, title: found.file_name },
      acting.now,
    );
    return found;
  });
  await store.delete(row.storage_key);
  await store.deleteAll(renditionFolder(row));
}

function mediumNotFound() {
  return notFound({
    el: 'Το αρχείο δεν υπάρχει στη βιβλιοθήκη.',
    en: 'There is no such file in the library.',
  });
}
