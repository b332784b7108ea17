import type { EventTimes } from '../../../domain/events/event-times.ts';
import type { EventEntry } from '../../../domain/events/listing.ts';
import { isCancelledDate, occurrencesOf } from '../../../domain/events/occurrences.ts';
import { withGreekOffset } from '../../../domain/time/greek-time.ts';
import type { Repetition } from '../../../domain/time/repetition.ts';
import { href, type Language, localise } from '../../i18n/language.ts';

interface About {
  siteUrl: string;
  /** The whole addresses of its pictures. */
  pictures: string[] | undefined;
  /** The date for which its page stands. */
  times: EventTimes;
  /** The name of the place or unit in which it is; '' where none is known. */
  locality: string;
}

/** An event as schema.org's Event, with the dates at which it comes back. */
export function eventJsonLd(
  { slug, data }: Pick<EventEntry, 'slug' | 'data'>,
  { siteUrl, pictures, times, locality }: About,
  language: Language,
) {
  const organiser = localise(data.organiser, language).text;
  const location = localise(data.location, language).text;
  const name = localise(data.title, language).text;
  return {
    '@type': 'Event',
    name,
    description: localise(data.description, language).text,
    url: siteUrl + href(`/events/${slug}`, language),
    ...period(times),
    eventStatus: `https://schema.org/${data.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(data.repetition && { eventSchedule: scheduleOf(data, data.repetition) }),
    ...(data.days.length > 0 && {
      subEvent: occurrencesOf({ ...data, repetition: null }).map((date) => ({
        '@type': 'Event',
        name,
        ...period(date),
        location: { '@type': 'Place', name: location, address: address(location, locality) },
      })),
    }),
    location: {
      '@type': 'Place',
      name: location,
      address: address(location, locality),
      ...(data.coordinates && {
        geo: {
          '@type': 'GeoCoordinates',
          latitude: data.coordinates.lat,
          longitude: data.coordinates.lng,
        },
      }),
    },
    ...(organiser && { organizer: { '@type': 'Organization', name: organiser } }),
    ...(pictures && { image: pictures }),
  };
}

function period({ startsAt, endsAt }: EventTimes) {
  return {
    startDate: withGreekOffset(startsAt),
    ...(endsAt && { endDate: withGreekOffset(endsAt) }),
  };
}

function address(location: string, locality: string) {
  return {
    '@type': 'PostalAddress',
    streetAddress: location,
    ...(locality && { addressLocality: locality }),
    addressCountry: 'GR',
  };
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const PERIODS = { day: 'D', week: 'W', month: 'M', year: 'Y' } as const;

/** A rule as schema.org's Schedule; its times are local times in the zone that it names. */
function scheduleOf({ startsAt, endsAt, exceptions }: EventEntry['data'], rule: Repetition) {
  const leftOut = exceptions.filter(isCancelledDate).flatMap(({ day }) => (day ? [day] : []));
  return {
    '@type': 'Schedule',
    repeatFrequency: `P${rule.interval}${PERIODS[rule.every]}`,
    ...(rule.weekdays.length > 0 && {
      byDay: rule.weekdays.map((day) => `https://schema.org/${WEEKDAYS[day - 1]}`),
    }),
    ...(rule.nth !== null && rule.nth > 0 && { byMonthWeek: rule.nth }),
    startDate: startsAt.slice(0, 10),
    ...(rule.until && { endDate: rule.until }),
    startTime: `${startsAt.slice(11)}:00`,
    ...(endsAt && { endTime: `${endsAt.slice(11)}:00` }),
    scheduleTimezone: 'Europe/Athens',
    ...(leftOut.length > 0 && { exceptDate: leftOut }),
  };
}
