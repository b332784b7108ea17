import type { Bilingual } from '../text/bilingual.ts';
import { addDays } from './calendar.ts';
import { dayInGreece, reachedInGreece } from './greek-time.ts';
import { type Holiday, holidaysOf, type LocalHoliday } from './holidays.ts';
import type { OpeningPeriod } from './opening-period.ts';

/**
 * Other hours than the week's, from one calendar day to another, both included: closed where `opens` and `closes` are
 * ''. `to` is null for a single day. Both days are `YYYY-MM-DD`, both times `HH:MM` in Greece. Hours of several days
 * are those of the days on which the office opens: weekends and holidays among them stay as they are.
 */
export interface OpeningException {
  from: string | null;
  to: string | null;
  opens: string;
  closes: string;
  reason: Bilingual;
}

/** What holds for every office of the municipality. */
export interface MunicipalCalendar {
  localHolidays: readonly LocalHoliday[];
  exceptions: readonly OpeningException[];
}

/** When one office is open: its week, its own exceptions, and what holds for every office. */
export interface OpeningSchedule {
  periods: readonly OpeningPeriod[];
  exceptions: readonly OpeningException[];
  opensOnHolidays: boolean;
  /** It is closed on the holidays alone on which the museums of the State are. */
  isMuseum?: boolean;
  /** From 1: in all others it is closed, but for exceptions. All year where none is named. */
  months?: readonly number[];
  calendar: MunicipalCalendar;
}

export interface Hours {
  opens: string;
  closes: string;
}

/** The hours of one day, in order; none when it is closed. `reason` is there when they are not the week's. */
export interface OpeningDay {
  day: string;
  hours: Hours[];
  isUnusual: boolean;
  reason: Bilingual | null;
}

/** The day of the week of a calendar day: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The hours of a day of the week (1 to 7), in order. */
export function weeklyHours(periods: readonly OpeningPeriod[], weekday: number): Hours[] {
  return periods
    .filter((period) => period.days.includes(weekday))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((a, b) => a.opens.localeCompare(b.opens));
}

/**
 * Of those that hold for a day the shortest counts, and of equally long ones the last one entered: a strike on one day
 * is not undone by summer hours that were entered after it.
 */
function exceptionOn(day: string, exceptions: readonly OpeningException[]) {
  return exceptions
    .filter(({ from, to }) => from !== null && from <= day && day <= (to ?? from))
    .reduce<OpeningException | undefined>(
      (best, one) => (best && lengthOf(best) < lengthOf(one) ? best : one),
      undefined,
    );
}

const lengthOf = ({ from, to }: OpeningException) =>
  from === null || to === null ? 0 : Date.parse(to) - Date.parse(from);

const isClosure = ({ opens, closes }: OpeningException) => !opens || !closes;

/** Hours of several days that stand for the week's: those of a weekend alone open it. */
function isOtherWeek(exception: OpeningException, periods: readonly OpeningPeriod[]): boolean {
  const { from, to } = exception;
  if (isClosure(exception) || from === null || to === null || from === to) return false;
  for (let day = from, ahead = 0; day <= to && ahead < 7; ahead++, day = addDays(from, ahead)) {
    if (weeklyHours(periods, weekdayOf(day)).length > 0) return true;
  }
  return false;
}

/** What an office or the municipality says of a day: an office with other hours for weeks keeps common closures. */
function findException(day: string, { exceptions, calendar, periods }: OpeningSchedule) {
  const own = exceptionOn(day, exceptions);
  const common = exceptionOn(day, calendar.exceptions);
  return own && common && isClosure(common) && isOtherWeek(own, periods) ? common : (own ?? common);
}

function shortened(hours: Hours[], { closesAt }: Holiday): Hours[] {
  if (closesAt === null) return [];
  return hours.flatMap(({ opens, closes }) =>
    opens < closesAt ? [{ opens, closes: closes < closesAt ? closes : closesAt }] : [],
  );
}

/**
 * The hours of an office on a calendar day. Its own exceptions go before those of the municipality, these before
 * holidays, and holidays before the week; hours of several days are another week.
 */
export function openingDay(schedule: OpeningSchedule, day: string): OpeningDay {
  const { periods, calendar, opensOnHolidays } = schedule;
  const weekly = weeklyHours(periods, weekdayOf(day));
  const exception = findException(day, schedule);
  const known = opensOnHolidays
    ? undefined
    : holidaysOf(Number(day.slice(0, 4)), calendar.localHolidays).get(day);
  const holiday = schedule.isMuseum && !known?.closesMuseums ? undefined : known;
  const usual = isInSeason(schedule, day) ? weekly : [];
  let hours = usual;
  let reason: Bilingual | null = null;
  if (exception) {
    const { opens, closes } = exception;
    const isWeek = isOtherWeek(exception, periods);
    const isClosed = isClosure(exception) || (isWeek && weekly.length === 0);
    hours = isClosed ? [] : [{ opens, closes }];
    if (isWeek && holiday) hours = shortened(hours, holiday);
    const isNamed = exception.reason.el !== '' || exception.reason.en !== '';
    reason = isNamed && !(isWeek && holiday) ? exception.reason : (holiday?.name ?? null);
  } else if (holiday) {
    hours = shortened(usual, holiday);
    reason = holiday.name;
  }
  const isUnusual = JSON.stringify(hours) !== JSON.stringify(usual);
  return { day, hours, isUnusual, reason: isUnusual ? reason : null };
}

