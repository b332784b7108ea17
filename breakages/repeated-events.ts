import type { Breakage } from './breakage.ts';

const READERS = ['app/site/events/calendar/calendar-readers.test.ts'];
const SCREENS = ['app/site/events/events-screens.test.ts'];
const LISTS = ['domain/events/listing.test.ts'];
const KEPT = ['domain/content/occurrences/keep-occurrences.test.ts'];

/** Events that come back, their calendars and filters. */
export const REPEATED_EVENTS: readonly Breakage[] = [
  {
    breaks: 'The dates of an event stay as they were when it is saved.',
    file: 'domain/content/acts/write-entry.ts',
    find: '    if (type) await keepOccurrences(tx, type, after);\n',
    replace: '',
    tests: KEPT,
  },
  {
    breaks: 'A rule with ten thousand dates is accepted.',
    file: 'domain/events/check-dates.ts',
    find: "  if (days.length > MOST_OCCURRENCES) return { 'repetition.until': TEXTS.tooMany };\n",
    replace: '',
    tests: ['domain/events/check-dates.test.ts'],
  },
  {
    breaks: 'What cannot be is published all the same.',
    file: 'domain/content/acts/entry-input.ts',
    find: '{ ...checkTogether(type, input.data), ...messages }',
    replace: 'messages',
    tests: KEPT,
  },
  {
    breaks: 'A field that is wrong by itself is compared with another.',
    file: 'domain/content/model/fields/item-rules.ts',
    find: '        if (wrong.has(first) || wrong.has(second)) continue;\n',
    replace: '',
    tests: ['domain/content/model/fields/schema.test.ts'],
    title: 'wrong by itself',
  },
  {
    breaks: 'A warning that ends before it starts is told so only when every other field is right.',
    file: 'domain/content/model/fields/item-rules.ts',
    find: '        if (wrong.has(first) || wrong.has(second)) continue;\n',
    replace: '        if (wrong.size > 0) continue;\n',
    tests: ['domain/content/acts/all-faults.test.ts'],
    title: 'a warning names',
  },
  {
    breaks: 'An event that ends before it starts is told so only when every other field is right.',
    file: 'domain/content/acts/entry-input.ts',
    find: '{ ...checkTogether(type, input.data), ...messages }',
    replace: '{ ...(parsed.success ? checkTogether(type, input.data) : {}), ...messages }',
    tests: ['domain/content/acts/all-faults.test.ts'],
  },
  {
    breaks: 'A date that was left out takes place.',
    file: 'domain/events/occurrences.ts',
    find: '    if (isCancelledDate(change)) return [];\n',
    replace: '',
    tests: ['domain/events/occurrences.test.ts'],
  },
  {
    breaks: 'A moved date moves the day of the rule in calendars.',
    file: 'app/site/events/calendar/calendar-entries.ts',
    find: 'insteadOf: ruleStart ?? times.startsAt,',
    replace: 'insteadOf: times.startsAt,',
    tests: READERS,
  },
  {
    breaks: 'Calendars do not know which dates are left out.',
    file: 'app/site/events/calendar/icalendar.ts',
    find: "inGreece('EXDATE', start)",
    replace: '[]',
    tests: READERS,
  },
  {
    breaks: 'A night in which the clocks change is an hour too long in calendars.',
    file: 'app/site/events/calendar/calendar-entries.ts',
    find: '    inPhysics(date) !== inPhysics(first) ||\n',
    replace: '',
    tests: READERS,
  },
  {
    breaks:
      'An event whose first night is one in which the clocks change ends at another hour in a program.',
    file: 'app/site/events/calendar/calendar-entries.ts',
    find: ' ||\n    inPhysics(first) !== onTheWall(first)',
    replace: '',
    tests: READERS,
    title: 'the first night may be one',
  },
  {
    breaks: 'The last Friday of a month is its fourth, while other programs take the last.',
    file: 'domain/time/repetition.ts',
    find: '  if (nth === -1) {\n    const last = addDays(addMonths(begins, 1), -1);',
    replace: '  if (nth === -1) {\n    const last = addDays(begins, 27);',
    tests: READERS,
    title: 'whatever a clerk can enter',
  },
  {
    breaks: 'Calendars do not hear that an event is cancelled.',
    file: 'app/site/events/calendar/icalendar.ts',
    find: "event.isCancelled ? 'CANCELLED' : 'CONFIRMED'",
    replace: "'CONFIRMED'",
    tests: READERS,
  },
  {
    breaks: 'A filter by unit leaves everything.',
    file: 'domain/events/listing.ts',
    find: "for (const field of ['unit', 'category', 'audience'] as const) {",
    replace: "for (const field of ['category', 'audience'] as const) {",
    tests: LISTS,
  },
  {
    breaks: 'A subscription with an unknown filter has all events.',
    file: 'app/site/events/calendar/events-calendar.ts',
    find: '  if (isUnknown) return notFound();\n',
    replace: '',
    tests: SCREENS,
  },
  {
    breaks: 'The archive of a year has the dates of all years.',
    file: 'domain/events/listing.ts',
    find: '  if (year === undefined) return query;',
    replace: '  if (year !== query) return query;',
    tests: LISTS,
  },
  {
    breaks: 'Of an event that comes back, the lists know the last date first.',
    file: 'domain/events/listing.ts',
    find: "e.fn.min<string>('starts_at')",
    replace: "e.fn.max<string>('starts_at')",
    tests: LISTS,
  },
  {
    breaks: 'An event is shown twice where another day is at the time of its rule.',
    file: 'domain/events/occurrences.ts',
    find: 'return all.filter(({ startsAt }, at) => startsAt !== all[at - 1]?.startsAt);',
    replace: 'return all;',
    tests: ['domain/events/occurrences.test.ts'],
    title: 'named once',
  },
  {
    breaks: 'A night that goes on until the same hour of the next day ends when it begins.',
    file: 'domain/events/occurrences.ts',
    find: 'ends > starts ? day',
    replace: 'ends >= starts ? day',
    tests: ['domain/events/occurrences.test.ts'],
    title: 'last a whole day',
  },
  {
    breaks: 'An event on Mondays and Fridays has its days in the order in which they were ticked.',
    file: 'domain/content/model/fields/repetition-schema.ts',
    find: '[...new Set(rule.weekdays)].sort((a, b) => a - b)',
    replace: '[...new Set(rule.weekdays)]',
    tests: ['domain/content/model/fields/schema.test.ts'],
    title: 'days of a week',
  },
];
