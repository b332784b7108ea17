import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { unit } from '../../../domain/content-types/unit.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { reachedInGreece } from '../../../domain/time/greek-time.ts';
import { formatDateWithWeekday, formatMonth } from '../../i18n/dates.ts';
import { href, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { FilterPills } from '../../ui/forms/filter-pills.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { CalendarPlus } from '../../ui/pictures/icons.tsx';
import { describeScreen } from '../describe-screen.ts';
import { leadToLastPage } from '../lead-to-last-page.ts';
import { listTitle } from '../list-title.ts';
import type { Route } from './+types/events-page';
import { Subscribe } from './calendar/subscribe.tsx';
import {
  FILTER_NAMES,
  filterChoices,
  filterParameters,
  filterWords,
  readFilter,
} from './event-filter.ts';
import { EventFilterBar } from './event-filter-bar.tsx';
import { loadArchive, loadDay, loadMonth, loadUpcoming } from './event-lists.ts';
import { CalendarView, DayView, ListView } from './event-views.tsx';
import { chooseView, type EventsAddress, eventsPath } from './events-path.ts';
import { EVENTS_TEXTS } from './events-texts.ts';

export const handle = { parameters: ['view', 'month', 'day', 'year', 'page', ...FILTER_NAMES] };

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const { searchParams } = url;
  const { db } = services;
  const now = reachedInGreece(services.now());
  const today = dayOf(now);
  const choices = filterChoices(await listEntries(db, unit));
  const { filter } = readFilter(searchParams, choices);
  const page = Math.trunc(Number(searchParams.get('page'))) || 1;
  const shared = { language, choices, filter, siteUrl: services.siteUrl };
  const view = chooseView(searchParams);
  switch (view) {
    case 'calendar': {
      const asked = { asked: searchParams.get('month'), today, filter };
      return { ...shared, view, calendar: await loadMonth(db, asked, language) } as const;
    }
    case 'day': {
      const asked = { asked: searchParams.get('day'), today, filter };
      return { ...shared, view, day: await loadDay(db, asked, language) } as const;
    }
    case 'past': {
      const asked = { page, now, filter, year: searchParams.get('year') };
      const list = await loadArchive(db, asked, language);
      leadToLastPage(url, list.page);
      return { ...shared, view, list } as const;
    }
    default: {
      const list = await loadUpcoming(db, { page, now, filter }, language);
      leadToLastPage(url, list.page);
      return { ...shared, view, list } as const;
    }
  }
}

type EventsData = Route.ComponentProps['loaderData'];

/** The address of the present view. */
function addressOf(data: EventsData): EventsAddress {
  const { view, filter } = data;
  switch (data.view) {
    case 'calendar':
      return { view, filter, month: data.calendar.month };
    case 'day':
      return { view, filter, day: data.day.day };
    case 'past':
      return { view, filter, year: data.list.year, page: data.list.page };
    default:
      return { view, filter, page: data.list.page };
  }
}

/** The archive's latest year is the archive; any other has an address of its own. */
function canonical(data: EventsData): string {
  const address = addressOf(data);
  const isLatest = data.view === 'past' && data.list.year === data.list.years[0];
  return eventsPath(isLatest ? { ...address, year: undefined } : address);
}

function viewWords(data: EventsData): string {
  const { language } = data;
  switch (data.view) {
    case 'calendar':
      return formatMonth(data.calendar.month, language);
    case 'day':
      return formatDateWithWeekday(data.day.day, language);
    case 'past':
      return `${t(EVENTS_TEXTS.past, language)} ${data.list.year ?? ''}`.trim();
    default:
      return '';
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, view, filter, choices } = loaderData;
  const title = t(screenAt('/events').title, language);
  const words = [viewWords(loaderData), filterWords(filter, choices, language)];
  const { page } = addressOf(loaderData);
  return describeScreen(matches[0].loaderData, {
    path: canonical(loaderData),
    title: listTitle(title, { words, ...(page && { page }) }, language),
    description: t(EVENTS_TEXTS.lead, language),
    breadcrumb: [{ title, path: '/events' }],
    // The calendar repeats the lists and the events, month by month without end; so do filters, one with another.
    noIndex: view === 'calendar' || view === 'day' || filterParameters(filter).length > 1,
  });
}

/** Events to come as a list, by month and day as a calendar, and those that are over, by year. */
export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { language, view, filter, choices } = loaderData;
  const address = addressOf(loaderData);
  const words = filterWords(filter, choices, language);
  const title = t(screenAt('/events').title, language);
  return (
    <>
      <PageHeader
        kind="front"
        language={language}
        title={words ? `${title}: ${words}` : title}
        lead={t(EVENTS_TEXTS.lead, language)}
        breadcrumb={[]}
        meta={
          <>
            <ButtonLink href={href('/events/submit', language)} className="no-print">
              <CalendarPlus />
              {t(EVENTS_TEXTS.submit, language)}
            </ButtonLink>
            <span className="no-print max-w-[40ch]">{t(EVENTS_TEXTS.submitLead, language)}</span>
          </>
        }
      />
      <div className="wrap py-8 md:py-12">
        <div className="mb-6">
          <FilterPills
            label={t(EVENTS_TEXTS.views, language)}
            items={(['upcoming', 'calendar', 'past'] as const).map((item) => ({
              label: t(EVENTS_TEXTS[item], language),
              href: href(eventsPath({ view: item, filter }), language),
              current: item === view,
            }))}
          />
        </div>
        <div className="no-print mb-8 md:mb-10">
          <EventFilterBar address={address} choices={choices} language={language} />
        </div>
        {loaderData.view === 'calendar' && (
          <CalendarView calendar={loaderData.calendar} address={address} language={language} />
        )}
        {loaderData.view === 'day' && (
          <DayView day={loaderData.day} address={address} language={language} />
        )}
        {(loaderData.view === 'upcoming' || loaderData.view === 'past') && (
          <ListView list={loaderData.list} address={address} language={language} />
        )}
        <Subscribe siteUrl={loaderData.siteUrl} filter={filter} words={words} language={language} />
      </div>
    </>
  );
}
