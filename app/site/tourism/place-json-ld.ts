import { href, type Language, localise, t } from '../../i18n/language.ts';
import { facilityNames } from './facility-names.ts';
import type { Place } from './places.ts';

/** An attraction as schema.org's TouristAttraction. */
export function attractionJsonLd(place: Place, language: Language, siteUrl: string) {
  const { name, description, location } = place.data;
  return {
    '@type': 'TouristAttraction',
    name: localise(name, language).text,
    description: localise(description, language).text,
    url: siteUrl + href(place.path, language),
    ...(place.picture && { image: `${siteUrl}${place.picture.path}/960.jpg` }),
    ...(location && {
      geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    }),
    address: { '@type': 'PostalAddress', addressCountry: 'GR' },
    amenityFeature: facilityNames(place.data).map(({ label }) => ({
      '@type': 'LocationFeatureSpecification',
      name: t(label, language),
      value: true,
    })),
  };
}
