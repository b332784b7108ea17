import { TOPICS } from '../../../domain/content-types/parts/vocabularies.ts';
import { service } from '../../../domain/content-types/service.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { wholeLink } from '../whole-link.ts';
import type { ServiceDetails } from './load-service.ts';

/** The word for a value of a vocabulary. */
function wordFor(
  options: readonly { value: string; label: Bilingual }[],
  chosen: string | null,
  language: Language,
): string | undefined {
  const found = options.find(({ value }) => value === chosen);
  return found && t(found.label, language);
}

/** A service as schema.org's GovernmentService; `provider` is the municipality. */
export function governmentServiceJsonLd(
  { data, path, department, office, units }: ServiceDetails,
  provider: Record<string, unknown>,
  siteUrl: string,
  language: Language,
) {
  const topic = wordFor(TOPICS, data.topic, language);
  const audience = wordFor(service.fields.audience.options, data.audience, language);
  const cost = localise(data.cost, language).text;
  const outcome = localise(data.outcome, language).text;
  return {
    '@type': 'GovernmentService',
    name: localise(data.title, language).text,
    description: localise(data.description, language).text,
    url: siteUrl + href(path, language),
    provider,
    ...(topic && { serviceType: topic }),
    ...(audience && { audience: { '@type': 'Audience', audienceType: audience } }),
    areaServed:
      units.length > 0
        ? units.map((name) => area(localise(name, language).text))
        : area(String(provider.name)),
    ...(outcome && { serviceOutput: { '@type': 'Thing', name: outcome } }),
    ...(cost && { offers: { '@type': 'Offer', description: cost } }),
    ...(department && {
      serviceOperator: {
        '@type': 'GovernmentOrganization',
        name: localise(department.name, language).text,
        ...(department.phone && { telephone: department.phone }),
        ...(department.email && { email: department.email }),
      },
    }),
    ...channelsOf({ data, department, office }, siteUrl, language),
  };
}

const area = (name: string) => ({ '@type': 'AdministrativeArea', name });

/** Where one gets it: online, and at a counter, which is the department's where no other is named, as on the page. */
function channelsOf(
  { data, department, office }: Pick<ServiceDetails, 'data' | 'department' | 'office'>,
  siteUrl: string,
  language: Language,
) {
  const online = data.onlineLink && {
    '@type': 'ServiceChannel',
    serviceUrl: wholeLink(data.onlineLink, siteUrl),
  };
  const place = office ?? (department && t(department.address, 'gr') ? department : undefined);
  const counter = place && {
    '@type': 'ServiceChannel',
    serviceLocation: {
      '@type': 'Place',
      name: localise(place.name, language).text,
      address: {
        '@type': 'PostalAddress',
        streetAddress: localise(place.address, language).text,
        addressCountry: 'GR',
      },
    },
    ...(place.phone && {
      servicePhone: { '@type': 'ContactPoint', telephone: place.phone },
    }),
  };
  const channels = [online, counter].filter(Boolean);
  return channels.length > 0 ? { availableChannel: channels } : {};
}
