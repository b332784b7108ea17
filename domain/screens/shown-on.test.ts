import { expect, test } from 'vitest';
import type { ContentType } from '../content/model/content-type.ts';
import { alert } from '../content-types/alert.ts';
import { news } from '../content-types/news.ts';
import { office } from '../content-types/office.ts';
import { synonym } from '../content-types/synonym.ts';
import { teaser } from '../content-types/teaser.ts';
import { transparencyDocument } from '../content-types/transparency-document.ts';
import { firstShownOn, listShownOn } from './shown-on.ts';

const CASES: [ContentType, Record<string, unknown>, string[]][] = [
  [news as ContentType, { category: 'projects' }, ['/news/slug', '/news?category=projects', '/']],
  [alert as ContentType, { severity: 'warning' }, ['/alerts/slug', '/alerts']],
  // Of a long list only the part that begins with it.
  [
    transparencyDocument as ContentType,
    { category: 'budgets', date: '2026-03-01' },
    ['/municipality/transparency?category=budgets&date=2026-03-01'],
  ],
  [office as ContentType, {}, ['/municipality/departments', '/map']],
  [teaser as ContentType, { place: 'e-service-step' }, ['/services/eservices']],
  [synonym as ContentType, {}, []],
];

test.each(CASES)('an entry of a type is seen on these screens: %#', (type, data, paths) => {
  const shown = listShownOn(type, { slug: 'slug', data });
  expect(shown.map(({ path }) => path)).toEqual(paths);
});

test('the first screen is an address with the place of the entry on it', () => {
  expect(firstShownOn(office as ContentType, { slug: 'kep', data: {} })).toBe(
    '/municipality/departments#office-kep',
  );
  expect(firstShownOn(synonym as ContentType, { slug: 'x', data: {} })).toBeUndefined();
});
