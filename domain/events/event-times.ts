import { addDays, dayOf } from '../time/calendar.ts';

/** When an event is: local times in Greece, `YYYY-MM-DDTHH:MM`, as stored. */
export interface EventTimes {
  startsAt: string;
  endsAt: string | null;
}

/** An event that ends by this hour of the morning after belongs to one evening. */
export const NIGHT_ENDS = '06:00';

/** Whether the time at which an event ends, `HH:MM`, belongs to the evening before. */
export const isOfTheEvening = (ends: string): boolean => ends <= NIGHT_ENDS;

/** The local time from which an event is over. Without a stated end it lasts until the end of its day. */
export function overFrom({ startsAt, endsAt }: EventTimes): string {
  return endsAt ?? `${addDays(startsAt, 1)}T00:00`;
}

/** Whether an event is still to come or under way at a local time. */
export function isUpcoming(event: EventTimes, now: string): boolean {
  return overFrom(event) > now;
}

/** The last day on which an event takes place; a concert that ends at one in the morning takes place on one day. */
export function lastDayOf({ startsAt, endsAt }: EventTimes): string {
  if (!endsAt) return dayOf(startsAt);
  const first = dayOf(startsAt);
  const last = isOfTheEvening(endsAt.slice(11)) ? addDays(endsAt, -1) : dayOf(endsAt);
  if (last < first) return first;
  return last;
}

/** Whether an event takes place on a day. */
export function happensOn(event: EventTimes, day: string): boolean {
  return dayOf(event.startsAt) <= day && day <= lastDayOf(event);
}
