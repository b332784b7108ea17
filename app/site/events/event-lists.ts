import { happensOn } from '../../../domain/events/event-times.ts';
import {
  type ListedEvent,
  listEventsInMonth,
  listPastEventPage,
  listPastYears,
  listUpcomingEventPage,
} from '../../../domain/events/listing.ts';
import {
  calendarBounds,
  chooseMonth,
  monthAfter,
  weeksOfMonth,
} from '../../../domain/events/month-grid.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import type { Services } from '../../../domain/services.ts';
import { addDays, isCalendarDay } from '../../../domain/time/calendar.ts';
import type { Language } from '../../i18n/language.ts';
import type { PictureSource } from '../../ui/pictures/picture.tsx';
import { pictureSource } from '../picture-source.ts';
import type { ChosenFilter } from './event-filter.ts';

/** An event as lists show it. */
export interface ShownEvent {
  slug: string;
  data: ListedEvent['data'];
  /** The date for which it is listed. */
  times: ListedEvent['times'];
  /** How many more of its dates the list could show. */
  more: number;
  picture: PictureSource | undefined;
}

const PAGE_SIZE = 10;

async function withPictures(
  db: Services['db'],
  events: ListedEvent[],
  language: Language,
): Promise<ShownEvent[]> {
  const pictures = await findPictures(
    db,
    events.map((event) => event.data.image),
  );
  return events.map(({ slug, data, times, more }) => ({
    slug,
    data,
    times,
    more,
    picture: pictureSource(pictures.get(data.image ?? ''), language),
  }));
}

/** One page of the upcoming events. `now` is a local time. */
export async function loadUpcoming(
  db: Services['db'],
  { page, now, filter }: { page: number; now: string; filter: ChosenFilter },
  language: Language,
) {
  const found = await listUpcomingEventPage(db, now, { ...filter, page, pageSize: PAGE_SIZE });
  return { ...found, events: await withPictures(db, found.events, language) };
}

/** One page of a year of the archive: the year that was asked for, or the latest with events. */
export async function loadArchive(
  db: Services['db'],
  asked: { page: number; now: string; filter: ChosenFilter; year: string | null },
  language: Language,
) {
  const { page, now, filter } = asked;
  const years = await listPastYears(db, now, filter);
  const year = years.find((one) => one === asked.year) ?? years[0];
  const paging = { ...filter, page, pageSize: PAGE_SIZE, year };
  const found = await listPastEventPage(db, now, paging);
  return { ...found, years, year, events: await withPictures(db, found.events, language) };
}

/** A month of the calendar with its events; `asked` is what the address says. */
export async function loadMonth(
  db: Services['db'],
  { asked, today, filter }: { asked: string | null; today: string; filter: ChosenFilter },
  language: Language,
) {
  const month = chooseMonth(asked, today);
  const bounds = calendarBounds(today);
  return {
    month,
    today,
    previous: month > bounds.first ? monthAfter(month, -1) : null,
    next: month < bounds.last ? monthAfter(month, 1) : null,
    weeks: weeksOfMonth(month),
    events: await withPictures(db, await listEventsInMonth(db, month, filter), language),
  };
}

export type EventMonth = Awaited<ReturnType<typeof loadMonth>>;

/**
 * A day of the calendar with what takes place on it; today where the address names none. At the ends of the calendar
 * there is no day before, or after: its address would show today.
 */
export async function loadDay(
  db: Services['db'],
  { asked, today, filter }: { asked: string | null; today: string; filter: ChosenFilter },
  language: Language,
) {
  const isShown = (one: string) => chooseMonth(one.slice(0, 7), today) === one.slice(0, 7);
  const day = asked !== null && isCalendarDay(asked) && isShown(asked) ? asked : today;
  const neighbour = (days: number) => [addDays(day, days)].find(isShown) ?? null;
  const ofMonth = await listEventsInMonth(db, day.slice(0, 7), filter);
  const events = ofMonth.filter(({ times }) => happensOn(times, day));
  return {
    day,
    previous: neighbour(-1),
    next: neighbour(1),
    events: await withPictures(db, events, language),
  };
}
