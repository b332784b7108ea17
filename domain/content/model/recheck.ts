import type { EntryTable } from '../../../database/tables.ts';
import { addDays, addMonths } from '../../time/calendar.ts';
import { dayInGreece } from '../../time/greek-time.ts';
import type { ContentType } from './content-type.ts';

/** The longest interval that an entry may have of its own. */
export const MOST_RECHECK_MONTHS = 60;

/** So much of the interval, at most, an entry is due before its end. */
const EARLIEST_PART = 1 / 4;
const DAYS_OF_A_MONTH = 30;

type Reviewed = Pick<EntryTable, 'id' | 'recheck_months'>;

/** After how many months an entry is looked through again; null for one that never is. */
function recheckMonthsOf(
  type: Pick<ContentType, 'recheckMonths'>,
  { recheck_months }: Pick<Reviewed, 'recheck_months'>,
): number | null {
  return (recheck_months ?? type.recheckMonths) || null;
}

/**
 * The day in Greece from which a public entry that was confirmed at a moment waits to be looked through again; null
 * for one that never does. Its id brings it forward by up to a quarter of the interval, so that entries that were
 * all published on one day, such as the first content, do not all fall due on one.
 */
export function recheckDay(
  type: Pick<ContentType, 'recheckMonths'>,
  entry: Reviewed,
  confirmedAt: Date,
): string | null {
  const months = recheckMonthsOf(type, entry);
  if (months === null) return null;
  const widest = Math.floor(months * DAYS_OF_A_MONTH * EARLIEST_PART);
  return addDays(addMonths(dayInGreece(confirmedAt), months), -(numberOf(entry.id) % (widest + 1)));
}

/** The columns of an entry whose public copy was confirmed, which publishing it does too. */
export function confirmedColumns(
  type: Pick<ContentType, 'recheckMonths'>,
  entry: Reviewed & Pick<EntryTable, 'state'>,
  by: string,
  now: Date,
): Pick<EntryTable, 'checked_at' | 'checked_by' | 'recheck_on'> {
  return {
    checked_at: now.toISOString(),
    checked_by: by,
    // What is archived says of itself that it is of its time.
    recheck_on: entry.state === 'published' ? recheckDay(type, entry, now) : null,
  };
}

/** A number that an id gives every time, spread evenly (FNV-1a of 32 bits). */
function numberOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
