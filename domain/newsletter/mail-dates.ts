import { dayOf, type EventTimes, lastDayOf } from '../events/event-times.ts';

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const long = {
  el: new Intl.DateTimeFormat('el-GR', DAY),
  en: new Intl.DateTimeFormat('en-US', DAY),
};
const withWeekday = {
  el: new Intl.DateTimeFormat('el-GR', { weekday: 'long', ...DAY }),
  en: new Intl.DateTimeFormat('en-US', { weekday: 'long', ...DAY }),
};

const asUtc = (day: string) => new Date(`${day}T00:00:00Z`);

/** `2026-07-04` as '4 Ιουλίου 2026' or 'July 4, 2026' (specification, section 1). */
export function dayInMail(day: string, lang: 'el' | 'en'): string {
  return long[lang].format(asUtc(dayOf(day)));
}

/** The day and the hours of an event, or the first and the last of its days. */
export function timesInMail(times: EventTimes, lang: 'el' | 'en'): string {
  const { startsAt, endsAt } = times;
  const first = dayOf(startsAt);
  const last = lastDayOf(times);
  if (last > first) {
    // Intl puts thin spaces around the dash, which some fonts lack.
    return long[lang].formatRange(asUtc(first), asUtc(last)).replace(/[\u2009\u202f]/g, ' ');
  }
  const hours = [startsAt, endsAt].flatMap((local) => (local ? [local.slice(11, 16)] : []));
  return `${withWeekday[lang].format(asUtc(first))}, ${hours.join('–')}`;
}
