import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { linksIn, parseHtml, textsIn } from '../../../harness/screens/read-html.ts';
import type { EventMonth, ShownEvent } from './event-lists.ts';
import { CalendarView, ListView } from './event-views.tsx';

const NOTHING = { el: '', en: '' };
const shown = (slug: string, startsAt: string, endsAt: string | null = null) =>
  ({
    slug,
    data: {
      title: { el: slug, en: slug },
      description: NOTHING,
      location: NOTHING,
      isCancelled: false,
      repetition: null,
      days: [],
    },
    times: { startsAt, endsAt },
    more: 0,
    picture: undefined,
  }) as unknown as ShownEvent;
const NO_FILTER = { unit: '', category: '', audience: '' };

test('below a month what is still on today is to come, and what ended yesterday is past', () => {
  const calendar = {
    month: '2026-03',
    today: '2026-03-04',
    previous: null,
    next: null,
    weeks: [],
    events: [
      shown('Ended', '2026-03-01T10:00', '2026-03-03T20:00'),
      shown('Morning', '2026-03-04T08:00', '2026-03-04T09:00'),
      shown('Fair', '2026-03-01T10:00', '2026-03-04T20:00'),
    ],
  } as unknown as EventMonth;
  const main = parseHtml(
    renderToStaticMarkup(
      <CalendarView
        calendar={calendar}
        address={{ view: 'calendar', filter: NO_FILTER }}
        language="en"
      />,
    ),
  );
  const namesIn = (part: string) => textsIn(main, `section[aria-labelledby="${part}"] h3`);
  expect(namesIn('month-events')).toEqual(['Morning', 'Fair']);
  expect(namesIn('month-past')).toEqual(['Ended']);
});

test.each([
  [['2025'], []],
  [
    ['2026', '2025'],
    ['/events?view=past&year=2026', '/events?view=past&year=2025'],
  ],
])('the years of the archive are a choice where there are several: %j', (years, links) => {
  const list = { events: [], page: 1, pageCount: 1, years, year: years[0] };
  const main = parseHtml(
    renderToStaticMarkup(
      <ListView list={list} address={{ view: 'past', filter: NO_FILTER }} language="gr" />,
    ),
  );
  expect(linksIn(main, 'nav a')).toEqual(links);
});
