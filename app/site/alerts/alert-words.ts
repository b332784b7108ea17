import { momentOf } from '../../../domain/alerts/alert-times.ts';
import { SEVERITIES, type Severity } from '../../../domain/content-types/alert.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { addDays, dayOf, timeOfDay } from '../../../domain/time/calendar.ts';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { formatDateWithWeekday } from '../../i18n/dates.ts';
import type { LocalisedText } from '../../i18n/language.ts';
import { htmlLang, type Language, localise, t } from '../../i18n/language.ts';
import type { Words } from '../../ui/text/words.tsx';
import { ALERT_TEXTS } from './alert-texts.ts';

/** The word for a severity: 'Έκτακτη ανάγκη'. */
export function severityWord(severity: Severity, language: Language): string {
  const found = SEVERITIES.find(({ value }) => value === severity);
  return found ? t(found.label, language) : severity;
}

/** A local time in Greece as people say it: 'σήμερα στις 18:00', 'Σάββατο 4 Ιουλίου 2026 στις 18:00'. */
export function sayTime(local: string, now: Date, language: Language): string {
  const today = dayInGreece(now);
  const day = dayOf(local);
  const at = `${t(ALERT_TEXTS.at, language)} ${timeOfDay(local)}`;
  if (day === today) return `${t(ALERT_TEXTS.today, language)} ${at}`;
  if (day === addDays(today, 1)) return `${t(ALERT_TEXTS.tomorrow, language)} ${at}`;
  return `${formatDateWithWeekday(day, language)} ${at}`;
}

/**
 * When something that began at `startsAt` ends, after 'έως': with its day where that is not the day of its beginning,
 * which has been said.
 */
export function sayEnd(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  now: Date,
  language: Language,
): string {
  if (dayOf(startsAt) !== dayOf(endsAt)) return sayTime(endsAt, now, language);
  return `${t(ALERT_TEXTS.theHour, language)}${timeOfDay(endsAt)}`;
}

/** A local time in Greece for the attribute `datetime`. */
export const machineTime = (local: string): string => momentOf(local).toISOString();

/** The names of the places that a warning concerns, or the whole municipality. */
export function placesOf(units: readonly Bilingual[], language: Language): Words[] {
  if (units.length === 0) return [t(ALERT_TEXTS.whole, language)];
  return units.map((unit) => localise(unit, language));
}

/** The sentence that a text is not in the language of the screen; undefined where it is. */
export function sayLanguage({ lang }: LocalisedText, language: Language): string | undefined {
  if (!lang || lang === htmlLang(language)) return undefined;
  return t(lang === 'el' ? ALERT_TEXTS.onlyGreek : ALERT_TEXTS.onlyEnglish, language);
}
