import { ruleDays, type StoredDates } from '../../domain/events/occurrences.ts';
import { addDays } from '../../domain/time/calendar.ts';
import type { Repetition } from '../../domain/time/repetition.ts';

/** Numbers from 0 to 1 that look drawn, and are the same for the same beginning. */
export function randomNumbers(begin: number): () => number {
  let last = begin;
  return () => {
    last = (last * 1664525 + 1013904223) % 2 ** 32;
    return last / 2 ** 32;
  };
}

/** Ends of months, leap days, and days around those on which the clocks change. */
const FIRST_DAYS = [
  '2026-01-31',
  '2026-02-28',
  '2026-03-22',
  '2026-03-28',
  '2026-03-29',
  '2026-05-29',
  '2026-08-30',
  '2026-10-18',
  '2026-10-24',
  '2026-10-25',
  '2026-12-31',
  '2028-02-29',
];
/** None within the hour that is there twice or not at all: which of the two is meant nobody can know. */
const TIMES = ['00:00', '02:30', '04:00', '10:15', '12:00', '19:00', '22:00', '23:30'];
/** In minutes; null for no end. */
const LENGTHS = [null, 30, 60, 90, 600, 1440, 1500, 2880];
/** How far a rule reaches, in days. */
const REACH = { day: 30, week: 120, month: 600, year: 3000 };

/** Dates as a clerk may enter them: a rule of any kind, with dates that are left out, moved, and others. */
export function makeUpDates(random: () => number): StoredDates {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const first = pick(FIRST_DAYS);
  const startsAt = `${first}T${pick(TIMES)}`;
  const minutes = pick(LENGTHS);
  const every = pick(['day', 'week', 'week', 'month', 'month', 'year'] as const);
  const until = addDays(first, 1 + Math.floor(random() * REACH[every]));
  const interval = pick([1, 1, 1, 2, 3, 5]);
  const rule = { every, interval, until, ...makeUpPlace(every, first, { random, pick }) };
  const dates: StoredDates = {
    startsAt,
    endsAt: minutes === null ? null : later(startsAt, minutes),
    days: random() < 0.3 ? [{ day: addDays(until, 3), starts: pick(TIMES), ends: '' }] : [],
    repetition: rule,
    exceptions: [],
  };
  const exceptions = ruleDays(dates).flatMap((day) => {
    if (random() > 0.2) return [];
    const kind = pick(['out', 'moved', 'hours', 'both'] as const);
    const isMoved = kind === 'moved' || kind === 'both';
    const hasHours = kind === 'hours' || kind === 'both';
    return {
      day,
      movedTo: isMoved ? addDays(day, pick([-2, -1, 1, 2, 7])) : null,
      starts: hasHours ? pick(TIMES) : '',
      ends: hasHours ? pick(['', ...TIMES]) : '',
    };
  });
  return { ...dates, exceptions };
}

function makeUpPlace(
  every: Repetition['every'],
  first: string,
  { random, pick }: { random: () => number; pick<T>(list: readonly T[]): T },
): Pick<Repetition, 'weekdays' | 'nth'> {
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay() || 7;
  if (every === 'week') {
    return {
      weekdays: [...new Set([weekday, pick([1, 2, 3, 4, 5, 6, 7]), pick([1, 7])])],
      nth: null,
    };
  }
  if (every === 'day' || random() < 0.4) return { weekdays: [], nth: null };
  const isLast = addDays(first, 7).slice(0, 7) !== first.slice(0, 7);
  const place = Math.ceil(Number(first.slice(8)) / 7) as 1 | 2 | 3 | 4 | 5;
  return { weekdays: [weekday], nth: place === 5 || (isLast && random() < 0.7) ? -1 : place };
}

function later(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}
