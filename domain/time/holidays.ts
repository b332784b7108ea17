import type { Bilingual } from '../text/bilingual.ts';
import { addDays } from './calendar.ts';

/** A day on which public offices are closed, or close early. */
export interface Holiday {
  name: Bilingual;
  /** `HH:MM` at which offices close on it; null where they stay closed all day. */
  closesAt: string | null;
  /** Whether the museums of the State are closed on it, too. */
  closesMuseums?: boolean;
}

/**
 * A holiday of one place: each year on the same day (`25/3`, the day before the month), or so many days after Easter
 * Sunday, before it where the number is negative. The other of the two is '' or null.
 */
export interface LocalHoliday {
  name: Bilingual;
  date: string;
  daysAfterEaster: number | null;
}

/** What {@link holidaysOf} gave for a list, by the year: a page asks for each day of the next two months. */
const known = new WeakMap<readonly LocalHoliday[], Map<number, ReadonlyMap<string, Holiday>>>();
const NO_LOCAL: readonly LocalHoliday[] = [];

/**
 * Easter Sunday of the Orthodox Church as a day of the civil calendar, `YYYY-MM-DD`, for the years 1900 to 2099.
 * Meeus, Astronomical Algorithms, chapter 8: Easter of the Julian calendar, which is 13 days behind in those years.
 */
export function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const count = d + e + 114;
  const julian = [Math.floor(count / 31), (count % 31) + 1].map((part) =>
    String(part).padStart(2, '0'),
  );
  return addDays(`${year}-${julian.join('-')}`, 13);
}

/** The month and day of the holidays of the whole country that never move, and what they are called. */
const FIXED: [monthDay: string, name: Bilingual, closesAt?: string][] = [
  ['01-01', { el: 'Πρωτοχρονιά', en: 'New Year’s Day' }],
  ['01-06', { el: 'Θεοφάνια', en: 'Epiphany' }],
  ['03-25', { el: '25η Μαρτίου', en: 'March 25, national holiday' }],
  ['05-01', { el: 'Πρωτομαγιά', en: 'May Day' }],
  ['08-15', { el: 'Κοίμηση της Θεοτόκου', en: 'Assumption' }],
  ['10-28', { el: '28η Οκτωβρίου', en: 'October 28, national holiday' }],
  ['12-24', { el: 'Παραμονή Χριστουγέννων', en: 'Christmas Eve' }, '13:00'],
  ['12-25', { el: 'Χριστούγεννα', en: 'Christmas Day' }],
  ['12-26', { el: 'Δεύτερη ημέρα Χριστουγέννων', en: 'Second day of Christmas' }],
  ['12-31', { el: 'Παραμονή Πρωτοχρονιάς', en: 'New Year’s Eve' }, '13:00'],
];

/**
 * The days on which the museums of the State are closed (Ministry of Culture, odysseus.culture.gr); on others, such as
 * 28 October, they are open, often free of charge. Orthodox Easter Sunday is one, too.
 */
const CLOSED_MUSEUMS: ReadonlySet<string> = new Set(['01-01', '03-25', '05-01', '12-25', '12-26']);

/** Those that move with Easter, by their distance from it in days. */
const MOVABLE: [daysAfterEaster: number, name: Bilingual][] = [
  [-48, { el: 'Καθαρά Δευτέρα', en: 'Clean Monday' }],
  [-2, { el: 'Μεγάλη Παρασκευή', en: 'Good Friday' }],
  [-1, { el: 'Μεγάλο Σάββατο', en: 'Holy Saturday' }],
  [0, { el: 'Κυριακή του Πάσχα', en: 'Easter Sunday' }],
  [1, { el: 'Δευτέρα του Πάσχα', en: 'Easter Monday' }],
  [50, { el: 'Αγίου Πνεύματος', en: 'Whit Monday' }],
];

/**
 * The days on which the public offices of a place keep a holiday in a year, by the day (`YYYY-MM-DD`): those of the
 * whole country and the local ones. The source is article 1 of law 1157/1981, which also has offices close at 13:00
 * on two days. A holiday that a ministry moves (1 May in Holy Week) is for staff to enter as an exception. Where two
 * fall on one day, the one that closes all day counts.
 */
export function holidaysOf(
  year: number,
  local: readonly LocalHoliday[] = NO_LOCAL,
): ReadonlyMap<string, Holiday> {
  const byYear = known.get(local) ?? new Map<number, ReadonlyMap<string, Holiday>>();
  known.set(local, byYear);
  const days = byYear.get(year) ?? listHolidays(year, local);
  byYear.set(year, days);
  return days;
}

function listHolidays(year: number, local: readonly LocalHoliday[]): ReadonlyMap<string, Holiday> {
  const easter = orthodoxEaster(year);
  const days = new Map<string, Holiday>();
  const add = (day: string, holiday: Holiday) => {
    if (days.get(day)?.closesAt !== null) days.set(day, holiday);
  };
  for (const [monthDay, name, closesAt = null] of FIXED)
    add(`${year}-${monthDay}`, { name, closesAt, closesMuseums: CLOSED_MUSEUMS.has(monthDay) });
  for (const [after, name] of MOVABLE)
    add(addDays(easter, after), { name, closesAt: null, closesMuseums: after === 0 });
  for (const { name, date, daysAfterEaster } of local) {
    const [day = '', month = ''] = date.split('/').map((part) => part.padStart(2, '0'));
    if (date !== '') add(`${year}-${month}-${day}`, { name, closesAt: null });
    else if (daysAfterEaster !== null)
      add(addDays(easter, daysAfterEaster), { name, closesAt: null });
  }
  return days;
}

/** Whether a text is a day of every fourth year at least, as people write it: `25/3` or `25/03`. */
export function isDayOfYear(text: string): boolean {
  const [, day, month] = /^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  // 2024 has a 29 February. A day that the month does not have lies in another one.
  const date = new Date(Date.UTC(2024, Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1;
}
