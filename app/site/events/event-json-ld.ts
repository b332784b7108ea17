import { type EventTimes, lastDayOf } from '../../../domain/events/event-times.ts';
import type { EventEntry } from '../../../domain/events/listing.ts';
import { occurrencesOf } from '../../../domain/events/occurrences.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { GREEK_TIME_ZONE, withGreekOffset } from '../../../domain/time/greek-time.ts';
import type { Repetition } from '../../../domain/time/repetition.ts';
import { href, type Language, localise } from '../../i18n/language.ts';

interface About {
  siteUrl: string;
  /** The whole addresses of its pictures. */
  pictures: string[] | undefined;
  /** The date for which its page stands. */
  times: EventTimes;
  /** The name of the municipal unit in which it is; '' where none is known. */
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
  const place = {
    '@type': 'Place',
    name: location,
    address: address(localise(data.address, language).text, locality),
  };
  const eventStatus = `https://schema.org/${data.isCancelled ? 'EventCancelled' : 'EventScheduled'}`;
  const single = singleDates(data);
  return {
    '@type': 'Event',
    name,
    description: localise(data.description, language).text,
    url: siteUrl + href(entryPath('event', { slug }), language),
    ...period(times),
    eventStatus,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(data.repetition &&
      canSchedule(data.repetition, data) && { eventSchedule: scheduleOf(data, data.repetition) }),
    ...(single.length > 0 && {
      subEvent: single.map((date) => ({
        '@type': 'Event',
        name,
        eventStatus,
        ...period(date),
        location: place,
      })),
    }),
    location: {
      ...place,
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

/** The name of a place is no street: where staff gave no address, there is none. */
function address(street: string, locality: string) {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(locality && { addressLocality: locality }),
    addressCountry: 'GR',
  };
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const PERIODS = { day: 'D', week: 'W', month: 'M', year: 'Y' } as const;

/**
 * schema.org's Schedule counts the weeks of a month from its beginning: it cannot say ‘the last Friday’. Its times are
 * those of one day: of an event of several it would tell the hours alone.
 */
const canSchedule = ({ nth }: Repetition, first: EventTimes) =>
  nth !== -1 && lastDayOf(first) === dayOf(first.startsAt);

/**
 * The dates that no schedule says: other days, those that were moved or have other hours, and all where there is none.
 */
function singleDates(data: EventEntry['data']): EventTimes[] {
  const all = occurrencesOf(data);
  const { repetition } = data;
  if (!repetition) return data.days.length > 0 ? all : [];
  if (!canSchedule(repetition, data)) return all;
  const changed = new Set(data.exceptions.map(({ day }) => day));
  return all.filter(({ ruleStart }) => ruleStart === null || changed.has(dayOf(ruleStart)));
}

/**
 * A rule as schema.org's Schedule, without the days on which nothing takes place or something else holds; its times are
 * local times in the zone that it names.
 */
function scheduleOf({ startsAt, endsAt, exceptions }: EventEntry['data'], rule: Repetition) {
  const leftOut = exceptions.flatMap(({ day }) => (day ? [day] : []));
  return {
    '@type': 'Schedule',
    repeatFrequency: `P${rule.interval}${PERIODS[rule.every]}`,
    ...(rule.weekdays.length > 0 && {
      byDay: rule.weekdays.map((day) => `https://schema.org/${WEEKDAYS[day - 1]}`),
    }),
    ...(rule.nth !== null && { byMonthWeek: rule.nth }),
    // ‘The second Sunday’ of a year is none without its month.
    ...(rule.nth !== null && rule.every === 'year' && { byMonth: Number(startsAt.slice(5, 7)) }),
    startDate: startsAt.slice(0, 10),
    ...(rule.until && { endDate: rule.until }),
    startTime: `${startsAt.slice(11)}:00`,
    ...(endsAt && { endTime: `${endsAt.slice(11)}:00` }),
    scheduleTimezone: GREEK_TIME_ZONE,
    ...(leftOut.length > 0 && { exceptDate: leftOut }),
  };
}
