import { addDays, addMonths } from './calendar.ts';

/** How often something comes back. */
export const STEPS = ['day', 'week', 'month', 'year'] as const;
export type Step = (typeof STEPS)[number];

/** Which of its weekdays in a month: the first to the fourth, or the last (-1). */
export const NTH_WEEKDAYS = [1, 2, 3, 4, -1] as const;
export type NthWeekday = (typeof NTH_WEEKDAYS)[number];

/**
 * A rule by which days come back (RFC 5545, section 3.3.10), as far as people make such rules: every so many days;
 * every so many weeks on some weekdays; every so many months or years on the date of the first day, or on the nth
 * weekday of the month.
 */
export interface Repetition {
  every: Step;
  /** Every so many of them, from 1. */
  interval: number;
  /** 1 is Monday, 7 is Sunday: those of a week; with `nth` exactly one. */
  weekdays: number[];
  /** Null where a month or year goes by the date. */
  nth: NthWeekday | null;
  /** The last day on which it may take place, `YYYY-MM-DD`. Null only in a draft: every rule has an end. */
  until: string | null;
}

/** No rule reaches further from its first day: nobody knows what happens after that. */
export const MOST_YEARS = 10;

/** Nothing begins on this day or later: the calendar’s arithmetic ends with the year 9999. */
export const TOO_LATE = '3000-01-01';

/** The day of the week of a calendar day: 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The last day that a rule from a first day may name. */
export function furthestDay(first: string): string {
  return addMonths(first, MOST_YEARS * 12);
}

/**
 * The days of a rule from its first day on, at most `most`, in order. Those that the calendar does not have (31 April)
 * are left out, as RFC 5545 has it. The first day counts only where the rule has it. A rule without an end has no days,
 * nor has one that begins too late.
 */
export function daysOf(first: string, rule: Repetition, most: number): string[] {
  const { until } = rule;
  if (until === null || first >= TOO_LATE) return [];
  const [last = until] = [until, furthestDay(first)].sort();
  const days: string[] = [];
  // A period is a day, a week, a month or a year; each has at most seven days.
  for (let period = 0; days.length < most; period += Math.max(1, rule.interval)) {
    const { begins, found } = daysInPeriod(first, rule, period);
    if (begins > last) break;
    for (const day of found) {
      if (day >= first && day <= last && days.length < most) days.push(day);
    }
  }
  return days;
}

/** The days of a rule in the period so many periods after that of the first day, and the day on which that begins. */
function daysInPeriod(first: string, { every, weekdays, nth }: Repetition, period: number) {
  if (every === 'day') {
    const day = addDays(first, period);
    return { begins: day, found: [day] };
  }
  if (every === 'week') {
    const monday = addDays(first, 1 - weekdayOf(first) + 7 * period);
    const found = weekdays.toSorted((a, b) => a - b).map((weekday) => addDays(monday, weekday - 1));
    return { begins: monday, found };
  }
  const begins = addMonths(`${first.slice(0, 7)}-01`, every === 'year' ? 12 * period : period);
  const [weekday] = weekdays;
  const day =
    nth !== null && weekday !== undefined
      ? nthWeekday(begins, weekday, nth)
      : `${begins.slice(0, 7)}-${first.slice(8)}`;
  // A date that the month does not have.
  const isReal = day <= addDays(addMonths(begins, 1), -1);
  return { begins, found: isReal ? [day] : [] };
}

/** The nth such weekday of the month that begins on a day. */
function nthWeekday(begins: string, weekday: number, nth: NthWeekday): string {
  if (nth === -1) {
    const last = addDays(addMonths(begins, 1), -1);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  return addDays(begins, ((weekday - weekdayOf(begins) + 7) % 7) + 7 * (nth - 1));
}

/** The place of a day among such weekdays of its month; the fifth is the last. */
function placeOf(day: string): NthWeekday {
  const place = Math.ceil(Number(day.slice(8)) / 7);
  return place > 4 ? -1 : (place as NthWeekday);
}

/** The rule that a person most likely means by a step, given the first day. */
export function usualRule(every: Step, first: string | null, until: string | null): Repetition {
  const weekdays = every === 'week' && first ? [weekdayOf(first)] : [];
  return { every, interval: 1, weekdays, nth: null, until };
}

/** The ways in which a month or year can go by its first day: by its date, or by its weekday's place in the month. */
export function nthChoices(first: string): Pick<Repetition, 'nth' | 'weekdays'>[] {
  const weekday = weekdayOf(first);
  const place = placeOf(first);
  const isLast = addDays(first, 7).slice(0, 7) !== first.slice(0, 7);
  return [
    { nth: null, weekdays: [] },
    ...(place === -1 ? [] : [{ nth: place, weekdays: [weekday] }]),
    ...(isLast ? [{ nth: -1 as const, weekdays: [weekday] }] : []),
  ];
}
