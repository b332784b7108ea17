import { CalendarDays, CalendarPlus } from 'lucide-react';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { localTimeInGreece } from '../../../domain/time/greek-time.ts';
import { formatMonth } from '../../i18n/dates.ts';
import { href, type Language, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterPills } from '../../ui/filter-pills.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { describeScreen } from '../describe-screen.ts';
import type { Route } from './+types/events-page';
import {
  chooseView,
  type EventMonth,
  type EventView,
  loadEventPage,
  loadMonth,
  type ShownEvent,
} from './event-lists.ts';
import { EventRow } from './event-row.tsx';
import { dateId } from './event-when.ts';
import { CALENDAR_TEXTS, EVENTS_TEXTS } from './events-texts.ts';
import { MonthCalendar } from './month-calendar.tsx';

export const handle = { parameters: ['view', 'month', 'page'] };

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const { searchParams } = url;
  const now = localTimeInGreece(services.now());
  const view = chooseView(searchParams.get('view'), searchParams.get('month'));
  if (view === 'calendar') {
    const asked = { asked: searchParams.get('month'), today: now.slice(0, 10) };
    return { language, view, calendar: await loadMonth(services.db, asked, language) } as const;
  }
  const page = Number.parseInt(searchParams.get('page') ?? '1', 10) || 1;
  const list = await loadEventPage(services.db, { view, page, now }, language);
  return { language, view, list } as const;
}

type EventsData = Route.ComponentProps['loaderData'];

/** The address of the present view, with only the parameters that make it a different page. */
function pathOf(data: EventsData): string {
  if (data.view === 'calendar') return `/events?view=calendar&month=${data.calendar.month}`;
  const { page } = data.list;
  return listPath(data.view, page);
}

function listPath(view: EventView, page: number): string {
  const parameters = new URLSearchParams();
  if (view !== 'upcoming') parameters.set('view', view);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `/events?${parameters}` : '/events';
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, view } = loaderData;
  const title = t(screenAt('/events').title, language);
  const parts = [
    title,
    view === 'past' && t(EVENTS_TEXTS.past, language),
    view === 'calendar' && formatMonth(loaderData.calendar.month, language),
  ];
  return describeScreen(matches[0].loaderData, {
    path: pathOf(loaderData),
    title: parts.filter(Boolean).join(': '),
    description: t(EVENTS_TEXTS.lead, language),
    breadcrumb: [{ title, path: '/events' }],
    // The calendar repeats the lists and the events, month by month without end.
    noIndex: view === 'calendar',
  });
}

/** Events to come as a list, by month as a calendar, and those that are over. */
export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { language, view } = loaderData;
  return (
    <>
      <PageHeader
        language={language}
        title={t(screenAt('/events').title, language)}
        lead={t(EVENTS_TEXTS.lead, language)}
        breadcrumb={[]}
        meta={
          <>
            <ButtonLink href={href('/events/submit', language)} className="no-print">
              <CalendarPlus aria-hidden />
              {t(EVENTS_TEXTS.submit, language)}
            </ButtonLink>
            <span className="no-print max-w-[40ch]">{t(EVENTS_TEXTS.submitLead, language)}</span>
          </>
        }
      />
      <div className="wrap py-8 md:py-12">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 md:mb-10">
          <FilterPills
            label={t(EVENTS_TEXTS.views, language)}
            items={(['upcoming', 'calendar', 'past'] as const).map((item) => ({
              label: t(EVENTS_TEXTS[item], language),
              href: href(listPath(item, 1), language),
              current: item === view,
            }))}
          />
          <ButtonLink
            href={href('/feeds/events.ics', language)}
            variant="quiet"
            size="small"
            className="no-print -ms-3"
          >
            <CalendarDays aria-hidden />
            {t(EVENTS_TEXTS.feed, language)}
          </ButtonLink>
        </div>
        {loaderData.view === 'calendar' ? (
          <CalendarView calendar={loaderData.calendar} language={language} />
        ) : (
          <ListView list={loaderData.list} view={loaderData.view} language={language} />
        )}
      </div>
    </>
  );
}

function EventRows({ events, language }: { events: ShownEvent[]; language: Language }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
    <ul role="list" className="grid gap-8">
      {events.map((event) => (
        <li key={dateId(event)} className="min-w-0">
          <EventRow event={event} language={language} />
        </li>
      ))}
    </ul>
  );
}

interface ListViewProps {
  list: { events: ShownEvent[]; page: number; pageCount: number };
  view: 'upcoming' | 'past';
  language: Language;
}

function ListView({ list, view, language }: ListViewProps) {
  const isPast = view === 'past';
  if (list.events.length === 0) {
    const other = isPast ? 'upcoming' : 'past';
    return (
      <EmptyState
        title={t(isPast ? EVENTS_TEXTS.nonePast : EVENTS_TEXTS.noneUpcoming, language)}
        text={t(isPast ? EVENTS_TEXTS.nonePastText : EVENTS_TEXTS.noneUpcomingText, language)}
        action={
          <ButtonLink href={href(listPath(other, 1), language)} variant="secondary">
            {t(isPast ? EVENTS_TEXTS.showUpcoming : EVENTS_TEXTS.showPast, language)}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">
        {t(isPast ? EVENTS_TEXTS.showPast : EVENTS_TEXTS.showUpcoming, language)}
      </h2>
      <EventRows events={list.events} language={language} />
      <div className="mt-12">
        <Pagination
          page={list.page}
          pageCount={list.pageCount}
          hrefOf={(page) => href(listPath(view, page), language)}
          language={language}
        />
      </div>
    </>
  );
}

function CalendarView({ calendar, language }: { calendar: EventMonth; language: Language }) {
  return (
    <>
      <MonthCalendar shown={calendar} language={language} />
      {calendar.events.length === 0 ? (
        <EmptyState
          title={t(EVENTS_TEXTS.noneInMonth, language)}
          text={t(EVENTS_TEXTS.noneInMonthText, language)}
          action={
            <ButtonLink href={href('/events', language)} variant="secondary">
              {t(EVENTS_TEXTS.showUpcoming, language)}
            </ButtonLink>
          }
        />
      ) : (
        <section aria-labelledby="month-events" className="mt-10 md:hidden">
          <h2 id="month-events" className="mb-6 text-2xl">
            {t(CALENDAR_TEXTS.list, language)}
          </h2>
          <EventRows events={calendar.events} language={language} />
        </section>
      )}
    </>
  );
}
