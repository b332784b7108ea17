import { describe, expect, test } from 'vitest';
import { withLeftOut } from '../../domain/content/model/fields/left-out.ts';
import { event } from '../../domain/content-types/event.ts';
import { isUpcoming } from '../../domain/events/event-times.ts';
import { occurrencesOf, type StoredDates } from '../../domain/events/occurrences.ts';
import { addDays } from '../../domain/time/calendar.ts';
import { eventSeed } from './events.ts';

/** Sample events on each day on which somebody may start a site, over two years. */
const STARTS = Array.from({ length: 731 }, (_, after) => addDays('2026-01-01', after)).map(
  (today) => ({ today, events: eventSeed(today) }),
);
/** Of the twelve thousand events nine hundred differ. */
const DIFFERENT = [
  ...new Map(
    STARTS.flatMap(({ today, events }) =>
      events.map((one) => [JSON.stringify(one), { ...one, today }] as const),
    ),
  ).values(),
];

/** Orthodox Easter, from a printed calendar. */
const EASTER: Record<string, string> = {
  2025: '2025-04-20',
  2026: '2026-04-12',
  2027: '2027-05-02',
  2028: '2028-04-16',
  2029: '2029-04-08',
};

/** The months and the day of the week in which each may be; 0 is Sunday. */
const SEASONS: Record<string, { months: number[]; weekday?: number }> = {
  'aigeira-theatre-tour': { months: [3, 4, 5, 6, 9, 10, 11], weekday: 0 },
  'currant-and-wine-days': { months: [8], weekday: 6 },
  'fteri-walk': { months: [10], weekday: 0 },
  'film-nights-erineos': { months: [9], weekday: 6 },
  'choir-meeting-rododafni': { months: [5], weekday: 6 },
  'aliki-clean-up': { months: [3, 9], weekday: 0 },
  'tree-planting-day': { months: [11], weekday: 0 },
  'christmas-lights': { months: [12], weekday: 5 },
  'epiphany-harbour': { months: [1] },
};
const FROM_EASTER: Record<string, number> = {
  'carnival-parade': -49,
  'clean-monday-kites': -48,
  'gorge-run': 21,
};
const PAST = ['aliki-clean-up', 'civil-protection-meeting'];

type Occurrences = ReturnType<typeof occurrencesOf>;
const known = new Map<string, Occurrences>();
function datesOf(data: object): Occurrences {
  const key = JSON.stringify(data);
  const dates =
    known.get(key) ?? occurrencesOf(withLeftOut(event.fields, data) as unknown as StoredDates);
  known.set(key, dates);
  return dates;
}

describe('sample events', () => {
  test('fit their season, whenever a site is started', () => {
    for (const { today, events } of STARTS) {
      for (const { slug, data } of events) {
        const day = (data.startsAt ?? '').slice(0, 10);
        const where = `${slug} on ${day}, started on ${today}`;
        const season = SEASONS[slug];
        const date = new Date(`${day}T00:00:00Z`);
        if (season) {
          expect(season.months, where).toContain(date.getUTCMonth() + 1);
          if (season.weekday !== undefined) expect(date.getUTCDay(), where).toBe(season.weekday);
        }
        const after = FROM_EASTER[slug];
        if (after !== undefined) {
          expect(addDays(EASTER[day.slice(0, 4)] ?? '', after), where).toBe(day);
        }
      }
    }
  });

  test('are still to come, but for two; at least three within ninety days', () => {
    for (const { today, events } of STARTS) {
      const now = `${today}T12:00`;
      const soon = `${addDays(today, 90)}T00:00`;
      let near = 0;
      for (const { slug, data } of events) {
        const next = datesOf(data).find((times) => isUpcoming(times, now));
        expect(next === undefined, `${slug}, started on ${today}`).toBe(PAST.includes(slug));
        if (next && next.startsAt < soon) near++;
      }
      expect(near, today).toBeGreaterThanOrEqual(3);
    }
  });

  test('are on no day on which nobody would come', () => {
    const everyday = [
      'philharmonic-concert',
      'library-story-hour',
      'folk-museum-sundays',
      'aigeira-theatre-tour',
    ];
    const events = DIFFERENT.filter(({ slug }) => everyday.includes(slug));
    expect(new Set(events.map(({ slug }) => slug)).size).toBe(everyday.length);
    for (const { slug, data, today } of events) {
      for (const { startsAt } of datesOf(data)) {
        const day = startsAt.slice(0, 10);
        const easter = EASTER[day.slice(0, 4)] ?? '';
        const where = `${slug} on ${day}, started on ${today}`;
        expect(day >= addDays(easter, -7) && day <= addDays(easter, 1), where).toBe(false);
        expect(['12-24', '12-25', '12-26', '12-31', '01-01'], where).not.toContain(day.slice(5));
      }
    }
  });

  test('can be published as they are', () => {
    expect(DIFFERENT.length).toBeGreaterThan(500);
    for (const { slug, data, today } of DIFFERENT) {
      const whole = withLeftOut(event.fields, data) as Record<string, unknown>;
      expect(event.check?.find(whole), `${slug}, started on ${today}`).toEqual({});
    }
  });
});
