import type { Breakage } from './breakage.ts';

const CARDS = ['app/site/events/cancelled-events.test.ts'];

/** What visitors are told on the way to something: whether it takes place, when, and where a link leads. */
export const VISITORS: readonly Breakage[] = [
  {
    breaks: 'The home page invites to an event that is cancelled.',
    file: 'app/site/home/home-news.tsx',
    find: 'kicker={data.isCancelled && <CancelledBadge language={language} />}',
    replace: '',
    tests: CARDS,
  },
  {
    breaks: 'The page of a unit invites to an event that is cancelled.',
    file: 'app/site/units/unit-events.tsx',
    find: 'kicker={data.isCancelled && <CancelledBadge language={language} />}',
    replace: '',
    tests: CARDS,
  },
  {
    breaks: 'The page of an event invites to another one that is cancelled.',
    file: 'app/site/events/event-page.tsx',
    find: 'kicker={other.data.isCancelled && <CancelledBadge language={language} />}',
    replace: '',
    tests: CARDS,
  },
  {
    breaks: 'A fair of six days is from 10:00 to 18:00 of its first one on cards.',
    file: 'app/site/events/event-when.ts',
    find: 'return isOfOneDay(times) ? hours :',
    replace: 'return times.endsAt ? formatTimeRange(times.startsAt, times.endsAt) :',
    tests: CARDS,
  },
  {
    breaks: 'Whoever comes on the usual day has not read that the date was brought forward.',
    file: 'app/site/events/event-page.tsx',
    find: "(day ?? '') >= today || (movedTo ?? '') >= today",
    replace: "(movedTo ?? day ?? '') >= today",
    tests: CARDS,
  },
  {
    breaks: 'An event whose last date is not on has an empty list of dates.',
    file: 'app/site/events/event-dates.tsx',
    find: '  if (dates.length === 0) return null;\n',
    replace: '',
    tests: ['app/site/events/event-dates.test.tsx'],
  },
  {
    breaks: 'The last day of the calendar leads to the next one, where today stands.',
    file: 'app/site/events/event-lists.ts',
    find: '[addDays(day, days)].find(isShown) ?? null',
    replace: 'addDays(day, days)',
    tests: ['app/site/events/events-screens.test.ts'],
    title: 'days lead to their neighbours',
  },
  {
    breaks: 'A place to stay of which no kind is known is introduced by a dot.',
    file: 'app/site/tourism/lodgings/lodging-card.tsx',
    find: '.flatMap((words) => words || [])',
    replace: '.flatMap((words) => words ?? [])',
    tests: ['app/site/where-little-is-known.test.ts'],
    title: 'a place to stay says its season',
  },
  {
    breaks: 'Search engines are told of a second Sunday of the year without its month.',
    file: 'app/site/events/event-json-ld.ts',
    find: "rule.every === 'year' && { byMonth",
    replace: "rule.every === 'month' && { byMonth",
    tests: ['app/site/events/event-json-ld.test.ts'],
  },
  {
    breaks: 'Search engines are told that a festival of three days ends on its first.',
    file: 'app/site/events/event-json-ld.ts',
    find: ' && lastDayOf(first) === dayOf(first.startsAt)',
    replace: '',
    tests: ['app/site/events/event-json-ld.test.ts'],
  },
  {
    breaks: 'An English link to a search that asks something loses what follows the question mark.',
    file: 'app/i18n/language.ts',
    find: '([^#]*)(#.*)?$',
    replace: '([^?#]*)[^#]*(#.*)?$',
    tests: ['app/i18n/language.test.ts'],
  },
  {
    breaks: 'A notice with the date of tomorrow was changed before it was published.',
    file: 'app/site/news/article-page.tsx',
    find: 'loaderData.updatedOn < loaderData.date ? loaderData.date : loaderData.updatedAt',
    replace: 'loaderData.updatedAt',
    tests: ['app/site/small-facts.test.ts'],
    title: 'that were changed on a later day',
  },
  {
    breaks: 'A phone without room shows an old emergency page while the new one has arrived.',
    file: 'public/emergency-worker.js',
    find: 'cache.put(key, response.clone()).catch(() => undefined)',
    replace: 'cache.put(key, response.clone())',
    tests: ['app/site/emergency/kept-page.test.ts'],
  },
];
