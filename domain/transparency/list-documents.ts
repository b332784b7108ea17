import type { Db } from '../../database/connect.ts';
import { PUBLIC_COLUMNS, toEntry } from '../content/model/entry.ts';
import { type EntryPage, inOrder, listEntryPage } from '../content/reading/published-entries.ts';
import {
  DOCUMENT_CATEGORIES,
  type DocumentCategory,
  transparencyDocument,
} from '../content-types/transparency-document.ts';
import { findNewest } from '../search/index/newest-matches.ts';
import { formsOf } from '../search/words/word-forms.ts';
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
 * or in the name of the category (specification, section 2, Transparency).
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
