import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import { PUBLIC_COLUMNS, toEntry } from '../content/entry.ts';
import { type EntryPage, inOrder } from '../content/reading.ts';
import {
  DOCUMENT_CATEGORIES,
  type DocumentCategory,
  transparencyDocument,
} from '../content-types/transparency-document.ts';
import { fold, searchWords } from '../search/fold.ts';
import { hasWords } from '../search/word-match.ts';

/** What to list; everything left out does not narrow. */
export interface DocumentQuery {
  /** Words as somebody typed them, in either language, however accented. */
  search?: string | undefined;
  category?: DocumentCategory | undefined;
  /** The exact day of the document, `YYYY-MM-DD`. */
  day?: string | undefined;
  /** From 1; a page beyond the last is the last. */
  page: number;
  pageSize: number;
}

const FOLDED_LABELS = DOCUMENT_CATEGORIES.map(({ value, label }) => ({
  value,
  label: fold(`${label.el} ${label.en}`),
}));

/** The categories whose label, in either language, has the folded word in it. */
function categoriesNamed(word: string): DocumentCategory[] {
  return FOLDED_LABELS.filter(({ label }) => label.includes(word)).map(({ value }) => value);
}

/**
 * One page of the published documents, newest first. Every word of the search must be in the title
 * or in the name of the category (specification, section 2, Transparency).
 */
export async function listDocumentPage(
  db: Db,
  asked: DocumentQuery,
): Promise<EntryPage<typeof transparencyDocument>> {
  const counted = await narrow(db, db.selectFrom('entries'), asked)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(counted.count);
  const pageCount = Math.max(1, Math.ceil(total / asked.pageSize));
  const page = Math.min(Math.max(1, asked.page), pageCount);
  const rows = await inOrder(
    narrow(db, db.selectFrom('entries'), asked),
    transparencyDocument.order,
  )
    .select(PUBLIC_COLUMNS)
    .limit(asked.pageSize)
    .offset((page - 1) * asked.pageSize)
    .execute();
  return {
    entries: rows.map((row) => toEntry<typeof transparencyDocument>(row)),
    total,
    page,
    pageCount,
  };
}

function narrow<O>(
  db: Db,
  query: SelectQueryBuilder<Tables, 'entries', O>,
  { search, category, day }: DocumentQuery,
): SelectQueryBuilder<Tables, 'entries', O> {
  let narrowed = query
    .where('type', '=', transparencyDocument.name)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null);
  if (category) narrowed = narrowed.where('category', '=', category);
  if (day) narrowed = narrowed.where('sort_date', '=', day);
  for (const word of searchWords(search ?? '')) {
    const named = categoriesNamed(word);
    narrowed = narrowed.where((e) =>
      e.or([
        hasWords(db, [[word]], transparencyDocument.name),
        ...(named.length > 0 ? [e('category', 'in', named)] : []),
      ]),
    );
  }
  return narrowed;
}
