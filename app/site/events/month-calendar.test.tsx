import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { linksIn, parseHtml, textsIn } from '../../../harness/screens/read-html.ts';
import type { EventMonth } from './event-lists.ts';
import { MonthCalendar } from './month-calendar.tsx';

/** One event from Friday to Sunday, and one on the Saturday alone. */
const event = (slug: string, startsAt: string, endsAt: string) => ({
  slug,
  data: { title: { el: slug, en: slug }, isCancelled: false },
  times: { startsAt, endsAt },
  more: 0,
  picture: undefined,
});
const SHOWN = {
  month: '2026-07',
  today: '2026-07-01',
  previous: null,
  next: null,
  weeks: [['2026-07-03', '2026-07-04', '2026-07-05']],
  events: [
    event('Fair', '2026-07-03T18:00', '2026-07-05T23:00'),
    event('Concert', '2026-07-04T21:00', '2026-07-04T23:30'),
  ],
} as unknown as EventMonth;
const page = parseHtml(
  renderToStaticMarkup(
    <MonthCalendar
      shown={SHOWN}
      filter={{ unit: 'aigio', category: '', audience: '' }}
      language="en"
    />,
  ),
);

test('an event of several days stands on each, with its hour on the first alone', () => {
  expect(page.querySelectorAll('td').map((day) => textsIn(day, 'li'))).toEqual([
    ['18:00 Fair'],
    ['Fair', '21:00 Concert'],
    ['Fair'],
  ]);
});

test('a day says how many events it has, and leads to them as the month is narrowed', () => {
  // On a phone to the list below, else to the screen of the day.
  const days = page.querySelectorAll('td').map((day) => textsIn(day, 'a').slice(0, 2));
  expect(days).toEqual([
    ['3 : 1 event', '3 : 1 event'],
    ['4 : 2 events', '4 : 2 events'],
    ['5 : 1 event', '5 : 1 event'],
  ]);
  expect(linksIn(page, 'td a').filter((link) => link.startsWith('#'))).toEqual([
    '#event-Fair-202607031800',
    '#event-Fair-202607031800',
    '#event-Fair-202607031800',
  ]);
  expect(linksIn(page, 'td a').filter((link) => link.startsWith('/events?'))).toEqual([
    '/events?day=2026-07-03&unit=aigio&lang=en',
    '/events?day=2026-07-04&unit=aigio&lang=en',
    '/events?day=2026-07-05&unit=aigio&lang=en',
  ]);
});
