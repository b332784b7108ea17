import { happensOn } from '../../../domain/events/event-times.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { formatMonth } from '../../i18n/dates.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { ChevronLeft, ChevronRight } from '../../ui/pictures/icons.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import type { ChosenFilter } from './event-filter.ts';
import type { EventMonth, ShownEvent } from './event-lists.ts';
import { dateId } from './event-when.ts';
import { eventsPath } from './events-path.ts';
import { CALENDAR_TEXTS, EVENT_TEXTS, WEEKDAYS } from './events-texts.ts';

interface MonthCalendarProps {
  shown: EventMonth;
  filter: ChosenFilter;
  language: Language;
}

const monthHref = (month: string, filter: ChosenFilter, language: Language) =>
  href(eventsPath({ view: 'calendar', month, filter }), language);

/** A month as a table of weeks. On a phone a day leads to its event in the list below. */
export function MonthCalendar({ shown, filter, language }: MonthCalendarProps) {
  const { month, weeks, previous, next } = shown;
  return (
    <section aria-labelledby="month">
      <div className="mb-5 flex items-center justify-between gap-3">
        <h2 id="month" className="text-3xl">
          {formatMonth(month, language)}
        </h2>
        <nav aria-label={t(CALENDAR_TEXTS.months, language)} className="flex flex-none gap-2">
          {previous && (
            <ButtonLink
              href={monthHref(previous, filter, language)}
              rel="prev"
              variant="secondary"
              size="small"
              className="max-sm:px-3"
              aria-label={`${t(CALENDAR_TEXTS.previous, language)}: ${formatMonth(previous, language)}`}
            >
              <ChevronLeft />
              <span className="max-sm:hidden">{formatMonth(previous, language)}</span>
            </ButtonLink>
          )}
          {next && (
            <ButtonLink
              href={monthHref(next, filter, language)}
              rel="next"
              variant="secondary"
              size="small"
              className="max-sm:px-3"
              aria-label={`${t(CALENDAR_TEXTS.next, language)}: ${formatMonth(next, language)}`}
            >
              <span className="max-sm:hidden">{formatMonth(next, language)}</span>
              <ChevronRight />
            </ButtonLink>
          )}
        </nav>
      </div>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">
          {t(CALENDAR_TEXTS.caption, language)}: {formatMonth(month, language)}
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th
                key={day.short.en}
                scope="col"
                className="border-b-2 border-link pb-2 text-start text-sm font-semibold text-muted"
              >
                <span aria-hidden="true">{t(day.short, language)}</span>
                <span className="sr-only">{t(day.whole, language)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => (
                <td
                  key={WEEKDAYS[weekday]?.short.en}
                  className="h-14 border-b border-line py-1 align-top md:h-28 md:pe-2 md:pt-2"
                >
                  {day && (
                    <CalendarDay day={day} shown={shown} filter={filter} language={language} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CalendarDayProps extends MonthCalendarProps {
  day: string;
}

function CalendarDay({ day, shown, filter, language }: CalendarDayProps) {
  const events = shown.events.filter((event) => happensOn(event.times, day));
  const isToday = day === shown.today;
  const [first] = events;
  const number = (
    <time
      dateTime={day}
      className={
        isToday
          ? 'grid size-8 place-content-center rounded-full bg-link font-semibold text-surface forced-colors:border print:border print:bg-transparent print:text-text'
          : undefined
      }
    >
      {Number(day.slice(8))}
      {isToday && <span className="sr-only"> ({t(CALENDAR_TEXTS.today, language)})</span>}
    </time>
  );
  if (!first)
    return (
      <span className="grid h-11 w-full max-w-11 place-content-center md:size-auto md:max-w-none md:place-content-start">
        {number}
      </span>
    );
  return (
    <>
      <a
        href={`#${dateId(first)}`}
        className="relative grid h-11 w-full max-w-11 place-content-center rounded-full bg-tint font-semibold text-on-tint md:hidden"
      >
        {number}
        <span className="sr-only">: {countEvents(events.length, language)}</span>
      </a>
      <a
        href={href(eventsPath({ view: 'day', day, filter }), language)}
        className="hidden min-h-6 w-fit min-w-6 hover:underline md:block"
      >
        {number}
        <span className="sr-only">: {countEvents(events.length, language)}</span>
      </a>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets. */}
      <ul role="list" className="mt-1 hidden gap-1 md:grid">
        {events.map((event) => (
          <li key={dateId(event)}>
            <CalendarEntry event={event} day={day} language={language} />
          </li>
        ))}
      </ul>
    </>
  );
}

function countEvents(count: number, language: Language): string {
  if (language === 'gr') return count === 1 ? '1 εκδήλωση' : `${count} εκδηλώσεις`;
  return count === 1 ? '1 event' : `${count} events`;
}

function CalendarEntry({
  event,
  day,
  language,
}: {
  event: ShownEvent;
  day: string;
  language: Language;
}) {
  const startsHere = dayOf(event.times.startsAt) === day;
  return (
    <a
      href={href(entryPath('event', event), language)}
      className="block rounded-sm bg-tint px-2 py-1.5 text-xs leading-snug text-on-tint hover:underline"
    >
      {startsHere && (
        <span className="tabular block font-semibold">{event.times.startsAt.slice(11)}</span>
      )}
      <WordsOf words={localise(event.data.title, language)} />
      {event.data.isCancelled && (
        <span className="block font-semibold">{t(EVENT_TEXTS.isCancelled, language)}</span>
      )}
    </a>
  );
}
