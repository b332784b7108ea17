import { dayInGreece } from '../../domain/time/greek-time.ts';
import type { OpeningPeriod } from '../../domain/time/opening-period.ts';
import {
  type OpeningException,
  type OpeningSchedule,
  unusualDays,
} from '../../domain/time/opening-schedule.ts';
import { href, type Language, localise } from '../i18n/language.ts';
import type { SiteSettings } from './layout/layout-props.ts';
import { townHallSchedule } from './opening/office-schedule.ts';
import { wholeLink } from './whole-link.ts';

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

/** The days ahead whose other hours search engines are told. */
const DAYS_AHEAD = 60;

/** The days with other hours than the week's, as schema.org writes them; a day from 00:00 to 00:00 is closed. */
export function specialOpeningHoursSpecification(schedule: OpeningSchedule, now: Date) {
  return unusualDays(schedule, dayInGreece(now), DAYS_AHEAD).flatMap(({ from, to, hours }) =>
    (hours.length > 0 ? hours : [{ opens: '00:00', closes: '00:00' }]).map((times) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      ...times,
    })),
  );
}

/** The municipality as schema.org's GovernmentOrganization; `exceptions` are those of the town hall alone. */
export function governmentOrganization(
  settings: SiteSettings,
  siteUrl: string,
  language: Language,
  now: Date,
  exceptions: OpeningException[] = [],
) {
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${siteUrl}/#municipality`,
    name: localise(settings.name, language).text,
    url: siteUrl + href('/', language),
    email: settings.email,
    telephone: settings.phones.map((phone) => phone.number),
    ...(settings.socialLinks.length > 0 && {
      sameAs: settings.socialLinks.map(({ link }) => wholeLink(link, siteUrl)),
    }),
    ...(settings.foundedYear && { foundingDate: String(settings.foundedYear) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: localise(settings.street, language).text,
      postalCode: settings.postalCode,
      addressLocality: localise(settings.city, language).text,
      addressCountry: 'GR',
    },
    ...((settings.coordinates || settings.hours.length > 0) && {
      location: {
        '@type': 'Place',
        ...(settings.coordinates && {
          geo: {
            '@type': 'GeoCoordinates',
            latitude: settings.coordinates.lat,
            longitude: settings.coordinates.lng,
          },
        }),
        openingHoursSpecification: openingHoursSpecification(settings.hours),
        specialOpeningHoursSpecification: specialOpeningHoursSpecification(
          townHallSchedule(settings, exceptions),
          now,
        ),
      },
    }),
  };
}
