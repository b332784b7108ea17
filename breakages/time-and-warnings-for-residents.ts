import type { Breakage } from './breakage.ts';

const HOURS = ['domain/time/opening-schedule.test.ts'];
const WEEK = ['app/ui/text/opening-hours.test.tsx'];
const WARNINGS = ['domain/alerts/alerts.test.ts'];
const FEEDS = ['app/site/alerts/alert-feeds.test.ts'];
const WARNING_SCREENS = ['app/site/alerts/alerts-screens.test.ts'];
const EMERGENCY = ['app/site/emergency/emergency-screens.test.ts'];
const FILTERS = ['app/site/events/event-filter.test.ts'];
const LISTING = ['domain/events/listing.test.ts'];
const EVENT_SCREENS = ['app/site/events/events-screens.test.ts'];
const NEXT_DATES = ['app/site/events/next-dates.test.ts'];

/** What residents are told of hours, warnings and events, beyond what stands on the sample’s screens. */
export const TIME_AND_WARNINGS_FOR_RESIDENTS: readonly Breakage[] = [
  {
    breaks:
      'On a holiday within summer hours an office says that it is closed for its summer hours.',
    file: 'domain/time/opening-schedule.ts',
    find: 'isNamed && !(isWeek && holiday) ? exception.reason',
    replace: 'isNamed ? exception.reason',
    tests: HOURS,
    title: 'weekends and holidays',
  },
  {
    breaks: 'A holiday on a Saturday stands there as the reason why an office is closed.',
    file: 'domain/time/opening-schedule.ts',
    find: 'reason: isUnusual ? reason : null };',
    replace: 'reason };',
    tests: HOURS,
    title: 'closed anyway',
  },
  {
    breaks: 'The hours of a morning and an afternoon run into each other.',
    file: 'app/ui/text/opening-hours.tsx',
    find: "{index > 0 && ', '}",
    replace: '',
    tests: WEEK,
  },
  {
    breaks: 'The history of a warning does not know that it was ended.',
    file: 'domain/alerts/end-alert.ts',
    find: `    await keepRevision(tx, after, acting, copies.languages);
`,
    replace: '',
    tests: WARNINGS,
    title: 'stand in the history',
  },
  {
    breaks: 'Nobody can see who ended a warning.',
    file: 'domain/alerts/end-alert.ts',
    find: `    await recordAct(tx, 'alert-ended', after, acting);
`,
    replace: '',
    tests: WARNINGS,
    title: 'stand in the history',
  },
  {
    breaks: 'Programs take a warning for something severe.',
    file: 'domain/alerts/cap-words.ts',
    find: "warning: 'Moderate'",
    replace: "warning: 'Severe'",
    tests: FEEDS,
    title: 'of the severity',
  },
  {
    breaks: 'Programs are told that there is no time to lose where there is.',
    file: 'domain/alerts/cap-words.ts',
    find: "data.severity === 'emergency' ? 'Immediate' : 'Expected'",
    replace: "data.severity !== 'information' ? 'Immediate' : 'Expected'",
    tests: FEEDS,
    title: 'of the severity',
  },
  {
    breaks: 'Programs are told in Greek who sends an English message.',
    file: 'app/site/alerts/cap-document.ts',
    find: 'const sender = data.senderName[lang];',
    replace: 'const sender = data.senderName.el;',
    tests: FEEDS,
    title: 'says in both languages',
  },
  {
    breaks: 'The page of a warning to come does not say from when it holds.',
    file: 'app/site/alerts/alert-page.tsx',
    find: "{state === 'ahead' && (",
    replace: "{state === ('x' as never) && (",
    tests: WARNING_SCREENS,
    title: 'has not begun',
  },
  {
    breaks: 'The small home page of an emergency says that its address is another.',
    file: 'app/site/emergency/emergency-page.tsx',
    find: "path={isEmergencyHome ? '/' : '/emergency'}",
    replace: 'path="/emergency"',
    tests: EMERGENCY,
    title: 'as the home page',
  },
  {
    breaks: 'On a site at https nobody can subscribe to its events by a press.',
    file: 'app/site/events/calendar/subscribe.tsx',
    find: "/^https?:/, 'webcal:'",
    replace: "/^http:/, 'webcal:'",
    tests: FILTERS,
  },
  {
    breaks: 'Who subscribes to the events for children gets all of them.',
    file: 'app/site/events/event-filter.ts',
    find: 'FILTER_NAMES.flatMap((name): [FilterName, string][] =>',
    replace: 'FILTER_NAMES.slice(0, 2).flatMap((name): [FilterName, string][] =>',
    tests: FILTERS,
  },
  {
    breaks: 'The next day shows all events to who had narrowed them.',
    file: 'app/site/events/event-views.tsx',
    find: "eventsPath({ view: 'day', day: other, filter })",
    replace:
      "eventsPath({ view: 'day', day: other, filter: { unit: '', category: '', audience: '' } })",
    tests: FILTERS,
  },
  {
    breaks: 'The archive of narrowed events offers years in which there were none.',
    file: 'domain/events/listing.ts',
    find: `const rows = await over(db, now, filter)
    .select(year`,
    replace: `const rows = await over(db, now, {})
    .select(year`,
    tests: LISTING,
    title: 'a filter leaves',
  },
  {
    breaks: 'Search engines follow the days of the calendar, one after the other.',
    file: 'app/site/events/events-page.tsx',
    find: "noIndex: view === 'calendar' || view === 'day' || filterParameters",
    replace: "noIndex: view === 'calendar' || filterParameters",
    tests: EVENT_SCREENS,
    title: 'a day of the calendar',
  },
  {
    breaks: 'Search engines follow each combination of the filters of events.',
    file: 'app/site/events/events-page.tsx',
    find: 'filterParameters(filter).length > 1',
    replace: 'filterParameters(filter).length > 3',
    tests: EVENT_SCREENS,
    title: 'a day of the calendar',
  },
  {
    breaks: 'The other events to which an event leads begin with itself.',
    file: 'app/site/events/event-page.tsx',
    find: '.filter((other) => other.slug !== stored.slug)',
    replace: '',
    tests: NEXT_DATES,
    title: 'other events than itself',
  },
];
