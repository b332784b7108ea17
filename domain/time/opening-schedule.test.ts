import { describe, expect, test } from 'vitest';
import {
  hasHours,
  type OpeningException,
  type OpeningSchedule,
  openingDay,
  openingState,
  type UnusualDays,
  unusualDays,
  unusualSpells,
} from './opening-schedule.ts';

const WEEK = [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }];
const CALENDAR = { localHolidays: [], exceptions: [] };
const schedule = (more: Partial<OpeningSchedule> = {}): OpeningSchedule => ({
  periods: WEEK,
  exceptions: [],
  opensOnHolidays: false,
  calendar: CALENDAR,
  ...more,
});
const NOTHING = { el: '', en: '' };
const exception = (
  from: string,
  to: string | null = null,
  hours: [string, string] = ['', ''],
  reason = NOTHING,
): OpeningException => ({ from, to, opens: hours[0], closes: hours[1], reason });
const summer = (local: string) => new Date(`${local}:00+03:00`);
const winter = (local: string) => new Date(`${local}:00+02:00`);

describe('whether it is open', () => {
  test('goes by the clock in Greece, in summer and in winter', () => {
    expect(openingState(schedule(), summer('2026-07-06T08:00')).isOpen).toBe(true);
    expect(openingState(schedule(), summer('2026-07-06T07:59')).isOpen).toBe(false);
    expect(openingState(schedule(), winter('2026-01-12T14:59')).isOpen).toBe(true);
    expect(openingState(schedule(), winter('2026-01-12T15:00')).isOpen).toBe(false);
  });

  test('does not open again in the hour that comes twice in autumn', () => {
    const night = { ...schedule(), periods: [{ days: [7], opens: '01:00', closes: '03:30' }] };
    expect(openingState(night, summer('2026-10-25T03:29')).isOpen).toBe(true);
    expect(openingState(night, summer('2026-10-25T03:30')).isOpen).toBe(false);
    expect(openingState(night, winter('2026-10-25T03:10')).isOpen).toBe(false);
  });

  test.each([
    ['25 March', winter('2026-03-25T10:00'), '25η Μαρτίου'],
    ['Clean Monday', winter('2026-02-23T10:00'), 'Καθαρά Δευτέρα'],
    ['Good Friday', summer('2026-04-10T10:00'), 'Μεγάλη Παρασκευή'],
    ['Easter Monday', summer('2026-04-13T10:00'), 'Δευτέρα του Πάσχα'],
    ['Whit Monday', summer('2026-06-01T10:00'), 'Αγίου Πνεύματος'],
    ['15 August', summer('2025-08-15T10:00'), 'Κοίμηση της Θεοτόκου'],
    ['Christmas', winter('2026-12-25T10:00'), 'Χριστούγεννα'],
  ])('on %s it is closed, and it is said why', (_, moment, name) => {
    const { isOpen, today } = openingState(schedule(), moment);
    expect(isOpen).toBe(false);
    expect(today.reason?.el).toBe(name);
  });

  test('on Christmas Eve it closes at one', () => {
    expect(openingState(schedule(), winter('2026-12-24T12:59'))).toMatchObject({
      isOpen: true,
      changes: { day: '2026-12-24', time: '13:00' },
    });
    expect(openingState(schedule(), winter('2026-12-24T13:00')).isOpen).toBe(false);
  });

  test.each(['13:00', '17:00'])('on Christmas Eve it does not open at %s', (opens) => {
    const office = schedule({ periods: [{ days: [4], opens, closes: '20:00' }] });
    expect(openingDay(office, '2026-12-24').hours).toEqual([]);
  });

  test('a short day never keeps an office open longer than its week does', () => {
    const office = schedule({ periods: [{ days: [4], opens: '08:00', closes: '11:30' }] });
    expect(openingDay(office, '2026-12-24').hours).toEqual([{ opens: '08:00', closes: '11:30' }]);
    expect(openingState(office, winter('2026-12-24T12:00')).isOpen).toBe(false);
  });

  test('an office that opens on holidays is open', () => {
    const office = schedule({ opensOnHolidays: true });
    expect(openingState(office, winter('2026-03-25T10:00')).isOpen).toBe(true);
  });
});

