import { addDays, dayOf } from '../time/calendar.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { momentInGreece } from '../time/greek-time.ts';
import { daysOf, type Repetition } from '../time/repetition.ts';
import type { EventTimes } from './event-times.ts';

/** A day of the rule on which something else holds: nothing takes place, or elsewhere in time. */
export interface ChangedDate {
  /** A day of the rule, `YYYY-MM-DD`; null only in a draft. */
  day: string | null;
  /** The day on which it takes place instead; null where it is the same, or where nothing takes place. */
  movedTo: string | null;
  /** `HH:MM`; '' where the hours are the usual ones, or where nothing takes place. */
  starts: string;
  ends: string;
}

/** Another day with hours of its own. */
export interface OtherDay {
  day: string | null;
  starts: string;
  ends: string;
}

/** What is stored of the dates of an event. Times are local times in Greece, `YYYY-MM-DDTHH:MM`. */
export interface StoredDates {
  startsAt: string | null;
  endsAt: string | null;
  days: readonly OtherDay[];
  repetition: Repetition | null;
  exceptions: readonly ChangedDate[];
}

/** One time at which an event takes place. */
export interface Occurrence extends EventTimes {
  /** The start that the rule or the first date gives it, which a calendar knows it by; null for another day. */
  ruleStart: string | null;
}

/** No event has more dates: a year of every day, and some. A rule with more is refused. */
export const MOST_OCCURRENCES = 400;

/** After it a year has five digits, which no local time has. */
const LAST = '9999-12-31T23:59';

/** A local time so many minutes later on the clock on the wall, whatever the clocks do meanwhile. */
function later(local: string, minutes: number): string {
  const moment = Date.parse(`${local}Z`) + minutes * MINUTE_MS;
  return new Date(Math.min(moment, Date.parse(`${LAST}Z`))).toISOString().slice(0, 16);
}

function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE_MS;
}

/** A local time that the clocks skip in spring is an hour later, as RFC 5545, section 3.3.5 has it. */
function existing(local: string): string {
  const hourLater = later(local, 60);
  return !momentInGreece(local) && momentInGreece(hourLater) ? hourLater : local;
}

/** The local time of an hour that is not before another hour of a day: at night it is that of the day after. */
export function endOn(day: string, starts: string, ends: string): string {
  if (ends > starts) return `${day}T${ends}`;
  return day < dayOf(LAST) ? `${addDays(day, 1)}T${ends}` : LAST;
}

/** Whether nothing takes place on a changed date. */
export function isCancelledDate({ movedTo, starts }: ChangedDate): boolean {
  return movedTo === null && starts === '';
}

/**
 * Every time at which an event takes place, in order: the days of its rule but for the changed ones, or its only date,
 * and its other days. The clock on the wall counts: a rule at 19:00 is at 19:00 in summer and in winter. Holds for
 * drafts too, whatever is missing; at most {@link MOST_OCCURRENCES} of the rule and as many days as are stored.
 */
export function occurrencesOf(dates: StoredDates, most = MOST_OCCURRENCES): Occurrence[] {
  const all = everyDate(dates, most);
  // Two at the same time are one.
  return all.filter(({ startsAt }, at) => startsAt !== all[at - 1]?.startsAt);
}

/** The same, with those that are at the same time as another. */
export function everyDate(dates: StoredDates, most = MOST_OCCURRENCES): Occurrence[] {
  const all = [...ofRule(dates, most), ...dates.days.flatMap(ofOtherDay)];
  return all.sort((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0));
}

/** The days of the rule of an event, without regard to changed dates; its only day where it has no rule. */
export function ruleDays({ startsAt, repetition }: StoredDates, most = MOST_OCCURRENCES): string[] {
  if (startsAt === null) return [];
  return repetition?.until ? daysOf(dayOf(startsAt), repetition, most) : [dayOf(startsAt)];
}

function ofRule(dates: StoredDates, most: number): Occurrence[] {
  const { startsAt, endsAt, repetition } = dates;
  if (startsAt === null) return [];
  const time = startsAt.slice(11);
  const lasts = endsAt !== null && endsAt > startsAt ? minutesBetween(startsAt, endsAt) : null;
  const changed = new Map(repetition ? dates.exceptions.map((date) => [date.day, date]) : []);
  return ruleDays(dates, most).flatMap((day): Occurrence[] => {
    const ruleStart = existing(`${day}T${time}`);
    const change = changed.get(day);
    if (!change) return [from(ruleStart, ruleStart, lasts)];
    if (isCancelledDate(change)) return [];
    const movedDay = change.movedTo ?? day;
    const starts = existing(`${movedDay}T${change.starts || time}`);
    if (change.starts === '' || change.ends === '') return [from(starts, ruleStart, lasts)];
    return [{ startsAt: starts, endsAt: endOn(movedDay, change.starts, change.ends), ruleStart }];
  });
}

function from(startsAt: string, ruleStart: string, lasts: number | null): Occurrence {
  return { startsAt, endsAt: lasts === null ? null : existing(later(startsAt, lasts)), ruleStart };
}

function ofOtherDay({ day, starts, ends }: OtherDay): Occurrence[] {
  if (day === null || starts === '') return [];
  const startsAt = existing(`${day}T${starts}`);
  return [{ startsAt, endsAt: ends ? endOn(day, starts, ends) : null, ruleStart: null }];
}
