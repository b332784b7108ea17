import type { OpeningPeriod } from '../../../../../domain/time/opening-period.ts';

const WEEKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];

/** The days with one of them added or taken away, from Monday (1) to Sunday (7). */
export function toggleDay(days: readonly number[], day: number): number[] {
  const others = days.filter((known) => known !== day);
  return (others.length === days.length ? [...days, day] : others).sort((a, b) => a - b);
}

/**
 * What another line of hours most likely is: Monday to Friday from 8 to 3 (specification, section 9)
 * on the days that have none yet, then Saturday morning.
 */
export function nextPeriod(periods: readonly OpeningPeriod[]): OpeningPeriod {
  const taken = new Set(periods.flatMap((period) => period.days));
  const free = WEEKDAYS.filter((day) => !taken.has(day));
  if (free.length > 0) return { days: free, opens: '08:00', closes: '15:00' };
  return {
    days: WEEKEND.filter((day) => !taken.has(day)).slice(0, 1),
    opens: '09:00',
    closes: '13:00',
  };
}
