import { PRICE_LEVELS } from '../../../../domain/content-types/lodging.ts';
import { LODGING_AIDS } from '../../../../domain/content-types/parts/place-facts.ts';
import { href, type Language, localise } from '../../../i18n/language.ts';
import { wholeLink } from '../../whole-link.ts';
import { amenity, geoOf } from '../places/place-json-ld.ts';
import type { Lodging } from './lodgings.ts';

/** The types below LodgingBusiness that say more. */
const TYPES: Partial<Record<NonNullable<Lodging['data']['kind']>, string>> = {
  hotel: 'Hotel',
  guesthouse: 'BedAndBreakfast',
  campsite: 'Campground',
};

/** A place to stay as schema.org's LodgingBusiness; `pictures` are whole addresses. */
export function lodgingJsonLd(
  { path, data }: Pick<Lodging, 'path' | 'data'>,
  language: Language,
  siteUrl: string,
  pictures?: string[],
) {
  const price = PRICE_LEVELS.find(({ value }) => value === data.priceLevel);
  const street = localise(data.address, language).text;
  const aids = LODGING_AIDS.filter(({ value }) => data.aids.includes(value));
  return {
    '@type': (data.kind && TYPES[data.kind]) ?? 'LodgingBusiness',
    name: localise(data.name, language).text,
    description: localise(data.description, language).text,
    url: siteUrl + href(path, language),
    ...(pictures && { image: pictures }),
    ...(data.phone && { telephone: data.phone }),
    ...(data.email && { email: data.email }),
    ...(data.website && { sameAs: wholeLink(data.website, siteUrl) }),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      addressCountry: 'GR',
    },
    ...(price && { priceRange: price.range }),
    ...(data.stars && { starRating: { '@type': 'Rating', ratingValue: data.stars } }),
    ...(data.coordinates && { geo: geoOf(data.coordinates) }),
    ...(aids.length > 0 && { amenityFeature: aids.map(({ label }) => amenity(label, language)) }),
  };
}
