import { type ChosenFilter, filterParameters } from './event-filter.ts';

/** The views of the events screen. */
export type EventView = 'upcoming' | 'calendar' | 'past' | 'day';

/** What an address of the events screen says. */
export interface EventsAddress {
  view: EventView;
  filter: ChosenFilter;
  /** `YYYY-MM`, of the calendar. */
  month?: string | undefined;
  /** `YYYY-MM-DD`, of the view of a day. */
  day?: string | undefined;
  /** `YYYY`, of the archive. */
  year?: string | undefined;
  /** From 1. */
  page?: number | undefined;
}

/** The address of a view without language, with only the parameters that make it another page. */
export function eventsPath({ view, filter, month, day, year, page }: EventsAddress): string {
  const parameters = new URLSearchParams();
  if (view === 'calendar' || view === 'past') parameters.set('view', view);
  if (month) parameters.set('month', month);
  if (day) parameters.set('day', day);
  if (year) parameters.set('year', year);
  for (const [name, value] of filterParameters(filter)) parameters.set(name, value);
  if (page && page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `/events?${parameters}` : '/events';
}

/** The view that an address asks for; a day or a month without a view means itself. */
export function chooseView(parameters: URLSearchParams): EventView {
  const view = parameters.get('view');
  if (view === 'past' || view === 'calendar') return view;
  if (view !== null) return 'upcoming';
  if (parameters.has('day')) return 'day';
  return parameters.has('month') ? 'calendar' : 'upcoming';
}
