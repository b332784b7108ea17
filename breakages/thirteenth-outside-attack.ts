import type { Breakage } from './breakage.ts';

/** What the thirteenth attempt from outside has found in events, services, the search and the site map. */
export const THIRTEENTH_OUTSIDE_ATTACK: readonly Breakage[] = [
  {
    breaks: 'Of two performances on one day a calendar keeps one.',
    file: 'app/site/events/calendar/calendar-entries.ts',
    find: "${id}-${startsAt.replace(/\\D/g, '')}",
    replace: "${id}-${startsAt.slice(0, 10).replace(/\\D/g, '')}",
    tests: ['app/site/events/calendar/calendar-readers.test.ts'],
    title: 'two performances',
  },
  {
    breaks: 'The archive, narrowed, leads to years in which it leaves nothing.',
    file: 'app/site/events/event-lists.ts',
    find: 'await listPastYears(db, now, filter)',
    replace: 'await listPastYears(db, now)',
    tests: ['app/site/events/events-screens.test.ts'],
    title: 'the archive shows the year',
  },
  {
    breaks: 'Every page of a year of the archive is the first of it for search engines.',
    file: 'app/site/events/events-page.tsx',
    find: 'return { view, filter, year: data.list.year, page: data.list.page };',
    replace: 'return { view, filter, year: data.list.year };',
    tests: ['app/site/pages-of-lists.test.ts'],
    title: 'the second page of',
  },
  {
    breaks: 'The pages of the list of events are all called the same.',
    file: 'app/site/events/events-page.tsx',
    find: 'listTitle(title, { words, ...(page && { page }) }, language)',
    replace: 'listTitle(title, { words }, language)',
    tests: ['app/site/pages-of-lists.test.ts'],
    title: 'the second page of',
  },
  {
    breaks: 'An event ends when another does that begins with it.',
    file: 'domain/events/listing.ts',
    find: 'one.entry_id === row.entry_id && one.starts_at === row.starts_at',
    replace: 'one.starts_at === row.starts_at',
    tests: ['domain/events/listing.test.ts'],
    title: 'begin at once',
  },
  {
    breaks: 'Past events that began at once have no order by which pages could part them.',
    file: 'domain/events/listing.ts',
    find: ".orderBy('starts_at', 'desc')\n    .orderBy('entry_id', 'desc')",
    replace: ".orderBy('starts_at', 'desc')",
    tests: ['domain/events/listing.test.ts'],
    title: 'begin at once',
  },
  {
    breaks: 'Where there is no event, PostgreSQL refuses to begin before the first.',
    file: 'domain/events/listing.ts',
    find: 'Math.max(1, Math.ceil(total / paging.pageSize))',
    replace: 'Math.ceil(total / paging.pageSize)',
    tests: ['domain/events/listing.test.ts'],
    title: 'one empty page',
  },
];
