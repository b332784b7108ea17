import {
  type ListedEvent,
  listEventsInMonth,
  listPastEventPage,
  listUpcomingEventPage,
} from '../../../domain/events/listing.ts';
import {
  addMonths,
  calendarBounds,
  chooseMonth,
  weeksOfMonth,
} from '../../../domain/events/month-grid.ts';
import { findPictures } from '../../../domain/media/reading.ts';
import type { Services } from '../../../domain/services.ts';
import type { Language } from '../../i18n/language.ts';
import type { PictureSource } from '../../ui/picture.tsx';
import { pictureSource } from '../picture-source.ts';

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

/** The views of the events screen. */
export type EventView = 'upcoming' | 'calendar' | 'past';

const PAGE_SIZE = 10;

/** The view that an address asks for; a month without a view means the calendar. */
export function chooseView(view: string | null, month: string | null): EventView {
  if (view === 'past' || view === 'calendar') return view;
  return month && view === null ? 'calendar' : 'upcoming';
}

export async function withPictures(
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

/** One page of the upcoming or the past events. `now` is a local time. */
export async function loadEventPage(
  db: Services['db'],
  { view, page, now }: { view: 'upcoming' | 'past'; page: number; now: string },
  language: Language,
) {
  const list = view === 'past' ? listPastEventPage : listUpcomingEventPage;
  const found = await list(db, now, { page, pageSize: PAGE_SIZE });
  return { ...found, events: await withPictures(db, found.events, language) };
}

/** A month of the calendar with its events; `asked` is what the address says. */
export async function loadMonth(
  db: Services['db'],
  { asked, today }: { asked: string | null; today: string },
  language: Language,
) {
  const month = chooseMonth(asked, today);
  const bounds = calendarBounds(today);
  return {
    month,
    today,
    previous: month > bounds.first ? addMonths(month, -1) : null,
    next: month < bounds.last ? addMonths(month, 1) : null,
    weeks: weeksOfMonth(month),
    events: await withPictures(db, await listEventsInMonth(db, month), language),
  };
}

export type EventMonth = Awaited<ReturnType<typeof loadMonth>>;