test.each([
  ['28 October', winter('2026-10-28T10:00'), true],
  ['Easter Monday', summer('2026-04-13T10:00'), true],
  ['25 March', winter('2026-03-25T10:00'), false],
  ['1 May', summer('2026-05-01T10:00'), false],
  ['26 December', winter('2026-12-26T10:00'), false],
  ['Easter Sunday', summer('2026-04-12T10:00'), false],
])('on %s a museum is open as those of the State are', (_, moment, isOpen) => {
  const museum = schedule({
    periods: [{ ...WEEK[0], days: [1, 2, 3, 4, 5, 6, 7] } as never],
    isMuseum: true,
  });
  expect(openingState(museum, moment).isOpen).toBe(isOpen);
});

describe('a place that opens in some months alone', () => {
  const place = schedule({
    periods: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '09:00', closes: '20:00' }],
    months: [6, 7, 8, 9],
  });
  const stateAt = (moment: Date) => {
    const { isOpen, changes } = openingState(place, moment);
    return [isOpen, changes?.day, changes?.time];
  };

  test('is closed in the others, and opens on the first day of its season', () => {
    expect(stateAt(winter('2026-01-15T10:00'))).toEqual([false, undefined, undefined]);
    expect(stateAt(summer('2026-05-20T10:00'))).toEqual([false, '2026-06-02', '09:00']);
    expect(stateAt(summer('2026-07-15T10:00'))).toEqual([true, '2026-07-15', '20:00']);
    expect(stateAt(summer('2026-09-30T21:00'))).toEqual([false, undefined, undefined]);
  });

  test('has no other hours for that, but those that staff entered for certain days', () => {
    expect(unusualDays(place, '2026-10-01', 14)).toEqual([]);
    const october = exception('2026-10-02', '2026-10-05', ['10:00', '14:00']);
    const longer = { ...place, exceptions: [october] };
    expect(openingDay(longer, '2026-10-02')).toMatchObject({
      hours: [{ opens: '10:00', closes: '14:00' }],
      isUnusual: true,
    });
    expect(openingDay(longer, '2026-10-06').hours).toEqual([]);
  });
});

