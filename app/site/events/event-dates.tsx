import type { EventTimes } from '../../../domain/events/event-times.ts';
import { type ChangedDate, isCancelledDate } from '../../../domain/events/occurrences.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { formatDateWithWeekday } from '../../i18n/dates.ts';
import { type Language, t } from '../../i18n/language.ts';
import { ChevronDown } from '../../ui/pictures/icons.tsx';
import { describeWhen } from './event-when.ts';
import { EVENT_TEXTS } from './events-texts.ts';

/** Dates that are shown at once; the others open by a press. */
const SHOWN = 6;

interface EventDatesProps {
  coming: EventTimes[];
  /** The days of its rule, from today on, on which nothing takes place or which were moved. */
  changed: readonly ChangedDate[];
  language: Language;
}

/** The dates of an event that are still to come, and the days on which it does not take place. */
export function EventDates({ coming, changed, language }: EventDatesProps) {
  if (coming.length < 2 && changed.length === 0) return null;
  const later = coming.slice(SHOWN);
  return (
    <section aria-labelledby="dates">
      <h2 id="dates" className="mb-4 text-2xl">
        {t(EVENT_TEXTS.dates, language)}
      </h2>
      <Dates dates={coming.slice(0, SHOWN)} language={language} />
      {later.length > 0 && (
        <details className="group mt-2">
          <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
            {t(EVENT_TEXTS.moreDates, language)} ({later.length})
            <ChevronDown className="side-navigation-mark group-open:rotate-180" />
          </summary>
          <Dates dates={later} language={language} />
        </details>
      )}
      {changed.length > 0 && (
        <ul className="mt-4 grid gap-1">
          {changed.map((change) => (
            <li key={change.day}>
              <strong>
                {t(isCancelledDate(change) ? EVENT_TEXTS.notOn : EVENT_TEXTS.isMoved, language)}:
              </strong>{' '}
              {describeChange(change, language)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function describeChange({ day, movedTo, starts }: ChangedDate, language: Language): string {
  const from = formatDateWithWeekday(day ?? '', language);
  if (movedTo === null && starts === '') return from;
  const to = [movedTo && formatDateWithWeekday(movedTo, language), starts].filter(Boolean);
  return `${from} → ${to.join(', ')}`;
}

function Dates({ dates, language }: { dates: EventTimes[]; language: Language }) {
  if (dates.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
    <ul role="list" className="border-t border-line">
      {dates.map((times) => {
        const when = describeWhen(times, language);
        return (
          <li
            key={times.startsAt}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5"
          >
            <time dateTime={dayOf(times.startsAt)}>{when.days}</time>
            <span className="tabular">{when.hours}</span>
          </li>
        );
      })}
    </ul>
  );
}
