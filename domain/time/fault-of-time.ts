import type { Bilingual } from '../text/bilingual.ts';
import { VALIDATION_TEXTS } from '../text/validation-texts.ts';
import { momentInGreece } from './greek-time.ts';

/** Until July 1916 Greece had the time of the sun in Athens. A browser makes 0026 of a year that is typed as 26. */
const FIRST_YEAR = '1917';

/** Documents and news may be older than clocks; the state of which the municipality is a part is not. */
const FIRST_YEAR_OF_DAYS = '1821';

/** Whether a day is older than anything that is dated here. */
export const isDayTooLongAgo = (day: string): boolean => day < FIRST_YEAR_OF_DAYS;

/** Whether a day or a local time is older than anything that takes place. */
export const isTooLongAgo = (local: string): boolean => local < FIRST_YEAR;

/** What is wrong with a local time in Greece of a day of the calendar; undefined where it has its moment. */
export function faultOfTime(local: string): Bilingual | undefined {
  if (isTooLongAgo(local)) return VALIDATION_TEXTS.tooLongAgo;
  return momentInGreece(local) ? undefined : VALIDATION_TEXTS.skippedTime;
}