describe('other hours of several days', () => {
  const hoursOf = (office: OpeningSchedule, day: string) =>
    openingDay(office, day).hours.map(({ opens, closes }) => `${opens}-${closes}`);
  const august = exception('2026-08-01', '2026-08-31', ['09:00', '13:00']);

  test('leave weekends and holidays closed', () => {
    const office = schedule({ exceptions: [august] });
    expect(hoursOf(office, '2026-08-14')).toEqual(['09:00-13:00']);
    expect(hoursOf(office, '2026-08-16')).toEqual([]);
    const daily = schedule({
      periods: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '15:00' }],
      exceptions: [august],
    });
    expect(openingDay(daily, '2026-08-15')).toMatchObject({
      hours: [],
      isUnusual: true,
      reason: { en: 'Assumption' },
    });
    expect(hoursOf({ ...daily, opensOnHolidays: true }, '2026-08-15')).toEqual(['09:00-13:00']);
    // Of days from Saturday to Monday Monday is one on which the office opens.
    const monday = schedule({
      exceptions: [exception('2026-07-04', '2026-07-06', ['10:00', '14:00'])],
    });
    expect(hoursOf(monday, '2026-07-04')).toEqual([]);
    expect(hoursOf(monday, '2026-07-06')).toEqual(['10:00-14:00']);
    // The name of other hours is not why the office is closed on a holiday.
    const reason = { el: 'Θερινό ωράριο', en: 'Summer hours' };
    const named = { ...daily, exceptions: [{ ...august, reason }] };
    expect(openingDay(named, '2026-08-14').reason).toEqual(reason);
    expect(openingDay(named, '2026-08-15').reason).toMatchObject({ en: 'Assumption' });
  });

  test('end early on a day on which offices close early', () => {
    const office = schedule({
      exceptions: [exception('2026-12-21', '2027-01-08', ['10:00', '18:00'])],
    });
    expect(hoursOf(office, '2026-12-23')).toEqual(['10:00-18:00']);
    expect(hoursOf(office, '2026-12-24')).toEqual(['10:00-13:00']);
    expect(hoursOf(office, '2026-12-25')).toEqual([]);
  });

  test('do not open an office on a day on which all offices are closed', () => {
    const strike = exception('2026-08-13');
    const office = schedule({
      exceptions: [august],
      calendar: { localHolidays: [], exceptions: [strike] },
    });
    expect(hoursOf(office, '2026-08-13')).toEqual([]);
    const open = exception('2026-08-13', null, ['10:00', '11:00']);
    expect(hoursOf({ ...office, exceptions: [august, open] }, '2026-08-13')).toEqual([
      '10:00-11:00',
    ]);
  });

  test('open a holiday that was entered as its own first and last day', () => {
    const day = exception('2026-03-25', '2026-03-25', ['10:00', '11:00']);
    expect(hoursOf(schedule({ exceptions: [day] }), '2026-03-25')).toEqual(['10:00-11:00']);
  });

  test('open a weekend that was entered by itself, and an office that is open at no other time', () => {
    const weekend = exception('2026-07-04', '2026-07-05', ['10:00', '14:00']);
    expect(hoursOf(schedule({ exceptions: [weekend] }), '2026-07-05')).toEqual(['10:00-14:00']);
    const kiosk = schedule({ periods: [], exceptions: [august] });
    expect(hoursOf(kiosk, '2026-08-16')).toEqual(['09:00-13:00']);
  });

  const daysOf = (days: UnusualDays[]) => days.map(({ from, to }) => [from, to]);

  test('are told to search engines week by week, without the weekends between', () => {
    const office = schedule({ exceptions: [august] });
    expect(daysOf(unusualDays(office, '2026-08-07', 10))).toEqual([
      ['2026-08-07', '2026-08-07'],
      ['2026-08-10', '2026-08-14'],
    ]);
  });

  test('are told to people once, to their real end', () => {
    const office = schedule({ exceptions: [august] });
    expect(daysOf(unusualSpells(office, '2026-08-07', 10))).toEqual([['2026-08-07', '2026-08-31']]);
    expect(daysOf(unusualSpells(office, '2026-07-18', 14))).toEqual([]);
    // Of what never ends 400 days are looked at.
    const forEver = schedule({ exceptions: [exception('2026-08-03', '2999-01-01')] });
    expect(daysOf(unusualSpells(forEver, '2026-08-07', 10))).toEqual([
      ['2026-08-07', '2027-09-10'],
    ]);
  });

  test('are told to their real end also where a holiday interrupts them, which has its own line', () => {
    const hours = schedule({
      exceptions: [exception('2026-10-05', '2026-11-13', ['09:00', '13:00'])],
    });
    expect(daysOf(unusualSpells(hours, '2026-10-05', 14))).toEqual([['2026-10-05', '2026-11-13']]);
    expect(daysOf(unusualSpells(hours, '2026-10-19', 14))).toEqual([
      ['2026-10-19', '2026-11-13'],
      ['2026-10-28', '2026-10-28'],
    ]);
    const closed = schedule({ exceptions: [exception('2026-10-05', '2026-11-13')] });
    expect(unusualSpells(closed, '2026-10-19', 14)).toEqual([
      { from: '2026-10-19', to: '2026-11-13', hours: [], reason: null },
    ]);
  });

  test('do not go on over a holiday that follows them, or lies between two closures', () => {
    const strike = { el: 'Απεργία', en: 'Strike' };
    const office = schedule({
      exceptions: [
        exception('2026-03-24', null, ['', ''], strike),
        exception('2026-03-26', null, ['', ''], strike),
      ],
    });
    expect(daysOf(unusualSpells(office, '2026-03-23', 14))).toEqual([
      ['2026-03-24', '2026-03-24'],
      ['2026-03-25', '2026-03-25'],
      ['2026-03-26', '2026-03-26'],
    ]);
  });

  test('are told apart where a day between has the usual hours, or others', () => {
    const office = schedule({
      exceptions: [
        exception('2026-08-03', '2026-08-07'),
        exception('2026-08-11', '2026-08-12'),
        exception('2026-08-13', null, ['09:00', '12:00']),
        exception('2026-08-14'),
        exception('2026-08-17', '2026-08-20'),
      ],
    });
    const spells = [
      ['2026-08-03', '2026-08-07'],
      ['2026-08-11', '2026-08-12'],
      ['2026-08-13', '2026-08-13'],
      ['2026-08-14', '2026-08-20'],
    ];
    expect(daysOf(unusualSpells(office, '2026-08-01', 14))).toEqual(spells);
    // What begins after the days that were asked for is not told, and lengthens nothing.
    expect(daysOf(unusualSpells(office, '2026-08-01', 12))).toEqual(spells.slice(0, 2));
  });
});

