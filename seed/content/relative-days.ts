import type { Bilingual } from '../../domain/text/bilingual.ts';
import { addDays, midnightOf } from '../../domain/time/calendar.ts';

/**
 * Days counted from the day of the first start, so that a new installation always has
 * recent news and upcoming events. A day is `YYYY-MM-DD`; everything is computed in UTC,
 * where no day has 23 or 25 hours.
 */

const GREEK_DAY = new Intl.DateTimeFormat('el-GR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const ENGLISH_DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** The first such weekday on or after the given day. Weekdays are ISO 8601 numbers: 1 is Monday, 7 is Sunday. */
export function firstWeekdayFrom(day: string, weekday: number): string {
  return addDays(day, (weekday - midnightOf(day).getUTCDay() + 7) % 7);
}

/**
 * The day as written inside a sentence, with its weekday and without the year: «Τρίτη 24 Νοεμβρίου», "Tuesday, November
 * 24".
 */
export function writeDay(day: string): Bilingual {
  const date = midnightOf(day);
  return {
    // Intl puts a comma after the Greek weekday; running text reads better without it.
    el: GREEK_DAY.format(date).replace(',', ''),
    en: ENGLISH_DAY.format(date),
  };
}
