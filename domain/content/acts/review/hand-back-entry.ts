import type { Db } from '../../../../database/connect.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import { requireMayPublish } from '../../../accounts/may-publish.ts';
import type { Acting } from '../../../acting.ts';
import { DomainError, invalid } from '../../../errors.ts';
import { cleanText } from '../../../text/clean-text.ts';
import { sayTooLong, VALIDATION_TEXTS } from '../../../text/validation-texts.ts';
import type { ContentType } from '../../model/content-type.ts';
import { type StaffEntry, toStaffEntry } from '../../model/entry.ts';
import { requireMayEdit } from '../../model/entry-refusals.ts';
import { MAX_REVIEW_NOTE_LENGTH } from '../../model/review.ts';
import { lockEntry, requireVersion } from '../lock-entry.ts';
import { recordAct, setColumns } from '../write-entry.ts';

/**
 * Hands an entry back to its author, with a note of what is to change. `version` is the one that the reviewer read.
 * Throws 'invalid' with a message for `note`, 'forbidden', 'not-found', or 'conflict' when it is not handed in, or
 * when somebody has saved since.
 */
export async function handBackEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  { note, version }: { note: string; version: number },
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  const clean = cleanText(note);
  if (clean === '') throw invalid({ note: VALIDATION_TEXTS.required });
  if (clean.length > MAX_REVIEW_NOTE_LENGTH)
    throw invalid({ note: sayTooLong(MAX_REVIEW_NOTE_LENGTH) });
  return inTransaction(db, async (tx) => {
    await requireMayPublish(tx, acting.by);
    const before = await lockEntry(tx, type, id);
    if (before.review_state !== 'handed-in') throw notHandedIn();
    await requireVersion(tx, type, before, version);
    const after = await setColumns(tx, before, {
      review_state: 'handed-back',
      review_at: acting.now.toISOString(),
      review_back_by: acting.by.email,
      review_note: clean,
    });
    await recordAct(tx, 'handed-back', after, acting);
    return toStaffEntry(type, after);
  });
}

/** The refusal for an entry that somebody else has published or handed back, or its author taken back. */
export function notHandedIn(): DomainError {
  return new DomainError('conflict', {
    el: 'Δεν είναι πια σε έλεγχο: κάποιος άλλος το δημοσίευσε, το επέστρεψε ή το ανακάλεσε.',
    en: 'It is no longer with the reviewers: somebody has published it, handed it back or taken it back.',
  });
}