describe('the next change', () => {
  test('is the closing time while it is open, also over hours without a gap', () => {
    const split = schedule({
      periods: [
        { days: [1], opens: '08:00', closes: '12:00' },
        { days: [1], opens: '12:00', closes: '15:00' },
      ],
    });
    expect(openingState(split, summer('2026-07-06T10:12')).changes).toEqual({
      day: '2026-07-06',
      time: '15:00',
    });
  });

  test.each([
    ['the break at noon', ['08:00', '12:00'], ['17:00', '20:00'], '12:00'],
    ['the end of hours in which others lie', ['08:00', '15:00'], ['09:00', '11:00'], '15:00'],
    ['the end of hours that overlap', ['08:00', '12:00'], ['09:00', '14:00'], '14:00'],
  ] as const)('is %s, in whichever order the hours were entered', (_, one, other, closes) => {
    for (const hours of [
      [one, other],
      [other, one],
    ]) {
      const periods = hours.map(([opens, closes]) => ({ days: [1], opens, closes }));
      const { isOpen, changes, today } = openingState(
        schedule({ periods }),
        summer('2026-07-06T10:12'),
      );
      expect(isOpen).toBe(true);
      expect(changes).toEqual({ day: '2026-07-06', time: closes });
      expect(today.hours.map(({ opens }) => opens)).toEqual([one[0], other[0]]);
    }
  });

  test('is the next opening of the day, or of the next day that is open', () => {
    const next = (moment: Date) => openingState(schedule(), moment).changes;
    expect(next(summer('2026-07-06T07:00'))).toEqual({ day: '2026-07-06', time: '08:00' });
    expect(next(summer('2026-07-03T15:00'))).toEqual({ day: '2026-07-06', time: '08:00' });
    // From Maundy Thursday over Good Friday, the weekend and Easter Monday.
    expect(next(summer('2026-04-09T15:00'))).toEqual({ day: '2026-04-14', time: '08:00' });
  });

  test('is the opening after a closure of weeks', () => {
    const office = schedule({ exceptions: [exception('2026-08-03', '2026-08-28')] });
    expect(openingState(office, summer('2026-08-03T10:00')).changes).toEqual({
      day: '2026-08-31',
      time: '08:00',
    });
    // Sixty days before it opens, and one more.
    const long = schedule({ exceptions: [exception('2026-06-01', '2026-08-30')] });
    expect(openingState(long, summer('2026-07-02T10:00')).changes?.day).toBe('2026-08-31');
    expect(openingState(long, summer('2026-07-01T10:00')).changes).toBeNull();
  });

  test('does not exist without hours; closures are none, and a single open day is enough', () => {
    const none = schedule({ periods: [], exceptions: [exception('2026-08-15')] });
    expect(openingState(none, summer('2026-07-03T15:00'))).toMatchObject({
      isOpen: false,
      changes: null,
    });
    expect(hasHours(none)).toBe(false);
    expect(hasHours(schedule())).toBe(true);
    const open = exception('2026-08-15', null, ['10:00', '14:00']);
    expect(hasHours({ ...none, exceptions: [...none.exceptions, open] })).toBe(true);
  });
});

