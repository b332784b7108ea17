import { type EventTimes, lastDayOf } from '../events/event-times.ts';
import { dayOf } from '../time/calendar.ts';
import { writeDateRange, writeDateWithWeekday } from '../time/date-words.ts';

/** The day and the hours of an event, or the first and the last of its days. */
export function timesInMail(times: EventTimes, lang: 'el' | 'en'): string {
  const { startsAt, endsAt } = times;
  const last = lastDayOf(times);
  if (last > dayOf(startsAt)) return writeDateRange(startsAt, last, lang);
  const hours = [startsAt, endsAt].flatMap((local) => (local ? [local.slice(11, 16)] : []));
  return `${writeDateWithWeekday(startsAt, lang)}, ${hours.join('–')}`;
}
