import { lastDayOf } from '../../../domain/events/event-times.ts';
import { formatDateWithWeekday } from '../../i18n/dates.ts';
import { href, type Language, t } from '../../i18n/language.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { FilterPills } from '../../ui/forms/filter-pills.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { filterParameters } from './event-filter.ts';
import type { EventMonth, ShownEvent } from './event-lists.ts';
import { EventRow } from './event-row.tsx';
import { dateId } from './event-when.ts';
import { type EventsAddress, eventsPath } from './events-path.ts';
import { CALENDAR_TEXTS, EVENTS_TEXTS, FILTER_TEXTS } from './events-texts.ts';
import { MonthCalendar } from './month-calendar.tsx';

interface ViewProps {
  address: EventsAddress;
  language: Language;
}

interface EventRowsProps {
  events: ShownEvent[];
  language: Language;
  /** Right below the filters, whose own line on large screens closes the space above the first row. */
  isBelowFilters?: boolean;
}

function EventRows({ events, language, isBelowFilters = false }: EventRowsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
    <ul role="list" className="grid gap-8">
      {events.map((event, index) => (
        <li key={dateId(event)} className="min-w-0">
          <EventRow event={event} language={language} isBelowLine={isBelowFilters && index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Nothing is on: with a filter, that it may be the reason; else where something is. */
function Nothing({ address, language }: ViewProps) {
  const { view, filter } = address;
  if (filterParameters(filter).length > 0) {
    const all = { ...address, filter: { unit: '', category: '', audience: '' } };
    return (
      <EmptyState
        title={t(FILTER_TEXTS.none, language)}
        text={t(FILTER_TEXTS.noneText, language)}
        action={
          <ButtonLink href={href(eventsPath(all), language)} variant="secondary">
            {t(FILTER_TEXTS.clear, language)}
          </ButtonLink>
        }
      />
    );
  }
  const [title, text] = {
    upcoming: [EVENTS_TEXTS.noneUpcoming, EVENTS_TEXTS.noneUpcomingText],
    past: [EVENTS_TEXTS.nonePast, EVENTS_TEXTS.nonePastText],
    calendar: [EVENTS_TEXTS.noneInMonth, EVENTS_TEXTS.noneInMonthText],
    day: [FILTER_TEXTS.noneOnDay, FILTER_TEXTS.noneOnDayText],
  }[view] as [typeof EVENTS_TEXTS.nonePast, typeof EVENTS_TEXTS.nonePast];
  const isUpcoming = view === 'upcoming';
  const other = eventsPath({ view: isUpcoming ? 'past' : 'upcoming', filter });
  return (
    <EmptyState
      title={t(title, language)}
      text={t(text, language)}
      action={
        <ButtonLink href={href(other, language)} variant="secondary">
          {t(isUpcoming ? EVENTS_TEXTS.showPast : EVENTS_TEXTS.showUpcoming, language)}
        </ButtonLink>
      }
    />
  );
}

interface ListProps extends ViewProps {
  list: {
    events: ShownEvent[];
    page: number;
    pageCount: number;
    years?: string[];
    year?: string | undefined;
  };
}

/** What is to come, or a year of the archive. */
export function ListView({ list, address, language }: ListProps) {
  const isPast = address.view === 'past';
  const { years = [], year } = list;
  return (
    <>
      {years.length > 1 && (
        <div className="mb-8">
          <FilterPills
            label={t(FILTER_TEXTS.years, language)}
            items={years.map((one) => ({
              label: one,
              href: href(eventsPath({ ...address, page: 1, year: one }), language),
              current: one === year,
            }))}
          />
        </div>
      )}
      {list.events.length === 0 ? (
        <Nothing address={address} language={language} />
      ) : (
        <>
          <h2 className={isPast ? 'mb-6 text-2xl' : 'sr-only'}>
            {t(isPast ? EVENTS_TEXTS.showPast : EVENTS_TEXTS.showUpcoming, language)}
            {isPast && year && ` ${year}`}
          </h2>
          <EventRows events={list.events} language={language} isBelowFilters={!isPast} />
          <div className="mt-12">
            <Pagination
              page={list.page}
              pageCount={list.pageCount}
              hrefOf={(page) => href(eventsPath({ ...address, page }), language)}
              language={language}
            />
          </div>
        </>
      )}
    </>
  );
}

/** A month as a table; on a phone its dates follow as two lists: from today on, then what is over. */
export function CalendarView({
  calendar,
  address,
  language,
}: ViewProps & { calendar: EventMonth }) {
  const isOver = ({ times }: ShownEvent) => lastDayOf(times) < calendar.today;
  const coming = calendar.events.filter((event) => !isOver(event));
  const over = calendar.events.filter(isOver);
  return (
    <>
      <MonthCalendar shown={calendar} filter={address.filter} language={language} />
      {calendar.events.length === 0 && <Nothing address={address} language={language} />}
      {coming.length > 0 && (
        <section aria-labelledby="month-events" className="mt-10 md:hidden">
          <h2 id="month-events" className="mb-6 text-2xl">
            {t(CALENDAR_TEXTS.list, language)}
          </h2>
          <EventRows events={coming} language={language} />
        </section>
      )}
      {over.length > 0 && (
        <section aria-labelledby="month-past" className="mt-10 md:hidden">
          <h2 id="month-past" className="mb-6 text-2xl">
            {t(EVENTS_TEXTS.showPast, language)}
          </h2>
          <EventRows events={over} language={language} />
        </section>
      )}
    </>
  );
}

interface DayProps extends ViewProps {
  day: { day: string; previous: string | null; next: string | null; events: ShownEvent[] };
}

/** Everything that takes place on a day. */
export function DayView({ day, address, language }: DayProps) {
  const { filter } = address;
  const dayLink = (other: string, rel: 'prev' | 'next') => (
    <ButtonLink
      href={href(eventsPath({ view: 'day', day: other, filter }), language)}
      rel={rel}
      variant="secondary"
      size="small"
    >
      {formatDateWithWeekday(other, language)}
    </ButtonLink>
  );
  return (
    <section aria-labelledby="day">
      <h2 id="day" className="mb-6 text-3xl">
        <time dateTime={day.day}>{formatDateWithWeekday(day.day, language)}</time>
      </h2>
      {day.events.length === 0 ? (
        <Nothing address={address} language={language} />
      ) : (
        <EventRows events={day.events} language={language} />
      )}
      <nav aria-label={t(CALENDAR_TEXTS.days, language)} className="mt-10 flex flex-wrap gap-2">
        {day.previous && dayLink(day.previous, 'prev')}
        {day.next && dayLink(day.next, 'next')}
        <ButtonLink
          href={href(
            eventsPath({ view: 'calendar', month: day.day.slice(0, 7), filter }),
            language,
          )}
          variant="quiet"
          size="small"
        >
          {t(FILTER_TEXTS.toMonth, language)}
        </ButtonLink>
      </nav>
    </section>
  );
}
