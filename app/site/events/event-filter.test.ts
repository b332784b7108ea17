import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EVENT_AUDIENCES, EVENT_CATEGORIES } from '../../../domain/content-types/event.ts';
import { linksIn, parseHtml } from '../../../harness/screens/read-html.ts';
import { Subscribe } from './calendar/subscribe.tsx';
import {
  type FilterChoices,
  feedPath,
  filterParameters,
  filterWords,
  readFilter,
} from './event-filter.ts';
import { EventFilterBar } from './event-filter-bar.tsx';
import { DayView } from './event-views.tsx';
import type { EventsAddress } from './events-path.ts';

const CHOICES: FilterChoices = {
  unit: [
    { value: 'aigio', label: { el: 'Αίγιο', en: 'Aigio' } },
    { value: 'akrata', label: { el: 'Ακράτα', en: '' } },
  ],
  category: EVENT_CATEGORIES,
  audience: EVENT_AUDIENCES,
};
const read = (address: string) => readFilter(new URLSearchParams(address), CHOICES);
const [category] = EVENT_CATEGORIES;

test('an address narrows to what there is, and what is unknown is told apart from nothing', () => {
  const none = { unit: '', category: '', audience: '' };
  expect(read('')).toEqual({ filter: none, isUnknown: false });
  expect(read('unit=&category=')).toEqual({ filter: none, isUnknown: false });
  expect(read('unit=aigio')).toEqual({ filter: { ...none, unit: 'aigio' }, isUnknown: false });
  expect(read('unit=athens')).toEqual({ filter: none, isUnknown: true });
});

test('words say what is left; a unit without an English name keeps its own', () => {
  const { filter } = read(`category=${category?.value}&unit=akrata`);
  expect(filterWords(filter, CHOICES, 'gr')).toBe(`Ακράτα, ${category?.label.el}`);
  expect(filterWords(filter, CHOICES, 'en')).toBe(`Ακράτα, ${category?.label.en}`);
  expect(filterWords(read('').filter, CHOICES, 'en')).toBe('');
});

test('the address of the calendar has the filter in one order, and nothing without one', () => {
  const { filter } = read(`category=${category?.value}&unit=aigio`);
  expect(filterParameters(filter)).toEqual([
    ['unit', 'aigio'],
    ['category', category?.value],
  ]);
  expect(feedPath(filter)).toBe(`/feeds/events.ics?unit=aigio&category=${category?.value}`);
  expect(feedPath(read('').filter)).toBe('/feeds/events.ics');
  const ofAudience = read('audience=children').filter;
  expect(feedPath(ofAudience)).toBe('/feeds/events.ics?audience=children');
});

test('whoever narrows the archive, or a month, stays there, also when all filters are taken back', () => {
  const { filter } = read('unit=aigio');
  const partsOf = (address: EventsAddress) => {
    const bar = createElement(EventFilterBar, { address, choices: CHOICES, language: 'en' });
    const html = parseHtml(renderToStaticMarkup(bar));
    const kept = html.querySelectorAll('input[type="hidden"]').map((field) => {
      const [name, value] = ['name', 'value'].map((one) => field.getAttributeValue(one));
      return `${name}=${value}`;
    });
    return { kept, links: linksIn(html) };
  };
  const archive = partsOf({ view: 'past', year: '2024', filter });
  expect(archive.kept).toEqual(['lang=en', 'view=past', 'year=2024']);
  expect(archive.links).toEqual(['/events?view=past&year=2024&lang=en']);
  const month = partsOf({ view: 'calendar', month: '2026-04', filter });
  expect(month.kept).toEqual(['lang=en', 'view=calendar', 'month=2026-04']);
});

test('the days beside a day have its filter', () => {
  const { filter } = read('unit=aigio');
  const day = { day: '2026-05-01', previous: '2026-04-30', next: '2026-05-02', events: [] };
  const address = { view: 'day', day: day.day, filter } as const;
  const view = createElement(DayView, { day, address, language: 'gr' });
  const links = linksIn(parseHtml(renderToStaticMarkup(view)), 'nav a');
  expect(links).toEqual([
    '/events?day=2026-04-30&unit=aigio',
    '/events?day=2026-05-02&unit=aigio',
    '/events?view=calendar&month=2026-05&unit=aigio',
  ]);
});

test('programs subscribe over webcal also where the site is at https', () => {
  const siteUrl = 'https://www.example.gr';
  const { filter } = read('unit=aigio');
  const part = createElement(Subscribe, { siteUrl, filter, words: 'Aigio', language: 'en' });
  expect(linksIn(parseHtml(renderToStaticMarkup(part)))).toContain(
    'webcal://www.example.gr/feeds/events.ics?unit=aigio&lang=en',
  );
});
