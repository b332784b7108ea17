import type { Db } from '../../../database/connect.ts';
import type { MediaTable } from '../../../database/tables.ts';
import type { Acting } from '../../acting.ts';
import { type DomainError, notFound } from '../../errors.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { type DocumentFacts, findDocumentFacts } from '../documents/document-facts.ts';
import { type Crop, type Focus, readCrop, shownSize } from '../pictures/crop.ts';
import { mediaUrl } from '../pictures/picture.ts';

/** A picture or document as staff see it. */
export interface Medium {
  id: string;
  kind: 'image' | 'document';
  url: string;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  /** Of what is shown of a picture, in pixels; 0 for documents. */
  width: number;
  height: number;
  alt: Bilingual;
  /** A picture that says nothing of its own, so that its alternative text is empty on purpose. */
  isDecorative: boolean;
  credit: Bilingual;
  /** A value of `LICENCES`, or '' where it is not known. */
  licence: string;
  licenceNote: string;
  tags: string[];
  focus: Focus;
  /** The part that is shown; null for all of it. */
  crop: Crop | null;
  /** What a document says of itself; null for a picture, and for one that has not been read yet. */
  document: DocumentFacts | null;
  isSample: boolean;
  version: number;
  createdAt: string;
  createdBy: string | null;
  updatedAt: string;
  updatedBy: string | null;
}

export function toMedium(row: MediaTable, facts: DocumentFacts | null = null): Medium {
  return {
    id: row.id,
    kind: row.kind,
    url: mediaUrl(row),
    fileName: row.file_name,
    mimeType: row.mime_type,
    sizeBytes: row.size_bytes,
    ...shownSize(row),
    alt: { el: row.alt_el, en: row.alt_en },
    isDecorative: row.is_decorative === 1,
    credit: { el: row.credit_el, en: row.credit_en },
    licence: row.licence,
    licenceNote: row.licence_note,
    tags: JSON.parse(row.tags) as string[],
    focus: { x: row.focus_x, y: row.focus_y },
    crop: readCrop(row.crop),
    document: facts,
    isSample: row.is_sample === 1,
    version: row.version,
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  };
}

/** Media with what their documents say. */
export async function describeRows(db: Db, rows: readonly MediaTable[]): Promise<Medium[]> {
  const documents = rows.filter(({ kind }) => kind === 'document').map(({ id }) => id);
  const facts = await findDocumentFacts(db, documents);
  return rows.map((row) => toMedium(row, facts.get(row.id)));
}

/** What is known of a medium when it comes into the library. */
export type NewMedium = Pick<
  MediaTable,
  | 'id'
  | 'kind'
  | 'file_name'
  | 'mime_type'
  | 'storage_key'
  | 'digest'
  | 'size_bytes'
  | 'width'
  | 'height'
> &
  Partial<MediaTable>;

/** The row of a new medium, about which nobody has written anything yet. */
export function newMediumRow(
  known: NewMedium,
  { by, now }: { by: Pick<Acting['by'], 'email'> | null; now: Date },
): MediaTable {
  const at = now.toISOString();
  return {
    alt_el: '',
    alt_en: '',
    is_decorative: 0,
    credit_el: '',
    credit_en: '',
    licence: '',
    licence_note: '',
    tags: '[]',
    focus_x: 50,
    focus_y: 50,
    crop: '',
    address_digest: known.digest,
    made_digest: '',
    is_sample: 0,
    version: 1,
    created_at: at,
    created_by: by?.email ?? null,
    updated_at: at,
    updated_by: by?.email ?? null,
    deleted_at: null,
    deleted_by: null,
    ...known,
  };
}

/** The error for a missing medium, or one in the bin where it should not be there. */
export function mediumNotFound(): DomainError {
  return notFound({
    el: 'Το αρχείο δεν υπάρχει στη βιβλιοθήκη.',
    en: 'There is no such file in the library.',
  });
}
