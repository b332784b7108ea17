import { type Db, isSqlite } from '../../../database/connect.ts';
import type { DocumentFactsTable, MediaTable } from '../../../database/tables.ts';
import { inTransaction, touchSite } from '../../../database/transaction.ts';
import {
  keepDocumentWords,
  listEntriesWithMedium,
  lockEntriesWithMedium,
} from '../../content/references/document-words.ts';
import { DomainError } from '../../errors.ts';
import { findPersonalData } from '../../text/personal-data.ts';
import { DAY_MS, HOUR_MS } from '../../time/durations.ts';
import type { DocumentReading } from '../files/file-jobs.ts';
import { FileProcessEnded } from '../files/file-process.ts';
import type { MediaServices } from '../media-services.ts';
import { readIfThere } from '../store/store.ts';

type Reading = Pick<MediaServices, 'db' | 'files'>;
type ReadingFromStore = Pick<MediaServices, 'db' | 'files' | 'store'>;
type Document = Pick<MediaTable, 'id' | 'digest'>;

/**
 * What came of reading a document: what it says; that it cannot be read; or that the machine was too busy, so that it
 * is read another time.
 */
export type ReadingOutcome = DocumentReading | 'unreadable' | 'later';

/** After how long it is tried again: the machine may be less busy, or the program that reads know more, by then. */
const AGAIN_AFTER_MS = { waiting: HOUR_MS, unreadable: 30 * DAY_MS };

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
  await keepReading(media.db, document, await tryToRead(media, bytes), { now });
}

/**
 * Reads the documents that nobody has read: those of the first content, those where that broke off or a busy machine
 * had no time for it, and from time to time those that could not be read. Returns how many.
 */
export async function readUnreadDocuments(
  media: ReadingFromStore,
  now: () => Date,
): Promise<number> {
  const before = (state: keyof typeof AGAIN_AFTER_MS) =>
    new Date(now().getTime() - AGAIN_AFTER_MS[state]).toISOString();
  const unread = await media.db
    .selectFrom('media')
    .leftJoin('document_facts', (join) =>
      join
        .onRef('document_facts.medium_id', '=', 'media.id')
        .onRef('document_facts.digest', '=', 'media.digest'),
    )
    .where('media.kind', '=', 'document')
    .where('media.deleted_at', 'is', null)
    .where((e) =>
      e.or([
        e('document_facts.medium_id', 'is', null),
        ...(['waiting', 'unreadable'] as const).map((state) =>
          e.and([e('state', '=', state), e('read_at', '<', before(state))]),
        ),
      ]),
    )
    .select(['media.id', 'media.digest', 'storage_key'])
    .orderBy('media.id')
    .execute();
  let read = 0;
  for (const document of unread) {
    const bytes = await readIfThere(media.store, document.storage_key);
    // Such as after a backup was restored without all media: one that is missing does not keep the others unread.
    if (!bytes) continue;
    const outcome = await tryToRead(media, bytes);
    await keepReading(media.db, document, outcome, { now: now() });
    if (outcome !== 'later') read++;
  }
  return read;
}

/** What comes of reading a document. Throws as {@link readDocumentFacts}. */
export async function tryToRead({ files }: Reading, bytes: Uint8Array): Promise<ReadingOutcome> {
  try {
    return await files.run('readDocument', bytes);
  } catch (error) {
    if (error instanceof FileProcessEnded) return error.isForWaiting ? 'later' : 'unreadable';
    if (error instanceof DomainError && error.code === 'invalid') return 'unreadable';
    throw error;
  }
}

/** The words that were read; '' where none were. */
export const wordsOf = (outcome: ReadingOutcome) =>
  typeof outcome === 'string' ? '' : outcome.text;

/**
 * Writes down what came of reading a document of the library. Of personal data in it that nobody has explained, staff
 * are told once visitors see the document (unexplained.ts).
 */
export async function keepReading(
  db: Db,
  { id, digest }: Document,
  outcome: ReadingOutcome,
  { now, isExplained = false }: { now: Date; isExplained?: boolean },
): Promise<void> {
  const reading = typeof outcome === 'string' ? null : outcome;
  const hasPersonalData = reading !== null && findPersonalData(reading.text).length > 0;
  const columns: Omit<DocumentFactsTable, 'medium_id'> = {
    digest,
    state: reading ? 'read' : outcome === 'later' ? 'waiting' : 'unreadable',
    pages: reading?.pages ?? 0,
    title: reading?.title ?? '',
    language: reading?.language ?? '',
    is_tagged: reading?.isTagged ? 1 : 0,
    is_scanned: reading?.isScanned ? 1 : 0,
    text: reading?.text ?? '',
    personal_data: !hasPersonalData ? 'none' : isExplained ? 'explained' : 'found',
    read_at: now.toISOString(),
  };
  await inTransaction(db, async (tx) => {
    await lockEntriesWithMedium(tx, id);
    // Whoever saves another entry with it at this moment waits and finds its words, or we find the entry.
    const medium = await tx
      .selectFrom('media')
      .select('id')
      .where('id', '=', id)
      .where('digest', '=', digest)
      .$if(!isSqlite(tx), (query) => query.forUpdate())
      .executeTakeFirst();
    // It may have been replaced or deleted for good meanwhile: what its next file says is known already.
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
