import type { Bilingual, Lang } from '../../../domain/text/bilingual.ts';
import { timeOfDay } from '../../../domain/time/calendar.ts';
import { writeDateWithWeekday } from '../../../domain/time/date-words.ts';
import type { AlertData } from './warn-api.ts';
import { WARN_TEXTS as TEXTS } from './warn-texts.ts';

/** A local time in Greece in words: 'Τετάρτη 4 Μαρτίου 2026, 18:00'. */
export function sayWhen(local: string, lang: Lang): string {
  return `${writeDateWithWeekday(local, lang)}, ${timeOfDay(local)}`;
}

/** What publishing a warning will do, in one sentence: where it is shown, for whom, until when, in which languages. */
export function sayWarning(
  { startsAt, endsAt, units }: Pick<AlertData, 'startsAt' | 'endsAt' | 'units'>,
  about: { now: string; unitNames: ReadonlyMap<string, Bilingual>; isBilingual: boolean },
  lang: Lang,
): string {
  const isLater = startsAt !== null && startsAt > about.now;
  const names = units.flatMap(({ unit }) => {
    const name = about.unitNames.get(unit ?? '');
    return name ? [name[lang] || name.el] : [];
  });
  const where =
    names.length > 0
      ? TEXTS.forUnits[lang].replace('{units}', names.join(', '))
      : TEXTS.forAll[lang];
  return (isLater ? TEXTS.saidLater : TEXTS.saidNow)[lang]
    .replace('{start}', sayWhen(startsAt ?? about.now, lang))
    .replace('{end}', endsAt ? sayWhen(endsAt, lang) : '…')
    .replace('{where}', where)
    .replace('{languages}', (about.isBilingual ? TEXTS.inBoth : TEXTS.inGreek)[lang]);
}
