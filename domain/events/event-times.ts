/** When an event is: local times in Greece, `YYYY-MM-DDTHH:MM`, as stored. */
export interface EventTimes {
  startsAt: string;
  endsAt: string | null;
}

/** An event that ends before this hour of the morning after belongs to one evening. */
const NIGHT_ENDS = '06:00';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a local time. */
export function dayOf(local: string): string {
  return local.slice(0, 10);
}

/** A day (`YYYY-MM-DD`) so many days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${dayOf(day)}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The local time from which an event is over. Without a stated end it lasts until its day does. */
export function overFrom({ startsAt, endsAt }: EventTimes): string {
  return endsAt ?? `${addDays(startsAt, 1)}T00:00`;
}

/** Whether an event is still to come or under way at a local time. */
export function isUpcoming(event: EventTimes, now: string): boolean {
  return overFrom(event) > now;
}

/** The last day on which an event takes place; a concert that ends at one in the morning is of one day. */
export function lastDayOf({ startsAt, endsAt }: EventTimes): string {
  if (!endsAt) return dayOf(startsAt);
  const first = dayOf(startsAt);
  const last = endsAt.slice(11) < NIGHT_ENDS ? addDays(endsAt, -1) : dayOf(endsAt);
  if (last < first) return first;
  return last;
}

/** Whether an event takes place on a day. */
export function happensOn(event: EventTimes, day: string): boolean {
  return dayOf(event.startsAt) <= day && day <= lastDayOf(event);
}

/** Whether an event has a day in a month (`YYYY-MM`). */
export function happensIn(event: EventTimes, month: string): boolean {
  return event.startsAt.slice(0, 7) <= month && month <= lastDayOf(event).slice(0, 7);
}

const greekOffset = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Athens',
  timeZoneName: 'longOffset',
});

/** A local time in Greece with its offset from UTC, for machines: `2026-07-04T21:00:00+03:00`. */
export function withGreekOffset(local: string): string {
  // Greece is two hours ahead of UTC, or three: an hour that is right within one day of a change is
  // found by asking for the offset at the moment that two hours would give.
  const parts = greekOffset.formatToParts(new Date(`${local}:00+02:00`));
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value.slice(3) || '+00:00';
  return `${local}:00${offset}`;
}
