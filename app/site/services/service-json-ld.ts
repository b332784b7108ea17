import { href, type Language, localise } from '../../i18n/language.ts';
import type { ServiceDetails } from './load-service.ts';

/** A service as schema.org's GovernmentService; `provider` is the municipality. */
export function governmentServiceJsonLd(
  { data, path, department }: ServiceDetails,
  provider: Record<string, unknown>,
  siteUrl: string,
  language: Language,
) {
  return {
    '@type': 'GovernmentService',
    name: localise(data.title, language).text,
    description: localise(data.description, language).text,
    url: siteUrl + href(path, language),
    provider,
    ...(department && {
      serviceOperator: {
        '@type': 'GovernmentOrganization',
        name: localise(department.name, language).text,
        ...(department.phone && { telephone: department.phone }),
        ...(department.email && { email: department.email }),
      },
    }),
    ...(data.onlineLink && {
      availableChannel: {
        '@type': 'ServiceChannel',
        serviceUrl: data.onlineLink.startsWith('/') ? siteUrl + data.onlineLink : data.onlineLink,
      },
    }),
  };
}
