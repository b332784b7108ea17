import { type Db, isSqlite } from '../../../database/connect.ts';
import type { DocumentFactsTable, MediaTable } from '../../../database/tables.ts';
import { inTransaction, touchSite } from '../../../database/transaction.ts';
import {
  keepDocumentWords,
  listEntriesWithMedium,
} from '../../content/references/document-words.ts';
import { DomainError } from '../../errors.ts';
import type { DocumentReading } from '../files/file-jobs.ts';
import { FileProcessEnded } from '../files/file-process.ts';
import type { MediaServices } from '../media-services.ts';

type Reading = Pick<MediaServices, 'db' | 'files'>;
type ReadingFromStore = Pick<MediaServices, 'db' | 'files' | 'store'>;
type Document = Pick<MediaTable, 'id' | 'digest'>;

/**
 * Reads what a document says and writes it down. Throws what the process for files throws of itself, such as
 * 'unavailable'; a document that it cannot read, or that ends it, is written down as unreadable.
 */
export async function readDocumentFacts(
  media: Reading,
  document: Document,
  bytes: Uint8Array,
  now: Date,
): Promise<void> {
  const reading = await tryToRead(media, bytes);
  await keepReading(media.db, document, reading, now);
}

/** Reads the documents that nobody has read: those of the first content, and those where that broke off. */
export async function readUnreadDocuments(
  media: ReadingFromStore,
  now: () => Date,
): Promise<number> {
  const unread = await media.db
    .selectFrom('media')
    .leftJoin('document_facts', (join) =>
      join
        .onRef('document_facts.medium_id', '=', 'media.id')
        .onRef('document_facts.digest', '=', 'media.digest'),
    )
    .where('media.kind', '=', 'document')
    .where('media.deleted_at', 'is', null)
    .where('document_facts.medium_id', 'is', null)
    .select(['media.id', 'media.digest', 'storage_key'])
    .orderBy('media.id')
    .execute();
  for (const document of unread) {
    const bytes = await media.store.getBytes(document.storage_key);
    await readDocumentFacts(media, document, bytes, now());
  }
  return unread.length;
}

/** What a document says, or null where it cannot be read. Throws as {@link readDocumentFacts}. */
export async function tryToRead(
  { files }: Reading,
  bytes: Uint8Array,
): Promise<DocumentReading | null> {
  try {
    return await files.run('readDocument', bytes);
  } catch (error) {
    const isOfTheFile =
      error instanceof FileProcessEnded ||
      (error instanceof DomainError && error.code === 'invalid');
    if (isOfTheFile) return null;
    throw error;
  }
}

/** Writes down what a document of the library says. */
export async function keepReading(
  db: Db,
  { id, digest }: Document,
  reading: DocumentReading | null,
  now: Date,
): Promise<void> {
  const columns: Omit<DocumentFactsTable, 'medium_id'> = {
    digest,
    state: reading ? 'read' : 'unreadable',
    pages: reading?.pages ?? 0,
    title: reading?.title ?? '',
    language: reading?.language ?? '',
    is_tagged: reading?.isTagged ? 1 : 0,
    is_scanned: reading?.isScanned ? 1 : 0,
    text: reading?.text ?? '',
    has_whole_text: reading && !reading.isWhole ? 0 : 1,
    read_at: now.toISOString(),
  };
  await inTransaction(db, async (tx) => {
    const medium = await tx
      .selectFrom('media')
      .select('id')
      .where('id', '=', id)
      .$if(!isSqlite(tx), (query) => query.forShare())
      .executeTakeFirst();
    // It may have been deleted for good meanwhile.
    if (!medium) return;
    await tx
      .insertInto('document_facts')
      .values({ medium_id: id, ...columns })
      .onConflict((conflict) => conflict.column('medium_id').doUpdateSet(columns))
      .execute();
    const entries = await listEntriesWithMedium(tx, id);
    await keepDocumentWords(tx, entries);
    // Pages say its language and its number of pages.
    if (entries.length > 0) touchSite(tx);
  });
}
