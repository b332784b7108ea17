import { expect, test } from 'vitest';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { service } from '../../../domain/content-types/service.ts';
import type { ServiceDetails } from './load-service.ts';
import { governmentServiceJsonLd } from './service-json-ld.ts';

const jsonLdOf = (facts: object) => {
  const title = { el: 'Άδεια', en: 'Permit' };
  const data = { ...emptyData(service.fields), title, description: title, ...facts };
  const details = { data, path: '/services/permit', units: [] } as unknown as ServiceDetails;
  const json = governmentServiceJsonLd(details, { name: 'Dimos' }, 'https://x.example', 'en');
  return JSON.parse(JSON.stringify(json));
};

test('of a service search engines are told what is known, and no more', () => {
  const known = ['@type', 'areaServed', 'audience', 'description', 'name', 'provider', 'url'];
  expect(Object.keys(jsonLdOf({})).sort()).toEqual(known);
  const online = jsonLdOf({ onlineLink: '/contact' });
  expect(online.availableChannel).toEqual([
    { '@type': 'ServiceChannel', serviceUrl: 'https://x.example/contact' },
  ]);
});
