import { localTimeInGreece } from '../../domain/time/greek-time.ts';
import type { OpeningPeriod } from '../../domain/time/opening-period.ts';

/** Consecutive days with the same hours; without hours they are closed. */
export interface DayGroup {
  from: number;
  to: number;
  hours: { opens: string; closes: string }[];
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];

function hoursOn(day: number, periods: OpeningPeriod[]) {
  return periods
    .filter((period) => period.days.includes(day))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((a, b) => a.opens.localeCompare(b.opens));
}

/** The week from Monday to Sunday, neighbouring days with equal hours together. */
export function groupDays(periods: OpeningPeriod[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of DAYS) {
    const hours = hoursOn(day, periods);
    const last = groups.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.to = day;
    else groups.push({ from: day, to: day, hours });
  }
  return groups;
}

/** Day of the week (1 to 7) and time (`HH:MM`) in Greece. */
function inGreece(moment: Date): { day: number; time: string } {
  const local = localTimeInGreece(moment);
  const weekday = new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return { day: weekday === 0 ? 7 : weekday, time: local.slice(11, 16) };
}

/** Whether it is open at a moment; at the closing minute it is closed. Public holidays are not known here. */
export function isOpenAt(periods: OpeningPeriod[], moment: Date): boolean {
  const { day, time } = inGreece(moment);
  return hoursOn(day, periods).some(({ opens, closes }) => opens <= time && time < closes);
}

const MINUTE = 60_000;

/**
 * The next moment at which it opens or closes, within eight days; null when it never does. A page that says 'open
 * now' must not be held beyond it.
 */
export function nextOpeningChange(periods: OpeningPeriod[], moment: Date): Date | null {
  const boundaries = new Set(periods.flatMap((period) => [period.opens, period.closes]));
  if (boundaries.size === 0) return null;
  const openNow = isOpenAt(periods, moment);
  const nextMinute = Math.floor(moment.getTime() / MINUTE + 1) * MINUTE;
  for (let minute = 0; minute < 8 * 24 * 60; minute += 1) {
    const candidate = new Date(nextMinute + minute * MINUTE);
    // Every zone's offset is a multiple of 15 minutes, so only minutes that match a boundary modulo 15 matter.
    const ending = candidate.getUTCMinutes() % 15;
    const mayMatter = [...boundaries].some((time) => Number(time.slice(3)) % 15 === ending);
    if (mayMatter && isOpenAt(periods, candidate) !== openNow) return candidate;
  }
  return null;
}
