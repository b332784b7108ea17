import type { Lang } from '../text/bilingual.ts';
import { dayOf } from './calendar.ts';

const DATE = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const WITH_WEEKDAY = { weekday: 'long', ...DATE } as const;

// Made once: an `Intl` formatter costs more to make than to use.
const dates = {
  el: new Intl.DateTimeFormat('el-GR', DATE),
  en: new Intl.DateTimeFormat('en-US', DATE),
};
const datesWithWeekday = {
  el: new Intl.DateTimeFormat('el-GR', WITH_WEEKDAY),
  en: new Intl.DateTimeFormat('en-US', WITH_WEEKDAY),
};

/** A day, or the day of a local time, as midnight UTC, so that no time zone shifts it. */
const asUtc = (local: string) => new Date(`${dayOf(local)}T00:00:00Z`);

/** `2026-07-04` as '4 Ιουλίου 2026' or 'July 4, 2026' (specification, section 1). */
export function writeDate(day: string, lang: Lang): string {
  return dates[lang].format(asUtc(day));
}

/** `2026-07-04` as 'Σάββατο 4 Ιουλίου 2026' or 'Saturday, July 4, 2026'. */
export function writeDateWithWeekday(day: string, lang: Lang): string {
  return datesWithWeekday[lang].format(asUtc(day));
}

/** '26–27 Δεκεμβρίου 2026': the parts that the two days share are written once. */
export function writeDateRange(first: string, last: string, lang: Lang): string {
  // Intl puts thin spaces around the dash, which some fonts and every search miss.
  return dates[lang].formatRange(asUtc(first), asUtc(last)).replace(/[\u2009\u202f]/g, ' ');
}
