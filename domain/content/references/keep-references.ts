import type { Db } from '../../../database/connect.ts';
import type { EntryReferenceTable, EntryTable } from '../../../database/tables.ts';
import { newId } from '../../ids.ts';
import type { ContentType } from '../model/content-type.ts';
import { readStored } from '../model/stored-data.ts';
import { keepDocumentWords } from './document-words.ts';
import { findReferences } from './references-of.ts';

type Copies = Pick<EntryTable, 'id' | 'working' | 'published'>;

/** Rows in one statement: SQLite and PostgreSQL both limit the number of parameters. */
const BATCH_SIZE = 500;

/** Stores what both copies of an entry point at, in place of what was stored before. */
export async function keepReferences(
  db: Db,
  type: ContentType,
  entry: Copies,
  now: Date,
): Promise<void> {
  await db.deleteFrom('entry_references').where('entry_id', '=', entry.id).execute();
  await addReferences(db, type, [entry], now);
  // It may have lost its last document.
  await keepDocumentWords(db, [entry.id]);
}

/** Stores what new entries of a type point at. */
export async function addReferences(
  db: Db,
  type: ContentType,
  entries: readonly Copies[],
  now: Date,
): Promise<void> {
  const rows = entries.flatMap((entry) => [
    ...rowsOf(type, entry.id, 'working', entry.working, now),
    ...rowsOf(type, entry.id, 'published', entry.published, now),
  ]);
  for (let i = 0; i < rows.length; i += BATCH_SIZE) {
    await db
      .insertInto('entry_references')
      .values(rows.slice(i, i + BATCH_SIZE))
      .execute();
  }
  const withMedia = new Set(
    rows.flatMap(({ kind, entry_id }) => (kind === 'medium' ? entry_id : [])),
  );
  await keepDocumentWords(db, [...withMedia]);
}

function rowsOf(
  type: ContentType,
  entryId: string,
  copy: EntryReferenceTable['copy'],
  stored: string | null,
  now: Date,
): EntryReferenceTable[] {
  if (stored === null) return [];
  return findReferences(type.fields, readStored(type, stored)).map((reference) => ({
    id: newId(now),
    entry_id: entryId,
    copy,
    ...reference,
  }));
}
