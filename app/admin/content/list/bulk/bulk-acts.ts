import type { AnyEntry } from '../../content-api.ts';

/** What can be done with several entries at once. */
export type BulkAct = 'publish' | 'hand-in' | 'unpublish' | 'add-tag' | 'remove-tag' | 'delete';

/** The acts that ask for nothing but a yes. */
export type PlainAct = Exclude<BulkAct, 'add-tag' | 'remove-tag'>;

/** The acts that somebody is offered; where there are reviewers, editors hand in and leave the rest to them. */
export const bulkActsOf = (handsIn: boolean): readonly PlainAct[] =>
  handsIn ? ['hand-in', 'delete'] : ['publish', 'unpublish', 'delete'];

/** An entry that stays as it was, and why, in the language of the admin. */
export interface Refused {
  entry: AnyEntry;
  reason: string;
}

/** What came of an act on several entries. */
export interface BulkResult {
  act: BulkAct;
  done: AnyEntry[];
  refused: Refused[];
  /** Whether somebody else had signed in before its end, so that the others were not tried. */
  isStopped?: boolean;
}

/**
 * Whether an act would change an entry: what is published without changes is not published again, nor what is archived,
 * which publishing does not bring back.
 */
export function concerns(
  act: PlainAct,
  entry: Pick<AnyEntry, 'state' | 'hasUnpublishedChanges' | 'review'>,
): boolean {
  const isWaiting = entry.state === 'draft' || entry.hasUnpublishedChanges;
  if (act === 'publish') return isWaiting;
  const isWithReviewers = entry.review?.state === 'handed-in' && !entry.review.isChangedSince;
  if (act === 'hand-in') return isWaiting && !isWithReviewers;
  return act === 'delete' || entry.state !== 'draft';
}
