import { isCalendarDay } from './calendar.ts';

/** From here on two digits are a year of the last century, as POSIX reads them (strptime). */
const FIRST_OF_1900 = 69;

/**
 * A day of the calendar as `YYYY-MM-DD`, also where somebody typed it, the day first: `1/5/2027`, `01.05.27`. Some
 * browsers have no calendar for a field of a day. Any other text comes back without the spaces around it.
 */
export function readTypedDay(text: string): string {
  const typed = text.trim();
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2}) ?[./-] ?(\d{1,2}) ?[./-] ?(\d{4}|\d{2})$/.exec(typed) ?? [];
  const century = Number(year) < FIRST_OF_1900 ? '20' : '19';
  const read = `${year.padStart(4, century)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(read) ? read : typed;
}

/** A time as `HH:MM`, also where somebody typed `8:30` or `20.00`. Any other text comes back as it is. */
export function readTypedTime(text: string): string {
  const [, hour = '', minute = ''] = /^(\d{1,2}) ?[.:] ?(\d{2})$/.exec(text.trim()) ?? [];
  return minute ? `${hour.padStart(2, '0')}:${minute}` : text.trim();
}
