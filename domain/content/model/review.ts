import type { EntryTable } from '../../../database/tables.ts';

/** Where an entry stands with its reviewers; null in an entry where nobody has handed anything in. */
export interface Review {
  /** 'handed-back': the author changes it, as `note` says, and hands it in again. */
  state: 'handed-in' | 'handed-back';
  /** The e-mail address of whoever handed it in. */
  handedInBy: string;
  /** When it was handed in or back: ISO 8601, UTC. */
  at: string;
  /** The reviewer who handed it back; '' before. */
  handedBackBy: string;
  /** What the reviewer wrote when handing it back; '' before. */
  note: string;
  /** True when somebody saved it after it was handed in. */
  isChangedSince: boolean;
}

/** The longest note of a reviewer, in characters. */
export const MAX_REVIEW_NOTE_LENGTH = 2000;

type ReviewColumns = Pick<
  EntryTable,
  'review_state' | 'review_by' | 'review_at' | 'review_version' | 'review_back_by' | 'review_note'
>;

/** The columns of an entry that is not with the reviewers. */
export const NO_REVIEW: ReviewColumns = {
  review_state: null,
  review_by: null,
  review_at: null,
  review_version: null,
  review_back_by: null,
  review_note: null,
};

/** What the columns of a row say. */
export function reviewOf(row: ReviewColumns & Pick<EntryTable, 'version'>): Review | null {
  if (row.review_state === null) return null;
  return {
    state: row.review_state,
    handedInBy: row.review_by ?? '',
    at: row.review_at ?? '',
    handedBackBy: row.review_back_by ?? '',
    note: row.review_note ?? '',
    isChangedSince: row.version !== row.review_version,
  };
}
