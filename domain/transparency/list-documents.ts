import { type RawBuilder, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import { PUBLIC_COLUMNS, toEntry } from '../content/model/entry.ts';
import { type EntryPage, inOrder, listEntryPage } from '../content/reading/published-entries.ts';
import {
  DOCUMENT_CATEGORIES,
  type DocumentCategory,
  transparencyDocument,
} from '../content-types/transparency-document.ts';
import { keysOf } from '../search/index/matching.ts';
import { findNewest } from '../search/index/newest-matches.ts';
import { findBeginningWith } from '../search/index/vocabulary-words.ts';
import { formsOf } from '../search/words/word-forms.ts';
import { beginningOfAda } from '../text/act-numbers.ts';
import { fold, searchWords } from '../text/fold.ts';

/** The filters of the list; an omitted filter does not narrow it. */
export interface DocumentQuery {
  /** Words as somebody typed them, in either language, with any accents. */
  search?: string | undefined;
  category?: DocumentCategory | undefined;
  /** The exact day of the document, `YYYY-MM-DD`. */
  day?: string | undefined;
  /** The archived documents instead of the current ones. */
  isArchived?: boolean | undefined;
  /** From 1; a page beyond the last is the last. */
  page: number;
  pageSize: number;
}

const FOLDED_LABELS = DOCUMENT_CATEGORIES.map(({ value, label }) => ({
  value,
  label: fold(`${label.el} ${label.en}`),
}));

/** The categories whose label, in either language, has the folded word in it, or another form of it. */
function categoriesNamed(word: string): DocumentCategory[] {
  const forms = formsOf(word);
  return FOLDED_LABELS.filter(
    ({ label }) => label.includes(word) || label.split(' ').some((named) => forms.has(named)),
  ).map(({ value }) => value);
}

/**
 * One page of the published documents, newest first. Every word of the search must be in the title
 * or in the name of the category (specification, section 2, Transparency); or what was typed is an ADA, or its
 * beginning.
 */
export async function listDocumentPage(
  db: Db,
  asked: DocumentQuery,
): Promise<EntryPage<typeof transparencyDocument>> {
  const words = searchWords(asked.search ?? '');
  if (words.length === 0) {
    return listEntryPage(db, transparencyDocument, { ...asked, date: asked.day });
  }
  const { ids, ...paging } = await findNewest(db, {
    ...asked,
    type: transparencyDocument.name,
    words: words.map((word) => ({ word, categories: categoriesNamed(word) })),
    also: await keysOfAda(db, asked.search ?? ''),
    date: asked.day,
  });
  const rows =
    ids.length === 0
      ? []
      : await inOrder(db.selectFrom('entries').where('id', 'in', ids), transparencyDocument.order)
          .select(PUBLIC_COLUMNS)
          .execute();
  return { entries: rows.map((row) => toEntry(transparencyDocument, row)), ...paging };
}

/** The query of the keys of the documents whose ADA begins as somebody typed; undefined where there are none. */
async function keysOfAda(db: Db, typed: string): Promise<RawBuilder<unknown> | undefined> {
  const beginning = beginningOfAda(typed);
  if (!beginning) return undefined;
  const [first = ''] = fold(beginning).split(' ');
  // The index knows the few entries that have such a word at all; each ADA has a digit before its hyphen.
  const terms = (await findBeginningWith(db, first)).filter((word) => /\d/.test(word));
  if (terms.length === 0) return undefined;
  const word = { needle: first, forms: [], terms, hasMore: false };
  const ada = isSqlite(db)
    ? sql`json_extract(e.published, '$.ada')`
    : sql`(e.published::json ->> 'ada')`;
  return sql`select s.key from search_index s join entries e on e.id = s.entry_id
    where e.type = ${transparencyDocument.name} and ${ada} like ${`${beginning}%`}
    and s.key in (${keysOf(db, [{ word, place: 'text' }])})`;
}
