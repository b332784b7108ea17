import type { OpeningPeriod } from '../../../domain/time/opening-period.ts';
import { type Hours, weeklyHours } from '../../../domain/time/opening-schedule.ts';

/** Consecutive days with the same hours; without hours they are closed. */
export interface DayGroup {
  from: number;
  to: number;
  hours: Hours[];
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** The week from Monday to Sunday, neighbouring days with equal hours together. */
export function groupDays(periods: readonly OpeningPeriod[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of DAYS) {
    const hours = weeklyHours(periods, day);
    const last = groups.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.to = day;
    else groups.push({ from: day, to: day, hours });
  }
  return groups;
}
