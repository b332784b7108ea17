import { Fragment } from 'react';
import type { Bilingual } from '../../domain/text/bilingual.ts';
import type { OpeningPeriod } from '../../domain/time/opening-period.ts';
import type { Language } from '../i18n/language.ts';
import { t } from '../i18n/language.ts';
import type { DayGroup } from './opening-hours-model.ts';
import { groupDays, isOpenAt } from './opening-hours-model.ts';

interface OpeningHoursProps {
  periods: OpeningPeriod[];
  language: Language;
  /**
   * The moment at which the page is rendered, to say whether it is open now. Without it only the hours are shown.
   */
  now?: Date;
  className?: string;
}

const DAYS: Bilingual[] = [
  { el: 'Δευτέρα', en: 'Monday' },
  { el: 'Τρίτη', en: 'Tuesday' },
  { el: 'Τετάρτη', en: 'Wednesday' },
  { el: 'Πέμπτη', en: 'Thursday' },
  { el: 'Παρασκευή', en: 'Friday' },
  { el: 'Σάββατο', en: 'Saturday' },
  { el: 'Κυριακή', en: 'Sunday' },
];

export const HOURS_TEXTS = {
  closed: { el: 'Κλειστά', en: 'Closed' },
  openNow: { el: 'Ανοιχτά τώρα', en: 'Open now' },
  closedNow: { el: 'Κλειστά τώρα', en: 'Closed now' },
};

/** `Monday–Friday` */
export function dayNames({ from, to }: DayGroup, language: Language): string {
  const name = (day: number) => t(DAYS[day - 1] ?? { el: '', en: '' }, language);
  return from === to ? name(from) : `${name(from)}–${name(to)}`;
}

/** The hours of a week in as few lines as they need, and whether it is open now. */
export function OpeningHours({ periods, language, now, className = '' }: OpeningHoursProps) {
  if (periods.length === 0) return null;
  const isOpen = now && isOpenAt(periods, now);
  return (
    <div className={className}>
      {now && (
        <p className={`open-state ${isOpen ? 'is-open' : ''}`.trim()}>
          {t(isOpen ? HOURS_TEXTS.openNow : HOURS_TEXTS.closedNow, language)}
        </p>
      )}
      <dl className="tabular grid gap-1.5">
        {groupDays(periods).map((group) => (
          <div key={group.from} className="flex justify-between gap-x-4">
            <dt>{dayNames(group, language)}</dt>
            <dd className="text-end text-muted">
              {group.hours.length === 0
                ? t(HOURS_TEXTS.closed, language)
                : group.hours.map(({ opens, closes }, index) => (
                    <Fragment key={opens}>
                      {index > 0 && ', '}
                      <span className="whitespace-nowrap">{`${opens}–${closes}`}</span>
                    </Fragment>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
