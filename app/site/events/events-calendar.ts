import { type EventEntry, findEvent, listEventsFrom } from '../../../domain/events/listing.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { href, htmlLang, type Language, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/events-calendar';
import { type CalendarEvent, calendarFile } from './icalendar.ts';

/** `event` asks for a single one by its slug. */
export const handle = { parameters: ['event'] };

/** A subscribed calendar keeps recent events. */
const KEPT_DAYS = 180;

/**
 * The events as a calendar to subscribe to (/feeds/events.ics): those that are public in the language of the address;
 * or one of them to add.
 */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const slug = url.searchParams.get('event');
  const events = slug
    ? await findEvent(services.db, slug).then((event) => (event ? [event] : []))
    : await listEventsFrom(
        services.db,
        `${addDays(dayInGreece(services.now()), -KEPT_DAYS)}T00:00`,
        { language: htmlLang(language) },
      );
  if (slug && events.length === 0) return new Response('Not found', { status: 404 });
  const file = calendarFile(
    events.map((event) => toCalendarEvent(event, services.siteUrl, language)),
    { name: t(screenAt('/events').title, language), language: htmlLang(language) },
  );
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `${slug ? 'attachment' : 'inline'}; filename="${slug ?? 'events'}.ics"`,
    },
  });
}

function toCalendarEvent(
  { id, slug, data, updatedAt }: EventEntry,
  siteUrl: string,
  language: Language,
): CalendarEvent {
  const url = siteUrl + href(`/events/${slug}`, language);
  return {
    uid: `${id}@${new URL(siteUrl).hostname}`,
    title: localise(data.title, language).text,
    description: [
      localise(data.description, language).text,
      localise(data.cost, language).text,
      url,
    ]
      .filter(Boolean)
      .join('\n'),
    location: localise(data.location, language).text,
    url,
    position: data.coordinates,
    startsAt: data.startsAt,
    endsAt: data.endsAt,
    updatedAt,
  };
}
