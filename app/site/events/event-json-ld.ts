import type { EventEntry } from '../../../domain/events/listing.ts';
import { withGreekOffset } from '../../../domain/time/greek-time.ts';
import { href, type Language, localise } from '../../i18n/language.ts';

/** An event as schema.org's Event. `pictures` are the whole addresses of its pictures. */
export function eventJsonLd(
  { slug, data }: Pick<EventEntry, 'slug' | 'data'>,
  { siteUrl, pictures }: { siteUrl: string; pictures: string[] | undefined },
  language: Language,
) {
  const organiser = localise(data.organiser, language).text;
  return {
    '@type': 'Event',
    name: localise(data.title, language).text,
    description: localise(data.description, language).text,
    url: siteUrl + href(`/events/${slug}`, language),
    startDate: withGreekOffset(data.startsAt),
    ...(data.endsAt && { endDate: withGreekOffset(data.endsAt) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: localise(data.location, language).text,
      address: { '@type': 'PostalAddress', addressCountry: 'GR' },
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
