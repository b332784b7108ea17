import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ChangedDate } from '../../../domain/events/occurrences.ts';
import { parseHtml, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { EventDates } from './event-dates.tsx';

const onDay = (day: number) => ({
  startsAt: `2026-03-${String(day).padStart(2, '0')}T19:00`,
  endsAt: `2026-03-${String(day).padStart(2, '0')}T21:00`,
});
const read = (days: number[], changed: ChangedDate[] = [], language: 'gr' | 'en' = 'en') =>
  parseHtml(
    renderToStaticMarkup(
      <EventDates coming={days.map(onDay)} changed={changed} language={language} />,
    ),
  );

describe('the dates of an event', () => {
  test('are not listed where there is one, and nothing changed', () => {
    expect(textOf(read([5]))).toBe('');
  });

  test('are all there: six at once, the others behind a press that says how many', () => {
    const page = read([5, 6, 7, 8, 9, 10, 11, 12]);
    expect(textsIn(page, 'time')).toHaveLength(8);
    expect(textsIn(page, 'details time')).toEqual([
      'Wednesday, March 11, 2026',
      'Thursday, March 12, 2026',
    ]);
    expect(textsIn(page, 'summary')).toEqual(['Later dates (2)']);
    expect(textsIn(read([5, 6, 7, 8, 9, 10, 11]), 'summary')).toEqual(['Later dates (1)']);
    expect(textsIn(read([5, 6, 7, 8, 9, 10]), 'details')).toEqual([]);
  });

  test('are no empty list where the last one was the one that is not on', () => {
    const page = read([], [{ day: '2026-03-12', movedTo: null, starts: '', ends: '' }]);
    expect(textsIn(page, 'ul')).toEqual(['Not on: Thursday, March 12, 2026']);
  });

  test('say on which day it does not take place, and which is moved, even where one is left', () => {
    const changed = [
      { day: '2026-03-12', movedTo: null, starts: '', ends: '' },
      { day: '2026-03-19', movedTo: '2026-03-20', starts: '18:00', ends: '' },
      { day: '2026-03-26', movedTo: null, starts: '20:30', ends: '' },
    ];
    expect(textsIn(read([5], changed), 'ul.mt-4 li')).toEqual([
      'Not on: Thursday, March 12, 2026',
      'Changed: Thursday, March 19, 2026 → Friday, March 20, 2026, 18:00',
      'Changed: Thursday, March 26, 2026 → 20:30',
    ]);
    expect(textsIn(read([5], changed.slice(0, 1), 'gr'), 'ul.mt-4 li')).toEqual([
      'Δεν γίνεται: Πέμπτη 12 Μαρτίου 2026',
    ]);
  });
});
