import { midnightOf, timeOfDay } from '../../domain/time/calendar.ts';
import { writeDate, writeDateWithWeekday } from '../../domain/time/date-words.ts';
import { dayInGreece, GREEK_TIME_ZONE } from '../../domain/time/greek-time.ts';
import { htmlLang, type Language } from './language.ts';

const LOCALES = { gr: 'el-GR', en: 'en-US' } as const;

/** Made once: constructing an `Intl` formatter costs more than the rest of a small render. */
function bothLanguages<F>(make: (locale: string) => F): Record<Language, F> {
  return { gr: make(LOCALES.gr), en: make(LOCALES.en) };
}

const monthAndYear = bothLanguages(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const weekday = bothLanguages(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);
const shortMonth = bothLanguages(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
);
const briefDay = bothLanguages(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const momentOf = bothLanguages(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
      timeZone: GREEK_TIME_ZONE,
    }),
);
const timeOf = new Intl.DateTimeFormat('el-GR', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: GREEK_TIME_ZONE,
});
const numberFormat = bothLanguages((locale) => new Intl.NumberFormat(locale));
const euroFormat = bothLanguages(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
const coordinateFormat = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});
/** `2026-07-04` as '4 Ιουλίου 2026' or 'July 4, 2026' (specification, section 1). */
export function formatLongDate(day: string, language: Language): string {
  return writeDate(day, htmlLang(language));
}

/** `2026-07-04` as 'Σάββατο 4 Ιουλίου 2026' or 'Saturday, July 4, 2026'. */
export function formatDateWithWeekday(day: string, language: Language): string {
  return writeDateWithWeekday(day, htmlLang(language));
}

/** The weekday of a day: 'Σάββατο' or 'Saturday'. */
export function formatWeekday(day: string, language: Language): string {
  return weekday[language].format(midnightOf(day));
}

/** `2026-07` or a day in it as 'Ιούλιος 2026' or 'July 2026'. */
export function formatMonth(month: string, language: Language): string {
  return monthAndYear[language].format(midnightOf(`${month.slice(0, 7)}-01`));
}

/** The short name of a day's month, for calendar leaves: 'Ιουλ' or 'Jul'. */
export function formatShortMonth(day: string, language: Language): string {
  return shortMonth[language].format(midnightOf(day));
}

/** `2026-07-04` as '4 Ιουλ 2026' or 'Jul 4, 2026', in one piece: for the columns of staff's lists. */
export function formatBriefDay(day: string, language: Language): string {
  return briefDay[language].format(midnightOf(day)).replaceAll(' ', '\u00a0');
}

/** The day in Greece of a moment in ISO 8601 UTC as {@link formatBriefDay} has it, and after a space its time there. */
export function formatBriefMoment(moment: string, language: Language): string {
  const at = new Date(moment);
  return `${formatBriefDay(dayInGreece(at), language)} ${timeOf.format(at)}`;
}

/** `21:00–23:30` of two local times; the end may be missing. */
export function formatTimeRange(startsAt: string, endsAt: string | null): string {
  const start = timeOfDay(startsAt);
  return endsAt ? `${start}–${timeOfDay(endsAt)}` : start;
}

/** A moment in ISO 8601 UTC as date and time in Greece. */
export function formatMoment(moment: string, language: Language): string {
  return momentOf[language].format(new Date(moment));
}

/** A moment in ISO 8601 UTC as the time in Greece, `14:32`; with its date where that is not the day of `now`. */
export function formatTimeOrMoment(moment: string, now: Date, language: Language): string {
  const isToday = dayInGreece(new Date(moment)) === dayInGreece(now);
  return isToday ? timeOf.format(new Date(moment)) : formatMoment(moment, language);
}

/** A number with the grouping of the language: 26.523 or 26,523. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat[language].format(value);
}

/** An amount of euros: '1.491.935,48 €' or '€1,491,935.48'; whole ones without cents. */
export function formatEuro(amount: number, language: Language): string {
  return euroFormat[language].format(amount);
}

/** Degrees to four decimals (specification, section 2, Beaches). */
export function formatCoordinate(degrees: number): string {
  return coordinateFormat.format(degrees);
}
