import type { EntryTable } from '../../../database/tables.ts';
import type { Lang } from '../../text/bilingual.ts';
import type { ContentType } from '../model/content-type.ts';
import { type Copies, copyColumns, publishCopies } from '../model/copies.ts';
import { NO_PLAN } from '../model/plans.ts';
import { confirmedColumns } from '../model/recheck.ts';
import { NO_REVIEW } from '../model/review.ts';
import type { Signed } from './write-entry.ts';

/** How the copies of an entry become public. */
interface Published {
  languages: readonly Lang[];
  /** The moment of its first publication, if this is the first. */
  firstAt: string;
  signed: Signed;
}

/**
 * The columns that every publication changes, whether somebody saves an entry, makes a new one, or has planned it:
 * the public copy in those languages, and with it the end of plan and review, and that the entry was looked through.
 */
export function publishedColumns(
  type: ContentType,
  entry: Pick<EntryTable, 'id' | 'recheck_months' | 'published_at'>,
  copies: Copies,
  { languages, firstAt, signed }: Published,
) {
  const columns = copyColumns(type, publishCopies(type, copies, languages));
  const { by, now } = signed;
  return {
    ...columns,
    ...NO_PLAN,
    ...NO_REVIEW,
    ...confirmedColumns(type, { ...entry, state: columns.state }, by.email, now),
    published_at: entry.published_at ?? firstAt,
    public_since: now.toISOString(),
  };
}
