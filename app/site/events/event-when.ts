import { dayOf, type EventTimes, lastDayOf } from '../../../domain/events/event-times.ts';
import { formatDateWithWeekday, formatTimeRange } from '../../i18n/dates.ts';
import type { Language } from '../../i18n/language.ts';

const DAY_RANGE = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
/** Made once: an `Intl` formatter costs more to make than to use. */
const dayRange = {
  gr: new Intl.DateTimeFormat('el-GR', DAY_RANGE),
  en: new Intl.DateTimeFormat('en-US', DAY_RANGE),
};

/** '26–27 Δεκεμβρίου 2026'; what the two days share is said once. */
function formatDays(first: string, last: string, language: Language): string {
  const [from, to] = [first, last].map((day) => new Date(`${day}T00:00:00Z`));
  // Intl puts thin spaces around the dash, which some fonts and every search miss.
  return dayRange[language].formatRange(from as Date, to as Date).replace(/[\u2009\u202f]/g, ' ');
}

/** When an event is, in words: its day or days, and its hours. */
export interface EventWhen {
  days: string;
  hours: string;
}

/** An event of one day has its hours as a range (21:00–23:30); one of several says when the first begins and the last ends. */
export function describeWhen(times: EventTimes, language: Language): EventWhen {
  const { startsAt, endsAt } = times;
  const lastDay = lastDayOf(times);
  if (!endsAt || lastDay === dayOf(startsAt)) {
    return {
      days: formatDateWithWeekday(startsAt, language),
      hours: formatTimeRange(startsAt, endsAt),
    };
  }
  const begins = startsAt.slice(11);
  const ends = endsAt.slice(11);
  return {
    days: formatDays(dayOf(startsAt), lastDay, language),
    hours: language === 'gr' ? `έναρξη ${begins}, λήξη ${ends}` : `starts ${begins}, ends ${ends}`,
  };
}
