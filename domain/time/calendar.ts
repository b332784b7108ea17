import { DAY_MS } from './durations.ts';

/** Whether a text is a day of the calendar as `YYYY-MM-DD`: 30 February is none. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a text is a local time, `YYYY-MM-DDTHH:MM`, of a day of the calendar. */
export function isLocalTime(text: string): boolean {
  return isCalendarDay(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10));
}

/**
 * The day a number of months later; the last of the month where it has no such day. Throws a RangeError for a text
 * that is no date.
 */
export function addMonths(day: string, months: number): string {
  const from = midnightOf(day);
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const next = new Date(first);
  const lastOfMonth = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0));
  const date = Math.min(from.getUTCDate(), lastOfMonth.getUTCDate());
  return addDays(next.toISOString(), date - 1);
}

/** The day of a local time. */
export function dayOf(local: string): string {
  return local.slice(0, 10);
}

/** The time of day of a local time, `18:30`; '' where it is a day alone. */
export function timeOfDay(local: string): string {
  return local.slice(11, 16);
}

/** A day, or the day of a local time, as midnight UTC, so that no time zone shifts it. */
export function midnightOf(local: string): Date {
  return new Date(`${dayOf(local)}T00:00:00Z`);
}

/**
 * The day (`YYYY-MM-DD`) a number of days later, or earlier when negative. Throws a RangeError for a text that is no
 * date.
 */
export function addDays(day: string, days: number): string {
  return new Date(midnightOf(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
