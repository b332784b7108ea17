import type { Db } from '../../../database/connect.ts';
import type { DocumentFactsTable } from '../../../database/tables.ts';

/** What the inside of a PDF says, for staff and for advice before publishing. */
export interface DocumentFacts {
  /** 'unreadable': a password, or damage that readers mend in ways of their own. */
  state: 'read' | 'unreadable';
  pages: number;
  /** As the document names itself, '' without a name. */
  title: string;
  /** BCP 47, as the document says it: `el-GR`; '' where it does not. */
  language: string;
  /** Its headings, lists and reading order are marked, for those who have it read to them. */
  isTagged: boolean;
  /** Pictures of pages without letters: nobody can search it, copy from it or have it read out. */
  isScanned: boolean;
}

/** The facts of documents by id; those that nobody has had the time to read, and pictures, are absent. */
export async function findDocumentFacts(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, DocumentFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_facts')
    .innerJoin('media', (join) =>
      join
        .onRef('media.id', '=', 'document_facts.medium_id')
        // Of a file that was replaced since, nothing is known yet.
        .onRef('media.digest', '=', 'document_facts.digest'),
    )
    .where('medium_id', 'in', ids)
    .where('state', '!=', 'waiting')
    .select(['medium_id', 'state', 'pages', 'title', 'language', 'is_tagged', 'is_scanned'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.medium_id,
      {
        state: row.state as DocumentFacts['state'],
        pages: row.pages,
        title: row.title,
        language: row.language,
        isTagged: row.is_tagged === 1,
        isScanned: row.is_scanned === 1,
      },
    ]),
  );
}

/** The words of a document. */
export interface DocumentText {
  mediumId: string;
  /**
   * The pages in their order, with an empty line between two; '' for a scan. Of a document that is longer than is kept
   * (1,000,000 characters), or took too long to read to its end, the beginning.
   */
  text: string;
  personalData: DocumentFactsTable['personal_data'];
}

/**
 * The words of documents of the library, as they were extracted when their files came: for searching, and for finding
 * personal data. Documents in the bin, pictures, and documents that could not be read or have not been read yet
 * are absent.
 */
export async function readDocumentTexts(db: Db, ids: readonly string[]): Promise<DocumentText[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('document_facts')
    .innerJoin('media', (join) =>
      join
        .onRef('media.id', '=', 'document_facts.medium_id')
        .onRef('media.digest', '=', 'document_facts.digest'),
    )
    .where('medium_id', 'in', ids)
    .where('media.deleted_at', 'is', null)
    .where('state', '=', 'read')
    .select(['medium_id', 'text', 'personal_data'])
    .orderBy('medium_id')
    .execute();
  return rows.map((row) => ({
    mediumId: row.medium_id,
    text: row.text,
    personalData: row.personal_data,
  }));
}
