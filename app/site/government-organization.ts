import type { OpeningPeriod } from '../../domain/time/opening-period.ts';
import { href, type Language, t } from '../i18n/language.ts';
import type { SiteSettings } from './layout/layout-props.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Opening hours as schema.org writes them. */
export function openingHoursSpecification(periods: OpeningPeriod[]) {
  return periods.map((period) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: period.days.map((day) => `https://schema.org/${DAYS[day - 1]}`),
    opens: period.opens,
    closes: period.closes,
  }));
}

/** The municipality as schema.org's GovernmentOrganization. */
export function governmentOrganization(
  settings: SiteSettings,
  siteUrl: string,
  language: Language,
) {
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${siteUrl}/#municipality`,
    name: t(settings.name, language),
    url: siteUrl + href('/', language),
    email: settings.email,
    telephone: settings.phones.map((phone) => phone.number),
    foundingDate: String(settings.foundedYear ?? ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: t(settings.street, language),
      postalCode: settings.postalCode,
      addressLocality: t(settings.city, language),
      addressCountry: 'GR',
    },
    ...(settings.coordinates && {
      location: {
        '@type': 'Place',
        geo: {
          '@type': 'GeoCoordinates',
          latitude: settings.coordinates.lat,
          longitude: settings.coordinates.lng,
        },
        openingHoursSpecification: openingHoursSpecification(settings.hours),
      },
    }),
  };
}
