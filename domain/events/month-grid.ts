import { addDays } from '../time/calendar.ts';

/** The days of a month in weeks from Monday to Sunday, as `YYYY-MM-DD`; null where a week has days of another month. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const first = `${month}-01`;
  // getUTCDay counts from Sunday; weeks here begin on Monday.
  const daysBefore = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, -daysBefore); ; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, weekday) => addDays(monday, weekday));
    const ofMonth = week.map((day) => (day.startsWith(month) ? day : null));
    if (ofMonth.every((day) => day === null)) return weeks;
    weeks.push(ofMonth);
  }
}

/** The month a number of months later, or earlier when negative: `2026-12` and 1 give `2027-01`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** How far the calendar goes, from the current month. */
const CALENDAR_MONTHS = { back: 24, ahead: 24 };

/** The months that the calendar shows, around the month of a day. */
export function calendarBounds(today: string): { first: string; last: string } {
  const current = today.slice(0, 7);
  return {
    first: monthAfter(current, -CALENDAR_MONTHS.back),
    last: monthAfter(current, CALENDAR_MONTHS.ahead),
  };
}

/** The month that somebody asks for; the current month where it is no month or lies beyond the calendar. */
export function chooseMonth(asked: string | null, today: string): string {
  const { first, last } = calendarBounds(today);
  const isMonth = asked !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked);
  return isMonth && asked >= first && asked <= last ? asked : today.slice(0, 7);
}
