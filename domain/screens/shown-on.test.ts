import { expect, test } from 'vitest';
import type { ContentType } from '../content/model/content-type.ts';
import { alert } from '../content-types/alert.ts';
import { findContentType } from '../content-types/all.ts';
import { department } from '../content-types/department.ts';
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
  [teaser as ContentType, {}, []],
  [synonym as ContentType, {}, []],
];

test.each(CASES)('an entry of a type is seen on these screens: %#', (type, data, paths) => {
  const shown = listShownOn(type, { slug: 'slug', data });
  expect(shown.map(({ path }) => path)).toEqual(paths);
});

test('each has its title, and only a page of its own shows nothing else', () => {
  const shownOn = (type: ContentType, data: Record<string, unknown>) =>
    listShownOn(type, { slug: 'slug', data }).map(({ title, isOwnPage }) => [title.en, isOwnPage]);
  expect(shownOn(alert as ContentType, { severity: 'warning' })).toEqual([
    ['Its own page', true],
    ['Warnings', false],
  ]);
  expect(shownOn(department as ContentType, {})).toEqual([
    ['Departments', false],
    ['Administration', false],
  ]);
});

test('the first screen is an address with the place of the entry on it', () => {
  expect(firstShownOn(office as ContentType, { slug: 'kep', data: {} })).toBe(
    '/municipality/departments#office-kep',
  );
  expect(firstShownOn(synonym as ContentType, { slug: 'x', data: {} })).toBeUndefined();
});

/** Where the public sees an entry ‘slug’ of each type, its own page or place first. */
const SHOWN: Record<string, string> = {
  page: '/slug',
  news: '/news/slug /news?category=projects /',
  event: '/events/slug /events /',
  alert: '/alerts/slug /alerts',
  document: '/municipality/transparency?category=projects&date=2026-03-01',
  tender: '/municipality/tenders/slug',
  service: '/services/slug /services',
  'e-service': '/services/eservices',
  department: '/municipality/departments#slug /municipality/administration',
  office: '/municipality/departments#office-slug /map',
  term: '/services/glossary#slug',
  mayor: '/municipality/mayor /municipality/administration',
  'council-member': '/municipality/council',
  'council-session': '/council-meetings#slug /municipality/council',
  unit: '/municipality/units/slug /municipality/units / /map',
  'history-section': '/municipality/history#slug',
  'assembly-point': '/emergency',
  attraction: '/tourism/projects/slug /tourism /map',
  lodging: '/tourism/accommodation/slug /tourism/accommodation /map',
  'culture-block': '/tourism/culture#slug',
  slide: '/',
  teaser: '',
  'menu-item': '/',
  'footer-link': '/',
  settings: '/contact / /municipality',
  synonym: '',
  'search-promise': '',
};

test.each(Object.entries(SHOWN))(
  'an entry of the type %s is seen where it is written',
  (name, written) => {
    const type = findContentType(name) as ContentType;
    const data = { category: 'projects', date: '2026-03-01' };
    const shown = listShownOn(type, { slug: 'slug', data });
    const places = shown.map(({ path, place }) => (place ? `${path}#${place}` : path));
    expect(places.join(' ')).toBe(written);
  },
);

test.each([
  ['home-quick-link', '/'],
  ['home-task', '/'],
  ['transparency-card', '/municipality/transparency'],
  ['transparency-banner', '/municipality/transparency'],
  ['tourism-banner', '/tourism'],
  ['e-service-step', '/services/eservices'],
])('a card of the place %s is seen on %s', (place, path) => {
  expect(firstShownOn(teaser as ContentType, { slug: 'slug', data: { place } })).toBe(path);
});
