import { type EventTimes, lastDayOf } from '../events/event-times.ts';
import { occurrencesOf, type StoredDates } from '../events/occurrences.ts';
import { dayOf } from '../time/calendar.ts';
import { writeDateRange, writeDateWithWeekday } from '../time/date-words.ts';
import { describeRule } from '../time/repetition-words.ts';

/** The day and the hours of an event, or the first and the last of its days. */
export function timesInMail(times: EventTimes, lang: 'el' | 'en'): string {
  const { startsAt, endsAt } = times;
  const last = lastDayOf(times);
  if (last > dayOf(startsAt)) return writeDateRange(startsAt, last, lang);
  const hours = [startsAt, endsAt].flatMap((local) => (local ? [local.slice(11, 16)] : []));
  return `${writeDateWithWeekday(startsAt, lang)}, ${hours.join('–')}`;
}

/** Days of an event that a mail names one by one. */
const NAMED_DATES = 4;

/** When an event is, with its rule or its other days; '' without a date. */
export function datesInMail(dates: StoredDates, lang: 'el' | 'en'): string {
  const { startsAt, endsAt, repetition } = dates;
  if (startsAt === null) return '';
  if (repetition) {
    const hours = [startsAt, endsAt].flatMap((local) => (local ? [local.slice(11, 16)] : []));
    return `${describeRule(repetition, dayOf(startsAt), lang)}, ${hours.join('–')}`;
  }
  const all = occurrencesOf(dates);
  const named = all.slice(0, NAMED_DATES).map((times) => timesInMail(times, lang));
  return [...named, ...(all.length > NAMED_DATES ? ['…'] : [])].join('; ');
}
