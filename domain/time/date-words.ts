import type { Lang } from '../text/bilingual.ts';
import { midnightOf } from './calendar.ts';

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

/** `2026-07-04` as '4 Ιουλίου 2026' or 'July 4, 2026' (specification, section 1). */
export function writeDate(day: string, lang: Lang): string {
  return dates[lang].format(midnightOf(day));
}

/** `2026-07-04` as 'Σάββατο 4 Ιουλίου 2026' or 'Saturday, July 4, 2026'. */
export function writeDateWithWeekday(day: string, lang: Lang): string {
  return datesWithWeekday[lang].format(midnightOf(day));
}

/** '26–27 Δεκεμβρίου 2026': the parts that the two days share are written once. */
export function writeDateRange(first: string, last: string, lang: Lang): string {
  // Intl puts thin spaces around the dash, which some fonts and every search miss.
  return dates[lang]
    .formatRange(midnightOf(first), midnightOf(last))
    .replace(/[\u2009\u202f]/g, ' ');
}
