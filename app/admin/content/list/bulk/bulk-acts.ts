import type { AnyEntry } from '../../content-api.ts';

/** What can be done with several entries at once. */
export const BULK_ACTS = ['publish', 'unpublish', 'delete'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** An entry that stays as it was, and why, in the language of the admin. */
export interface Refused {
  entry: AnyEntry;
  reason: string;
}

/** What came of an act on several entries. */
export interface Outcome {
  act: BulkAct;
  done: AnyEntry[];
  refused: Refused[];
}

/** Whether an act would change an entry: what is published without changes is not published again. */
export function concerns(
  act: BulkAct,
  entry: Pick<AnyEntry, 'state' | 'hasUnpublishedChanges'>,
): boolean {
  if (act === 'publish') return entry.state !== 'published' || entry.hasUnpublishedChanges;
  return act === 'delete' || entry.state !== 'draft';
}
