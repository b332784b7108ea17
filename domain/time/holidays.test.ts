import { describe, expect, test } from 'vitest';
import { holidaysOf, isDayOfYear, orthodoxEaster } from './holidays.ts';

describe('Easter of the Orthodox Church', () => {
  // As the Church of Greece has kept it.
  test.each([
    [2000, '2000-04-30'],
    [2010, '2010-04-04'],
    [2013, '2013-05-05'],
    [2014, '2014-04-20'],
    [2016, '2016-05-01'],
    [2019, '2019-04-28'],
    [2021, '2021-05-02'],
    [2024, '2024-05-05'],
    [2025, '2025-04-20'],
    [2026, '2026-04-12'],
    [2027, '2027-05-02'],
    [2030, '2030-04-28'],
    [2038, '2038-04-25'],
  ])('of %i is %s', (year, day) => {
    expect(orthodoxEaster(year)).toBe(day);
  });

  test('is always a Sunday', () => {
    for (let year = 1900; year < 2100; year++) {
      expect(new Date(`${orthodoxEaster(year)}T00:00:00Z`).getUTCDay(), String(year)).toBe(0);
    }
  });
});

describe('the holidays of a year', () => {
  test('are those of the country, with two days on which offices close at one', () => {
    const days = [...holidaysOf(2026)].map(([day, { name, closesAt, closesMuseums }]) =>
      [day, closesAt, closesMuseums && 'museums', `${name.el}, ${name.en}`]
        .filter(Boolean)
        .join(' '),
    );
    expect(days.sort()).toEqual([
      '2026-01-01 museums Πρωτοχρονιά, New Year’s Day',
      '2026-01-06 Θεοφάνια, Epiphany',
      '2026-02-23 Καθαρά Δευτέρα, Clean Monday',
      '2026-03-25 museums 25η Μαρτίου, March 25, national holiday',
      '2026-04-10 Μεγάλη Παρασκευή, Good Friday',
      '2026-04-11 Μεγάλο Σάββατο, Holy Saturday',
      '2026-04-12 museums Κυριακή του Πάσχα, Easter Sunday',
      '2026-04-13 Δευτέρα του Πάσχα, Easter Monday',
      '2026-05-01 museums Πρωτομαγιά, May Day',
      '2026-06-01 Αγίου Πνεύματος, Whit Monday',
      '2026-08-15 Κοίμηση της Θεοτόκου, Assumption',
      '2026-10-28 28η Οκτωβρίου, October 28, national holiday',
      '2026-12-24 13:00 Παραμονή Χριστουγέννων, Christmas Eve',
      '2026-12-25 museums Χριστούγεννα, Christmas Day',
      '2026-12-26 museums Δεύτερη ημέρα Χριστουγέννων, Second day of Christmas',
      '2026-12-31 13:00 Παραμονή Πρωτοχρονιάς, New Year’s Eve',
    ]);
  });

  test('have the local ones, on their date or by their distance from Easter', () => {
    const name = { el: 'Πολιούχος', en: 'Patron saint' };
    const days = holidaysOf(2026, [
      { name, date: '9/11', daysAfterEaster: null },
      { name, date: '', daysAfterEaster: 5 },
    ]);
    expect(days.get('2026-11-09')).toMatchObject({ name, closesAt: null });
    expect(days.get('2026-04-17')).toMatchObject({ name, closesAt: null });
  });

  test('a local holiday on a day that closes early closes it all day', () => {
    const name = { el: 'Γιορτή', en: 'Feast' };
    const days = holidaysOf(2026, [{ name, date: '24/12', daysAfterEaster: null }]);
    expect(days.get('2026-12-24')?.closesAt).toBeNull();
  });

  test('a local holiday does not rename one of the country, nor open museums on it', () => {
    const name = { el: 'Γιορτή', en: 'Feast' };
    const days = holidaysOf(2026, [{ name, date: '25/3', daysAfterEaster: null }]);
    expect(days.get('2026-03-25')).toMatchObject({
      name: { en: 'March 25, national holiday' },
      closesMuseums: true,
    });
  });
});

test.each([
  ['25/3', true],
  ['05/03', true],
  ['29/2', true],
  ['30/2', false],
  ['3/25', false],
  ['0/3', false],
  ['99/1', false],
  ['1/13', false],
  ['125/3', false],
  ['25-3', false],
  ['25/3/2026', false],
])('%s as a day of the year: %s', (text, expected) => {
  expect(isDayOfYear(text)).toBe(expected);
});
