import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OpeningException, OpeningSchedule } from '../../../domain/time/opening-schedule.ts';
import { parseHtml, textOf } from '../../../harness/screens/read-html.ts';
import type { Language } from '../../i18n/language.ts';
import { OpeningHours } from './opening-hours.tsx';

const closed = (from: string, to: string): OpeningException => ({
  from,
  to,
  opens: '',
  closes: '',
  reason: { el: 'Ανακαίνιση', en: 'Renovation' },
});
const scheduleOf = (...exceptions: OpeningException[]): OpeningSchedule => ({
  periods: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
  exceptions,
  opensOnHolidays: false,
  calendar: { localHolidays: [], exceptions: [] },
});
// A Monday.
const NOW = new Date('2026-07-06T10:00:00+03:00');
const shown = (schedule: OpeningSchedule, language: Language, showsNext = false) =>
  textOf(
    parseHtml(
      renderToStaticMarkup(
        <OpeningHours
          schedule={schedule}
          language={language}
          now={NOW}
          showsComing
          showsNext={showsNext}
        />,
      ),
    ),
  );

test.each([
  ['2026-07-07', 'Closed · opens Wednesday 08:00', 'Κλειστό · ανοίγει Τετάρτη 08:00'],
  // On a Monday ‘Monday’ is today.
  [
    '2026-07-12',
    'Closed · opens Monday, July 13, 2026 08:00',
    'Κλειστό · ανοίγει Δευτέρα 13 Ιουλίου 2026 08:00',
  ],
])('of an office that is closed until %s it is told on which day it opens', (to, en, el) => {
  const office = scheduleOf(closed('2026-07-06', to));
  expect(shown(office, 'en')).toContain(en);
  expect(shown(office, 'gr')).toContain(el);
});

test('hours with a break between them stand beside each other, with a comma', () => {
  const office = {
    ...scheduleOf(),
    periods: [
      { days: [1, 2, 3, 4, 5], opens: '17:00', closes: '20:00' },
      { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '14:00' },
    ],
  };
  expect(shown(office, 'en')).toContain('Monday–Friday 08:00–14:00 , 17:00–20:00');
});

test('days ahead with other hours are named from the first to the last, with the reason', () => {
  const office = scheduleOf(closed('2026-07-08', '2026-07-10'));
  expect(shown(office, 'en')).toContain('July 8, 2026 – July 10, 2026 Renovation Closed');
  expect(shown(office, 'gr')).toContain('8 Ιουλίου 2026 – 10 Ιουλίου 2026 Ανακαίνιση Κλειστά');
});

test('two weeks ahead are told; after them the next such day alone, where these have none', () => {
  const words = (...days: string[]) =>
    shown(scheduleOf(...days.map((day) => closed(day, day))), 'en', true);
  const COMING = 'Other hours in the coming days';
  const NEXT = 'Next day with other hours';
  expect(words('2026-07-17')).toContain(`${COMING} Friday, July 17, 2026`);
  expect(words('2026-07-17', '2026-09-01')).not.toContain(NEXT);
  const later = words('2026-09-01', '2026-09-03');
  expect(later).toContain(`${NEXT} Tuesday, September 1, 2026 Renovation Closed`);
  expect(later).not.toContain('September 3');
  expect(later).not.toContain(COMING);
});

test('hours of weeks are one line to their last day, with the days of the week on which it opens', () => {
  const office = scheduleOf({
    ...closed('2026-07-10', '2026-08-31'),
    opens: '09:00',
    closes: '13:00',
    reason: { el: '', en: '' },
  });
  expect(shown(office, 'en')).toMatch(/July 10, 2026 – August 31, 2026 Monday–Friday 09:00–13:00$/);
  expect(shown(office, 'gr')).toMatch(
    /10 Ιουλίου 2026 – 31 Αυγούστου 2026 Δευτέρα–Παρασκευή 09:00–13:00$/,
  );
});

test('a closure of weeks is one line, without days of the week', () => {
  const office = scheduleOf(closed('2026-07-10', '2026-07-31'));
  expect(shown(office, 'en')).toMatch(/July 10, 2026 – July 31, 2026 Renovation Closed$/);
});
