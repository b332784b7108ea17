import type { OpeningPeriod } from '../../../domain/time/opening-period.ts';
import type {
  MunicipalCalendar,
  OpeningException,
  OpeningSchedule,
} from '../../../domain/time/opening-schedule.ts';
import type { SiteSettings } from '../layout/layout-props.ts';

/** What an office, a department or the municipality says of its hours. */
export interface OfficeTimes {
  hours: OpeningPeriod[];
  exceptions?: OpeningException[];
  opensOnHolidays?: boolean;
  isMuseum?: boolean;
}

const NO_CALENDAR: MunicipalCalendar = { localHolidays: [], exceptions: [] };

/** The hours of an office with what holds for every office. */
export function scheduleOf(
  { hours, exceptions = [], opensOnHolidays = false, isMuseum = false }: OfficeTimes,
  calendar: MunicipalCalendar = NO_CALENDAR,
): OpeningSchedule {
  return { periods: hours, exceptions, opensOnHolidays, isMuseum, calendar };
}

/** The hours of the town hall; `exceptions` are those of its own entry among the offices. */
export function townHallSchedule(
  settings: SiteSettings,
  exceptions: OpeningException[],
): OpeningSchedule {
  return scheduleOf({ hours: settings.hours, exceptions }, settings);
}
