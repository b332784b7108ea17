import { listEntries } from '../../../../domain/content/reading/published-entries.ts';
import { unit } from '../../../../domain/content-types/unit.ts';
import { findEvent, listEventsFrom } from '../../../../domain/events/listing.ts';
import { screenAt } from '../../../../domain/screens/find-screen.ts';
import { addDays } from '../../../../domain/time/calendar.ts';
import { dayInGreece } from '../../../../domain/time/greek-time.ts';
import { htmlLang, t } from '../../../i18n/language.ts';
import { siteRequest } from '../../../request-context.ts';
import { FILTER_NAMES, filterChoices, filterWords, readFilter } from '../event-filter.ts';
import type { Route } from './+types/events-calendar';
import { toCalendarEvents } from './calendar-entries.ts';
import { calendarFile } from './icalendar.ts';

/** `event` asks for a single one by its slug; the others narrow what is subscribed to. */
export const handle = { parameters: ['event', ...FILTER_NAMES] };

/** A subscribed calendar keeps recent events. */
const KEPT_DAYS = 180;

/**
 * The events as a calendar to subscribe to (/feeds/events.ics): those that are public in the language of the address,
 * and that its filter leaves; or one of them to add. A filter that names nothing is answered with 404: all events in
 * its place would fill somebody's calendar.
 */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const { db, siteUrl } = services;
  const slug = url.searchParams.get('event');
  const choices = filterChoices(await listEntries(db, unit));
  const { filter, isUnknown } = readFilter(url.searchParams, choices);
  if (isUnknown) return notFound();
  const events = slug
    ? await findEvent(db, slug).then((event) => (event ? [event] : []))
    : await listEventsFrom(db, `${addDays(dayInGreece(services.now()), -KEPT_DAYS)}T00:00`, {
        ...filter,
        language: htmlLang(language),
      });
  if (slug && events.length === 0) return notFound();
  const name = [t(screenAt('/events').title, language), filterWords(filter, choices, language)];
  const file = calendarFile(
    events.flatMap((event) => toCalendarEvents(event, siteUrl, language)),
    { name: name.filter(Boolean).join(': '), language: htmlLang(language) },
  );
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `${slug ? 'attachment' : 'inline'}; filename="${slug ?? 'events'}.ics"`,
    },
  });
}

const notFound = () => new Response('Not found', { status: 404 });
