import type { DocumentFactsTable, MediaTable } from '../../database/tables.ts';
import { newMediumRow } from '../../domain/media/library/medium.ts';
import { TEST_EDITOR, TEST_NOW } from '../services.ts';

/** The row of a PDF document, whose bytes the test puts into the store where it needs them. */
export function testDocumentRow(part: Partial<MediaTable> = {}): MediaTable {
  const id = part.id ?? 'report';
  return newMediumRow(
    {
      id,
      kind: 'document',
      file_name: `${id}.pdf`,
      mime_type: 'application/pdf',
      storage_key: `originals/${id}.pdf`,
      digest: '0123456789abcdef',
      size_bytes: 6,
      width: 0,
      height: 0,
      ...part,
    },
    { by: TEST_EDITOR, now: TEST_NOW },
  );
}

/** What was read in the file of {@link testDocumentRow}: one tagged page in Greek. */
export function testFactsRow(
  medium_id: string,
  part: Partial<DocumentFactsTable> = {},
): DocumentFactsTable {
  return {
    medium_id,
    digest: '0123456789abcdef',
    state: 'read',
    pages: 1,
    title: 'Απόφαση',
    language: 'el',
    is_tagged: 1,
    is_scanned: 0,
    personal_data: 'none',
    text: '',
    read_at: TEST_NOW.toISOString(),
    ...part,
  };
}
