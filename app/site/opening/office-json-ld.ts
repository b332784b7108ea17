import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, type Language, localise } from '../../i18n/language.ts';
import {
  openingHoursSpecification,
  specialOpeningHoursSpecification,
} from '../government-organization.ts';
import type { SiteSettings } from '../layout/layout-props.ts';
import { type OfficeTimes, scheduleOf } from './office-schedule.ts';

/** What is told of an office or a department. */
interface ToldOffice extends OfficeTimes {
  name: Bilingual;
  address: Bilingual;
  phone: string;
  email: string;
  coordinates?: { lat: number; lng: number } | null;
}

interface Site {
  settings: SiteSettings;
  siteUrl: string;
  language: Language;
  now: Date;
}

/** A place that people visit as schema.org's GovernmentOffice, with its hours; `place` is its mark on the page. */
export function officeJsonLd(
  office: ToldOffice,
  place: string,
  { settings, siteUrl, language, now }: Site,
) {
  const address = localise(office.address, language).text;
  return {
    '@type': 'GovernmentOffice',
    name: localise(office.name, language).text,
    url: `${siteUrl}${href('/municipality/departments', language)}#${place}`,
    parentOrganization: { '@id': `${siteUrl}/#municipality` },
    ...(office.phone && { telephone: office.phone }),
    ...(office.email && { email: office.email }),
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'GR' },
    }),
    ...(office.coordinates && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: office.coordinates.lat,
        longitude: office.coordinates.lng,
      },
    }),
    openingHoursSpecification: openingHoursSpecification(office.hours),
    specialOpeningHoursSpecification: specialOpeningHoursSpecification(
      scheduleOf(office, settings),
      now,
    ),
  };
}
