import { monthNumbers } from '../../../../domain/content-types/parts/open-months.ts';
import type { OpeningSchedule } from '../../../../domain/time/opening-schedule.ts';
import { scheduleOf } from '../../opening/office-schedule.ts';
import type { Place } from './places.ts';

/** When a place is open; the local holidays and closed days of the municipality’s offices are not its own. */
export function scheduleOfPlace({ data }: Pick<Place, 'data'>): OpeningSchedule {
  const { hours, exceptions, onHolidays, openMonths } = data;
  const schedule = scheduleOf({
    hours,
    exceptions,
    opensOnHolidays: onHolidays === 'open',
    isMuseum: onHolidays === 'museum',
  });
  return { ...schedule, months: monthNumbers(openMonths) };
}