describe('exceptions', () => {
  test('close days, from the first to the last, and give other hours', () => {
    const office = schedule({
      exceptions: [
        exception('2026-08-10', '2026-08-12'),
        exception('2026-08-13', null, ['09:00', '12:00']),
      ],
    });
    const hours = (day: string) => openingDay(office, day).hours;
    expect(hours('2026-08-07')).toHaveLength(1);
    for (const day of ['10', '11', '12']) expect(hours(`2026-08-${day}`)).toEqual([]);
    expect(hours('2026-08-13')).toEqual([{ opens: '09:00', closes: '12:00' }]);
    expect(hours('2026-08-14')).toEqual([{ opens: '08:00', closes: '15:00' }]);
  });

  test('of an office go before those of every office, and both before holidays', () => {
    const day = '2026-03-25';
    const everywhere = [exception(day, null, ['10:00', '11:00'])];
    const calendar = { localHolidays: [], exceptions: everywhere };
    expect(openingDay(schedule({ calendar }), day).hours).toEqual([
      { opens: '10:00', closes: '11:00' },
    ]);
    const own = schedule({ calendar, exceptions: [exception(day, null, ['17:00', '19:00'])] });
    expect(openingDay(own, day).hours).toEqual([{ opens: '17:00', closes: '19:00' }]);
  });

  test('entered later for the same days go before those that were there', () => {
    const office = schedule({
      exceptions: [
        exception('2026-08-10'),
        exception('2026-08-10', '2026-08-10', ['09:00', '12:00']),
      ],
    });
    expect(openingDay(office, '2026-08-10').hours).toEqual([{ opens: '09:00', closes: '12:00' }]);
  });

  test('for fewer days go before those for more, whichever was entered first', () => {
    const single = exception('2026-08-10', null, ['09:00', '12:00']);
    const range = exception('2026-08-03', '2026-08-28');
    for (const exceptions of [
      [single, range],
      [range, single],
    ]) {
      const office = schedule({ exceptions });
      expect(openingDay(office, '2026-08-10').hours).toEqual([{ opens: '09:00', closes: '12:00' }]);
      expect(openingDay(office, '2026-08-11').hours).toEqual([]);
      const calendar = { localHolidays: [], exceptions };
      expect(openingDay(schedule({ calendar }), '2026-08-10').hours).toHaveLength(1);
    }
  });

  const CLOSED = { el: 'Ανακαίνιση', en: 'Renovation' };
  test.each([
    ['2026-03-26', CLOSED, CLOSED],
    ['2026-03-26', { el: 'Ανακαίνιση', en: '' }, { el: 'Ανακαίνιση', en: '' }],
    ['2026-03-26', { el: '', en: 'Renovation' }, { el: '', en: 'Renovation' }],
    ['2026-03-26', NOTHING, null],
    ['2026-03-25', CLOSED, CLOSED],
    ['2026-03-25', NOTHING, { el: '25η Μαρτίου', en: 'March 25, national holiday' }],
  ])('that close %s because of %j say so, or name the holiday: %j', (day, reason, expected) => {
    for (const [first, last] of [
      [day, null],
      ['2026-03-23', '2026-03-27'],
    ] as const) {
      const office = schedule({ exceptions: [exception(first, last, ['', ''], reason)] });
      expect(openingDay(office, day)).toMatchObject({ hours: [], reason: expected });
    }
  });

  test('that close one office for days say their own reason while every office is closed', () => {
    const strike = exception('2026-03-26', null, ['', ''], { el: 'Απεργία', en: 'Strike' });
    const office = schedule({
      exceptions: [exception('2026-03-23', '2026-03-27', ['', ''], CLOSED)],
      calendar: { localHolidays: [], exceptions: [strike] },
    });
    expect(openingDay(office, '2026-03-26').reason).toEqual(CLOSED);
  });

  test('a draft without a day changes nothing', () => {
    const office = schedule({ exceptions: [{ ...exception(''), from: null }] });
    expect(openingDay(office, '2026-07-06').hours).toHaveLength(1);
  });
});

describe('the days with other hours', () => {
  test('are those ahead alone, neighbours with one reason together', () => {
    const strike = { el: 'Απεργία', en: 'Strike' };
    const office = schedule({
      exceptions: [
        exception('2026-03-26', '2026-03-27', ['', ''], strike),
        exception('2026-03-24', null, ['', ''], strike),
      ],
    });
    expect(
      unusualDays(office, '2026-03-25', 14).map(({ from, to, reason }) => [from, to, reason?.el]),
    ).toEqual([
      ['2026-03-25', '2026-03-25', '25η Μαρτίου'],
      ['2026-03-26', '2026-03-27', 'Απεργία'],
    ]);
  });

  test('end with the days that were asked for', () => {
    const office = schedule({ exceptions: [exception('2026-08-03', '2026-08-07')] });
    expect(unusualDays(office, '2026-08-03', 3)).toMatchObject([
      { from: '2026-08-03', to: '2026-08-05' },
    ]);
  });

  test('a holiday on a day that is closed anyway is none of them', () => {
    // 15 August 2026 is a Saturday.
    expect(unusualDays(schedule(), '2026-08-10', 14)).toEqual([]);
    expect(openingDay(schedule(), '2026-08-15')).toMatchObject({ isUnusual: false, reason: null });
  });
});
