import { type Db, isSqlite } from '../../../database/connect.ts';
import type { Tx } from '../../../database/transaction.ts';
import { foldForIndex } from '../../search/words/split-words.ts';

/** Letters of a document that are read for its words; what a longer one says is mostly said by then. */
const MOST_LETTERS = 300_000;
/** Of one entry, however many documents it has. */
const MOST_WORDS = 5000;
/** Shorter ones tell nothing; longer ones are what is left of a table or a line without spaces. */
const LENGTHS = { least: 3, most: 30 };

/**
 * Stores the words of the documents that the public finds in entries, or would find in drafts, so that they are
 * searched. Called when an entry's references were stored, and when a document was read.
 */
export async function keepDocumentWords(db: Db, entryIds: readonly string[]): Promise<void> {
  for (const id of entryIds) {
    const texts = await db
      .selectFrom('entries')
      .innerJoin('entry_references', 'entry_references.entry_id', 'entries.id')
      .innerJoin('media', 'media.id', 'entry_references.target')
      .innerJoin('document_facts', (join) =>
        join
          .onRef('document_facts.medium_id', '=', 'media.id')
          .onRef('document_facts.digest', '=', 'media.digest'),
      )
      .where('entries.id', '=', id)
      .where('entry_references.kind', '=', 'medium')
      .where((e) =>
        e.or([
          e('entry_references.copy', '=', 'published'),
          e.and([e('entries.published', 'is', null), e('entry_references.copy', '=', 'working')]),
        ]),
      )
      .where('media.deleted_at', 'is', null)
      .where('document_facts.state', '=', 'read')
      .orderBy('media.id')
      .select(['media.id', 'document_facts.text'])
      .distinct()
      .execute();
    const words = wordsOf(texts.map(({ text }) => text));
    await db
      .updateTable('entries')
      .set({ document_words: words })
      .where('id', '=', id)
      .where('document_words', '!=', words)
      .execute();
  }
}

const referencesTo = (db: Db, mediumId: string) =>
  db
    .selectFrom('entry_references')
    .where('kind', '=', 'medium')
    .where('target', '=', mediumId)
    .select('entry_id');

/**
 * Holds the entries in which a document is found, for an act that holds the document next and then stores its words
 * in them: a save holds its entry before what the entry uses, too (decision 12).
 */
export async function lockEntriesWithMedium(tx: Tx, mediumId: string): Promise<void> {
  if (isSqlite(tx)) return;
  await tx
    .selectFrom('entries')
    .select('id')
    .where('id', 'in', referencesTo(tx, mediumId))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The entries in which a document is found, in an order that all who lock them share. */
export async function listEntriesWithMedium(db: Db, mediumId: string): Promise<string[]> {
  const rows = await referencesTo(db, mediumId).distinct().orderBy('entry_id').execute();
  return rows.map(({ entry_id }) => entry_id);
}

/** The different words of texts. Numbers are none: among them are those by which people are known. */
function wordsOf(texts: readonly string[]): string {
  const found = new Set<string>();
  for (const text of texts) {
    for (const word of foldForIndex(text.slice(0, MOST_LETTERS)).split(' ')) {
      if (found.size === MOST_WORDS) break;
      if (word.length < LENGTHS.least || word.length > LENGTHS.most) continue;
      if (/\p{L}/u.test(word)) found.add(word);
    }
  }
  return [...found].join(' ');
}
