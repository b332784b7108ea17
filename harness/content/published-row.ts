import type { EntryTable } from '../../database/tables.ts';
import type { ContentType } from '../../domain/content/model/content-type.ts';
import { publicColumns } from '../../domain/content/model/copies.ts';
import { NO_REVIEW } from '../../domain/content/model/review.ts';

/**
 * A published entry as it is stored, where a test or a benchmark needs more of them than services write in a moment.
 */
export function publishedRow(
  type: ContentType,
  { id, slug, data, at }: { id: string; slug: string; data: Record<string, unknown>; at: string },
): EntryTable {
  return {
    id,
    type: type.name,
    slug,
    position: 1,
    version: 1,
    is_sample: 0,
    ...publicColumns(type, JSON.parse(JSON.stringify(data))),
    created_at: at,
    updated_at: at,
    updated_by: null,
    document_words: '',
    published_at: at,
    public_since: at,
    publish_at: null,
    publish_by: null,
    leave_at: null,
    leave_to: null,
    leave_by: null,
    archived_at: null,
    checked_at: null,
    checked_by: null,
    recheck_months: null,
    recheck_on: null,
    publish_languages: null,
    deleted_at: null,
    ...NO_REVIEW,
  };
}
