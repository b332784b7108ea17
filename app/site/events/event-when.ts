import { type EventTimes, lastDayOf } from '../../../domain/events/event-times.ts';
import type { EventEntry } from '../../../domain/events/listing.ts';
import { occurrencesOf, type StoredDates } from '../../../domain/events/occurrences.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { writeDateRange } from '../../../domain/time/date-words.ts';
import { describeRule } from '../../../domain/time/repetition-words.ts';
import { formatDateWithWeekday, formatTimeRange, formatWeekday } from '../../i18n/dates.ts';
import { htmlLang, type Language, localise, t } from '../../i18n/language.ts';
import { EVENT_TEXTS } from './events-texts.ts';

/** When an event is, in words: its day or days, and its hours. */
export interface EventWhen {
  days: string;
  hours: string;
}

/**
 * An event of one day has its hours as a range (21:00–23:30); one of several says when the first begins and the last
 * ends.
 */
export function describeWhen(times: EventTimes, language: Language): EventWhen {
  const { startsAt, endsAt } = times;
  const lastDay = lastDayOf(times);
  if (!endsAt || isOfOneDay(times)) {
    return {
      days: formatDateWithWeekday(startsAt, language),
      hours: formatTimeRange(startsAt, endsAt),
    };
  }
  const begins = startsAt.slice(11);
  const ends = endsAt.slice(11);
  return {
    days: writeDateRange(startsAt, lastDay, htmlLang(language)),
    hours: language === 'gr' ? `έναρξη ${begins}, λήξη ${ends}` : `starts ${begins}, ends ${ends}`,
  };
}

/** The same beside the leaf of a calendar, which says the day: of an event of one day only the weekday. */
export function describeWhenBesideLeaf(times: EventTimes, language: Language): EventWhen {
  const when = describeWhen(times, language);
  return isOfOneDay(times) ? { ...when, days: formatWeekday(times.startsAt, language) } : when;
}

/** When an event is, for a card whose leaf says its first day: its hours, or all of it where it lasts longer. */
export function describeHours(times: EventTimes, language: Language): string {
  const { days, hours } = describeWhen(times, language);
  return isOfOneDay(times) ? hours : `${days}, ${hours}`;
}

export const isOfOneDay = (times: EventTimes) =>
  !times.endsAt || lastDayOf(times) === dayOf(times.startsAt);

/** How an event comes back, in words: its rule, or the number of its days; '' for an event with one date. */
export function describeRepetition(dates: StoredDates, language: Language): string {
  const lang = htmlLang(language);
  if (dates.repetition && dates.startsAt) {
    return describeRule(dates.repetition, dayOf(dates.startsAt), lang);
  }
  if (dates.days.length === 0) return '';
  const count = occurrencesOf(dates).length;
  return language === 'gr' ? `Σε ${count} ημερομηνίες` : `On ${count} dates`;
}

/** What shared links and search engines say of an event: its next date comes first, then what it is. */
export function describeShared(
  { description, isCancelled }: EventEntry['data'],
  times: EventTimes,
  language: Language,
): string {
  const { days, hours } = describeWhen(times, language);
  const when = isCancelled ? t(EVENT_TEXTS.isCancelled, language) : `${days}, ${hours}`;
  return `${when}. ${localise(description, language).text}`;
}

/** The id of an event of a list, which may have it for several dates. */
export function dateId({ slug, times }: { slug: string; times: EventTimes }): string {
  return `event-${slug}-${times.startsAt.replace(/\D/g, '')}`;
}