function isInSeason({ months = [] }: OpeningSchedule, day: string): boolean {
  return months.length === 0 || months.includes(Number(day.slice(5, 7)));
}

/** Whether an office has hours at all. */
export function hasHours({ periods, exceptions }: OpeningSchedule): boolean {
  return periods.length > 0 || exceptions.some((one) => !isClosure(one));
}

/** The days after which nobody plans a visit. */
const DAYS_AHEAD = 60;

/** What an office is at a moment, and when that changes: today at `HH:MM`, or on another day. */
export interface OpeningState {
  isOpen: boolean;
  today: OpeningDay;
  /** The closing time while it is open, else the next opening; null when it does not open in sixty days. */
  changes: { day: string; time: string } | null;
}

/** Says whether an office is open at a moment; at the closing minute it is closed. */
export function openingState(schedule: OpeningSchedule, moment: Date): OpeningState {
  const day = dayInGreece(moment);
  const time = reachedInGreece(moment).slice(11);
  const today = openingDay(schedule, day);
  const current = today.hours.find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { isOpen: true, today, changes: { day, time: lastClosing(today, current) } };
  const later = today.hours.find(({ opens }) => opens > time);
  if (later) return { isOpen: false, today, changes: { day, time: later.opens } };
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead++) {
    const next = openingDay(schedule, addDays(day, ahead));
    const first = next.hours[0];
    if (first) return { isOpen: false, today, changes: { day: next.day, time: first.opens } };
  }
  return { isOpen: false, today, changes: null };
}

/** Hours may follow each other without a gap. */
function lastClosing({ hours }: OpeningDay, current: Hours): string {
  let { closes } = current;
  for (const next of hours) if (next.opens <= closes && next.closes > closes) closes = next.closes;
  return closes;
}

/** Days with the same unusual hours for the same reason. */
export interface UnusualDays {
  from: string;
  to: string;
  hours: Hours[];
  reason: Bilingual | null;
}

/** The days on which an office has not its week's hours, neighbours together, from a day on, so many days ahead. */
export function unusualDays(schedule: OpeningSchedule, from: string, days: number): UnusualDays[] {
  return listUnusual(schedule, { from, until: addDays(from, days), isSpell: false });
}

/** No closure is longer, or nobody asks to the day. */
const LONGEST_SPELL = 400;

/**
 * The same for people: what begins in these days is one to its real end, over the days on which the office is closed
 * each week. Weeks of other hours are one line, where search engines must be told without the weekends; a holiday in
 * them is a line of its own and does not end them.
 */
export function unusualSpells(
  schedule: OpeningSchedule,
  from: string,
  days: number,
): UnusualDays[] {
  return listUnusual(schedule, { from, until: addDays(from, days), isSpell: true });
}

function listUnusual(
  schedule: OpeningSchedule,
  { from, until, isSpell }: { from: string; until: string; isSpell: boolean },
): UnusualDays[] {
  const found: UnusualDays[] = [];
  const end = isSpell ? addDays(from, LONGEST_SPELL) : until;
  const onHolidaysToo = { ...schedule, opensOnHolidays: true };
  // All days since its last were like it, closed as each week, or holidays within it.
  let current: UnusualDays | undefined;
  for (let day = from; day < end && (day < until || current); day = addDays(day, 1)) {
    const { hours, isUnusual, reason } = openingDay(schedule, day);
    if (!isUnusual) {
      if (!isSpell || hours.length > 0) current = undefined;
    } else if (current && isAlike(current, { hours, reason })) {
      current.to = day;
    } else if (isSpell && current && isAlike(current, openingDay(onHolidaysToo, day))) {
      if (current.hours.length === 0) current.to = day;
      else if (day < until) found.push({ from: day, to: day, hours, reason });
    } else if (day < until) {
      current = { from: day, to: day, hours, reason };
      found.push(current);
    } else current = undefined;
  }
  return found;
}

function isAlike(one: Omit<UnusualDays, 'from' | 'to'>, other: typeof one): boolean {
  return JSON.stringify([one.hours, one.reason]) === JSON.stringify([other.hours, other.reason]);
}
