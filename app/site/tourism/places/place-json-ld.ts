import { monthsIn, type OpenMonth } from '../../../../domain/content-types/parts/open-months.ts';
import { PLACE_AIDS } from '../../../../domain/content-types/parts/place-facts.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { href, type Language, localise, t } from '../../../i18n/language.ts';
import { pictureWidths } from '../../../ui/pictures/picture.tsx';
import {
  openingHoursSpecification,
  specialOpeningHoursSpecification,
} from '../../government-organization.ts';
import { wholeLink } from '../../whole-link.ts';
import { beachFactsOf } from '../beaches/beach-facts.ts';
import { facilityNames } from './facility-names.ts';
import type { Place } from './places.ts';
import { scheduleOfPlace } from './schedule-of-place.ts';

/** In pixels: where search engines are told of a whole list, the picture of each need not be the largest. */
const LIST_WIDTH = 960;

/** Something that a place has, as schema.org names it. */
export function amenity(label: Bilingual, language: Language) {
  return { '@type': 'LocationFeatureSpecification', name: t(label, language), value: true };
}

/** Whether no month is known in which it is closed. */
function isOpenAllYear(openMonths: readonly OpenMonth[]): boolean {
  return [0, 12].includes(monthsIn(openMonths).length);
}

/** A point as schema.org's GeoCoordinates. */
export function geoOf({ lat, lng }: { lat: number; lng: number }) {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };
}

/**
 * An attraction as schema.org's TouristAttraction; `pictures` are whole addresses, where there are more than its own;
 * with `now` the coming days with other hours are told.
 */
export function attractionJsonLd(
  place: Place,
  language: Language,
  siteUrl: string,
  { pictures, now }: { pictures?: string[] | undefined; now?: Date | undefined } = {},
) {
  const { data } = place;
  const { name, description, location } = data;
  const isBeach = data.category === 'beach';
  const aids = PLACE_AIDS.filter(({ value }) => data.aids.includes(value));
  const { picture } = place;
  // A small picture has no copy of that width.
  const width = picture && pictureWidths(Math.min(picture.width, LIST_WIDTH)).at(-1);
  const own = picture && `${siteUrl}${picture.path}/${width}.jpg`;
  return {
    '@type': 'TouristAttraction',
    ...(isBeach && { additionalType: 'https://schema.org/Beach' }),
    name: localise(name, language).text,
    description: localise(description, language).text,
    url: siteUrl + href(place.path, language),
    ...((pictures ?? own) && { image: pictures ?? own }),
    ...(location && { geo: geoOf(location) }),
    address: { '@type': 'PostalAddress', addressCountry: 'GR' },
    ...(data.phone && { telephone: data.phone }),
    ...(data.website && { sameAs: wholeLink(data.website, siteUrl) }),
    // Of a season, which comes back each year, schema.org has no words.
    ...(data.hours.length > 0 &&
      isOpenAllYear(data.openMonths) && {
        openingHoursSpecification: openingHoursSpecification(data.hours),
        ...(now && {
          specialOpeningHoursSpecification: specialOpeningHoursSpecification(
            scheduleOfPlace(place),
            now,
          ),
        }),
      }),
    // A price in words says that there is one; without either nothing is known.
    ...((data.isFree || data.price.el || data.price.en) && { isAccessibleForFree: data.isFree }),
    amenityFeature: [...facilityNames(data), ...aids].map(({ label }) => amenity(label, language)),
    ...(isBeach && {
      additionalProperty: beachFactsOf(data, language)
        .filter(({ value }) => value)
        .map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    }),
  };
}
