import { type Db, isSqlite } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import { inTransaction, touchSite } from '../../../database/transaction.ts';
import { promotedColumns } from '../../content/model/promoted-columns.ts';
import { readStored } from '../../content/model/stored-data.ts';
import { keepDocumentWords } from '../../content/references/document-words.ts';
import { findContentType } from '../../content-types/all.ts';
import { readFact, writeFact } from '../../facts/facts.ts';
import { nameAnalysis } from './name-analysis.ts';

const FACT = 'search-analysis';
const BATCH = 50;

export interface Renewing {
  /** Lets others have the processor, after so many milliseconds of work. */
  rest(workedMs: number): Promise<void>;
  isStopped(): boolean;
  /** An entry whose stored data this code cannot read. */
  onBroken(id: string, error: unknown): void;
}

/** Whether all entries were gone through by code that makes the same of them as this one. */
export async function isAnalysedAsNow(db: Db): Promise<boolean> {
  return (await readFact(db, FACT)) === nameAnalysis();
}

/** Writes down that all entries were gone through by this code; returns what was written before. */
export async function writeAnalysis(
  db: Db,
  analysis = nameAnalysis(),
): Promise<string | undefined> {
  const before = await readFact(db, FACT);
  await writeFact(db, FACT, analysis);
  return before;
}

/**
 * Makes the searched text of every entry anew, as a save would today, and returns how many had another. Entries keep
 * what an earlier version of the code made of them until then. It is written down once all are done: after a process
 * that dies, the next start goes through them again. Servers that do so at once write the same. Undefined when it was
 * stopped.
 */
export async function renewSearchTexts(db: Db, renewing: Renewing): Promise<number | undefined> {
  const analysis = nameAnalysis();
  let renewed = 0;
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('entries')
      .select(['id', 'type', 'working', 'published', 'search_text', 'document_words'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      if (renewing.isStopped()) return undefined;
      // After each: the words of one long document take a tenth of a second, in which nobody is answered.
      const began = performance.now();
      try {
        if (await renewEntry(db, row)) renewed++;
      } catch (error) {
        if (!(error instanceof UnreadableEntry)) throw error;
        renewing.onBroken(row.id, error.cause);
      }
      await renewing.rest(performance.now() - began);
    }
    const next = rows.at(-1)?.id;
    if (next === undefined) break;
    last = next;
  }
  await inTransaction(db, async (tx) => {
    const before = await writeAnalysis(tx, analysis);
    // Pages of results that are held have the words of before; a process that died has renewed some, and said nothing.
    if (renewed > 0 || (before !== undefined && before !== analysis)) touchSite(tx);
  });
  return renewed;
}

class UnreadableEntry extends Error {}

type Row = Pick<
  EntryTable,
  'id' | 'type' | 'working' | 'published' | 'search_text' | 'document_words'
>;

/** Writes what is searched of an entry where it differs, unless the entry was saved or published since it was read. */
export async function renewEntry(db: Db, row: Row): Promise<boolean> {
  const text = textOf(row);
  if (text === undefined) return false;
  let isChanged = false;
  if (text !== row.search_text) {
    const { numUpdatedRows } = await db
      .updateTable('entries')
      .set({ search_text: text })
      .where('id', '=', row.id)
      // Not by its version, which a planned publication does not count.
      .where('search_text', '=', row.search_text)
      .executeTakeFirst();
    isChanged = numUpdatedRows > 0n;
  }
  if (row.document_words !== '') isChanged = (await renewDocumentWords(db, row)) || isChanged;
  return isChanged;
}

function textOf(row: Row): string | undefined {
  const type = findContentType(row.type);
  if (!type) return undefined;
  try {
    return promotedColumns(type, readStored(type, row.published ?? row.working)).search_text;
  } catch (cause) {
    throw new UnreadableEntry('The stored data of an entry cannot be read.', { cause });
  }
}

/** While the entry is held, since its documents may change meanwhile. */
async function renewDocumentWords(db: Db, { id, document_words }: Row): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await tx
      .selectFrom('entries')
      .select('id')
      .where('id', '=', id)
      .$if(!isSqlite(tx), (query) => query.forUpdate())
      .execute();
    await keepDocumentWords(tx, [id]);
    const now = await tx
      .selectFrom('entries')
      .select('document_words')
      .where('id', '=', id)
      .executeTakeFirst();
    return now !== undefined && now.document_words !== document_words;
  });
}
