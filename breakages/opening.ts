import type { Breakage } from './breakage.ts';

const OF = ['x-true-hours'];

/** When offices are open. */
export const OPENING: readonly Breakage[] = [
  {
    breaks: 'Easter is that of the western churches’ calendar day.',
    file: 'domain/time/holidays.ts',
    find: "return addDays(`${year}-${julian.join('-')}`, 13);",
    replace: "return addDays(`${year}-${julian.join('-')}`, 12);",
    tests: ['domain/time/holidays.test.ts'],
    of: OF,
  },
  {
    breaks: 'On Christmas Eve offices are open until three.',
    file: 'domain/time/opening-schedule.ts',
    find: 'closes: closes < closesAt ? closes : closesAt',
    replace: 'closes',
    tests: ['domain/time/opening-schedule.test.ts'],
    of: OF,
  },
  {
    breaks: 'Local holidays are unknown.',
    file: 'domain/time/opening-schedule.ts',
    find: 'holidaysOf(Number(day.slice(0, 4)), calendar.localHolidays)',
    replace: 'holidaysOf(Number(day.slice(0, 4)))',
    tests: ['app/site/opening/office-hours.test.ts'],
    of: OF,
  },
  {
    breaks: 'A closure of every office is not heard at departments.',
    file: 'app/site/opening/office-hours.tsx',
    find: 'scheduleOf(office, settings)',
    replace: 'scheduleOf(office)',
    tests: ['app/site/opening/office-hours.test.ts'],
    of: OF,
  },
  {
    breaks: 'Search engines hear nothing of closed days.',
    file: 'app/site/government-organization.ts',
    find: '.flatMap(({ from, to, hours }) =>\n    (hours',
    replace: '.slice(0, 0).flatMap(({ from, to, hours }) =>\n    (hours',
    tests: ['app/site/opening/office-hours.test.ts'],
    of: OF,
  },
  {
    breaks: 'Search engines hear nothing of the hours of offices.',
    file: 'app/site/municipality/departments-page.tsx',
    find: '.filter(({ data }) => data.hours.length > 0)',
    replace: '.filter(({ data }) => data.hours.length > 99)',
    tests: ['app/site/opening/office-hours.test.ts'],
    of: OF,
  },
  {
    breaks:
      'An office may close between two steps of the clock at which pages end, and is called open for some minutes.',
    file: 'domain/content/model/schema.ts',
    find: '.refine(isInFiveMinutes, {',
    replace: '.refine(() => true, {',
    tests: ['domain/content/model/schema.test.ts'],
  },
  {
    breaks: 'A museum is called closed on 28 October.',
    file: 'domain/time/opening-schedule.ts',
    find: 'schedule.isMuseum && !known?.closesMuseums',
    replace: 'schedule.isMuseum && !known',
    tests: ['domain/time/opening-schedule.test.ts'],
    title: 'museum',
  },
  {
    breaks: 'Other hours may close before they open.',
    file: 'domain/content-types/opening-exceptions.ts',
    find: "{ kind: 'order', fields: ['opens', 'closes'], error: 'closesAfterOpens', isStrict: true },",
    replace: '',
    tests: ['api/entries/content-rules.test.ts'],
    of: OF,
  },
  {
    breaks: 'What the fields of an item owe each other is not asked.',
    file: 'domain/content/model/item-rules.ts',
    find: 'if (!isKept(rule, value[first], value[second])) {',
    replace: 'if (!isKept(rule, value[first], value[second]) && false) {',
    tests: ['api/entries/content-rules.test.ts'],
    of: OF,
  },
];
