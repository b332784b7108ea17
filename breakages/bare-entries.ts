import type { Breakage } from './breakage.ts';

/** What the public screens say of entries of which nothing is known but what each must have. */
export const BARE_ENTRIES: readonly Breakage[] = [
  {
    breaks: 'A task of the home page without a link leads back to the home page.',
    file: 'app/site/home/load-home.ts',
    find: "tasks: tasks.filter(({ data }) => data.link !== ''),",
    replace: 'tasks,',
    tests: ['app/site/bare-entries.test.ts'],
  },
  {
    breaks: 'Search engines are told of an article without tags that it is about nothing.',
    file: 'app/site/news/article-page.tsx',
    find: ".join(', ') || undefined,",
    replace: ".join(', '),",
    tests: ['app/site/bare-entries.test.ts'],
  },
  {
    breaks: 'The history has no screen where a period has no picture.',
    file: 'app/site/municipality/history-page.tsx',
    find: '{picture && (\n',
    replace: '{(\n',
    tests: ['app/site/bare-entries.test.ts'],
  },
  {
    breaks: 'The map has no screen where a place has no position.',
    file: 'app/site/map/map-places.tsx',
    find: '{place.position && (',
    replace: '{(',
    tests: ['app/site/bare-entries.test.ts'],
  },
  {
    breaks: 'Tourism has no screen where a beach has no picture.',
    file: 'app/site/tourism/beaches/beach-row.tsx',
    find: '{beach.picture && (',
    replace: '{(',
    tests: ['app/site/bare-entries.test.ts'],
  },
  {
    breaks: 'The mayor has no screen without a portrait.',
    file: 'app/site/municipality/mayor-page.tsx',
    find: '{portrait && (',
    replace: '{(',
    tests: ['app/site/bare-entries.test.ts'],
  },
  {
    breaks: 'The administration has no screen without a portrait of the mayor.',
    file: 'app/site/municipality/administration-page.tsx',
    find: '{portrait && (',
    replace: '{(',
    tests: ['app/site/bare-entries.test.ts'],
  },
  {
    breaks: 'A place to stay has no page where its position is not known.',
    file: 'app/site/tourism/lodgings/lodging-page.tsx',
    find: '{data.coordinates && (',
    replace: '{(',
    tests: ['app/site/bare-entries.test.ts'],
  },
  {
    breaks: 'An event has no page where its position is not known.',
    file: 'app/site/events/event-page.tsx',
    find: '          {data.coordinates && (\n            <PlaceMap',
    replace: '          {(\n            <PlaceMap',
    tests: ['app/site/bare-entries.test.ts'],
  },
  {
    breaks: 'A service without steps has a heading of them.',
    file: 'app/site/services/service-sections.tsx',
    find: 'if (data.steps.length > 0) {',
    replace: 'if (data.steps) {',
    tests: ['app/site/bare-entries.test.ts'],
  },
  {
    breaks: 'A tender whose codes are not known has an empty list of them.',
    file: 'app/site/tenders/tender-facts.tsx',
    find: '{data.cpv.length > 0 && (',
    replace: '{(',
    tests: ['app/site/bare-entries.test.ts'],
  },
  {
    breaks: 'A term that leads nowhere has a link to nothing in the glossary.',
    file: 'app/site/services/glossary-page.tsx',
    find: '{one.link && (',
    replace: '{(',
    tests: ['app/site/bare-entries.test.ts'],
  },
];
