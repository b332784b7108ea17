import { addDays } from '../../domain/time/calendar.ts';
import { holidaysOf, orthodoxEaster } from '../../domain/time/holidays.ts';
import { firstWeekdayFrom } from './relative-days.ts';

/**
 * Days that fit their season, counted from the day of the first start: nobody plants trees in July. A day is
 * `YYYY-MM-DD`; `dayIn` gives the day of something in a year.
 */
type DayIn = (year: number) => string;

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The first such weekday on or after a day of each year, given as `MM-DD`. */
export const weekdayAfter =
  (weekday: number, monthDay: string): DayIn =>
  (year) =>
    firstWeekdayFrom(`${year}-${monthDay}`, weekday);

/** So many days after Easter Sunday of the Orthodox Church; before it where negative. */
export const afterEaster =
  (days: number): DayIn =>
  (year) =>
    addDays(orthodoxEaster(year), days);

/** When something that comes each year is next, from a day on. */
export function nextOf(from: string, dayIn: DayIn): string {
  const thisYear = dayIn(yearOf(from));
  return thisYear >= from ? thisYear : dayIn(yearOf(from) + 1);
}

/** When something that comes on one of some days each year was last, before a day. */
export function lastOf(before: string, ...days: DayIn[]): string {
  const year = yearOf(before);
  const all = [year - 1, year].flatMap((one) => days.map((dayIn) => dayIn(one)));
  return (
    all
      .filter((day) => day < before)
      .sort()
      .at(-1) ?? dayBefore(before)
  );
}

const dayBefore = (day: string) => addDays(day, -1);

/** Holidays, Holy Week and the days around Christmas are no days for a concert or a meeting. */
export function isQuiet(day: string): boolean {
  const year = yearOf(day);
  const easter = orthodoxEaster(year);
  const monthDay = day.slice(5);
  return (
    holidaysOf(year).has(day) ||
    (day >= addDays(easter, -7) && day <= addDays(easter, 1)) ||
    monthDay >= '12-23' ||
    monthDay <= '01-02'
  );
}

/** The first day that is not quiet, from a day on, by so many days at a time (earlier where negative). */
export function notQuiet(from: string, step = 1): string {
  let day = from;
  while (isQuiet(day)) day = addDays(day, step);
  return day;
}

/** A Sunday for an excursion: soon in spring and autumn, else the first one of the next of these. */
export function nextMildSunday(from: string): string {
  const sunday = notQuiet(firstWeekdayFrom(from, 7), 7);
  const month = Number(sunday.slice(5, 7));
  if ((month >= 3 && month <= 6) || (month >= 9 && month <= 11)) return sunday;
  const begins = nextOf(sunday, (year) => `${year}-${month >= 7 && month <= 8 ? '09' : '03'}-01`);
  return notQuiet(firstWeekdayFrom(begins, 7), 7);
}

/** The Saturdays of a school year, from October to May, that has not ended by a day. */
export function schoolYear(today: string): { first: string; last: string; leftOut: string[] } {
  const lastIn: DayIn = (year) => addDays(firstWeekdayFrom(`${year}-06-01`, 6), -7);
  const last = nextOf(today, lastIn);
  const first = firstWeekdayFrom(`${yearOf(last) - 1}-10-01`, 6);
  const leftOut: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 7)) if (isQuiet(day)) leftOut.push(day);
  return { first, last, leftOut };
}
