import { type EventTimes, lastDayOf, overFrom } from '../events/event-times.ts';
import { occurrencesOf, type StoredDates } from '../events/occurrences.ts';
import type { Lang } from '../text/bilingual.ts';
import { dayOf, timeOfDay } from '../time/calendar.ts';
import { writeDateRange, writeDateWithWeekday } from '../time/date-words.ts';
import { describeRule } from '../time/repetition-words.ts';

/** The day and the hours of an event, or the first and the last of its days. */
function timesInMail(times: EventTimes, lang: Lang): string {
  const { startsAt, endsAt } = times;
  const last = lastDayOf(times);
  if (last > dayOf(startsAt)) return writeDateRange(startsAt, last, lang);
  const hours = [startsAt, endsAt].flatMap((local) => (local ? [timeOfDay(local)] : []));
  return `${writeDateWithWeekday(startsAt, lang)}, ${hours.join('–')}`;
}

/** Days of an event that a mail names one by one. */
const NAMED_DATES = 4;

/**
 * When an event is, of its dates those that are not over at a local time (`YYYY-MM-DDTHH:MM`): the next with its rule,
 * or the next few days; where all are over, the last. '' without a date.
 */
export function datesInMail(dates: StoredDates, lang: Lang, now: string): string {
  const all = occurrencesOf(dates);
  const coming = all.filter((times) => overFrom(times) > now);
  const shown = coming.length > 0 ? coming : all.slice(-1);
  const { startsAt, repetition } = dates;
  if (startsAt !== null && repetition) {
    const rule = describeRule(repetition, dayOf(startsAt), lang);
    return [...shown.slice(0, 1).map((times) => timesInMail(times, lang)), rule].join('; ');
  }
  const named = shown.slice(0, NAMED_DATES).map((times) => timesInMail(times, lang));
  return [...named, ...(shown.length > NAMED_DATES ? ['…'] : [])].join('; ');
}
