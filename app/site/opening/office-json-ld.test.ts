import { expect, test } from 'vitest';
import { TEST_NOW } from '../../../harness/services.ts';
import { officeJsonLd } from './office-json-ld.ts';

test('search engines are told of the days on which an office itself has other hours', () => {
  const nothing = { el: '', en: '' };
  const office = {
    name: { el: 'ΚΕΠ', en: 'Citizens’ centre' },
    address: nothing,
    phone: '',
    email: '',
    hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
    exceptions: [
      { from: '2026-03-10', to: null, opens: '', closes: '', reason: nothing },
      { from: '2026-03-12', to: null, opens: '10:00', closes: '12:00', reason: nothing },
    ],
  };
  const settings = { localHolidays: [], exceptions: [] };
  const told = officeJsonLd(office as never, 'office-kep', {
    settings: settings as never,
    siteUrl: 'https://www.example.gr',
    language: 'en',
    now: TEST_NOW,
  });
  // Nothing is told that nobody entered.
  for (const name of ['address', 'telephone', 'email', 'geo'])
    expect(told).not.toHaveProperty(name);
  expect(told.url).toBe('https://www.example.gr/municipality/departments?lang=en#office-kep');
  expect(told.specialOpeningHoursSpecification.slice(0, 2)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-03-10',
      validThrough: '2026-03-10',
      opens: '00:00',
      closes: '00:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-03-12',
      validThrough: '2026-03-12',
      opens: '10:00',
      closes: '12:00',
    },
  ]);
});
