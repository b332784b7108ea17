import type { Breakage } from './breakage.ts';

const PAGES = ['app/site/pages-of-lists.test.ts'];

/** How long somebody waits for a turn, and how much of a list a page shows. */
export const TURNS_AND_PAGES: readonly Breakage[] = [
  {
    breaks: 'Whoever signs in during a flood waits a minute only to be looked at.',
    file: 'server/admission/admission.ts',
    find: '  waiting: 256,\n  waitingOfNetwork: 32,\n  longestWaitMs: 5_000,',
    replace: '  waiting: 256,\n  waitingOfNetwork: 32,\n  longestWaitMs: 60_000,',
    tests: ['server/admission/longest-waits.test.ts'],
  },
  {
    breaks: 'A page of warnings that have ended is as long as fifty of them.',
    file: 'app/site/alerts/alerts-page.tsx',
    find: 'const PAGE_SIZE = 20;',
    replace: 'const PAGE_SIZE = 50;',
    tests: PAGES,
    title: 'warnings that have ended',
  },
  {
    breaks: 'A page of events is as long as fifty of them.',
    file: 'app/site/events/event-lists.ts',
    find: 'const PAGE_SIZE = 10;',
    replace: 'const PAGE_SIZE = 50;',
    tests: PAGES,
    title: 'events',
  },
  {
    breaks: 'A page of tenders is as long as fifty of them.',
    file: 'app/site/tenders/tenders-page.tsx',
    find: 'const PAGE_SIZE = 20;',
    replace: 'const PAGE_SIZE = 50;',
    tests: PAGES,
    title: 'tenders',
  },
  {
    breaks: 'A page of transparency documents is as long as fifty of them.',
    file: 'app/site/municipality/transparency/transparency-page.tsx',
    find: 'const PAGE_SIZE = 20;',
    replace: 'const PAGE_SIZE = 50;',
    tests: PAGES,
    title: 'transparency documents',
  },
  {
    breaks: 'A page of results of a search is as long as fifty of them.',
    file: 'app/site/search/search-page.tsx',
    find: 'const PAGE_SIZE = 10;',
    replace: 'const PAGE_SIZE = 50;',
    tests: PAGES,
    title: 'results of a search',
  },
  {
    breaks: 'The second page of documents is one of all of them.',
    file: 'app/site/municipality/transparency/transparency-page.tsx',
    find: 'hrefOf={(page) => href(documentsPath(filters, page), language)}',
    replace: "hrefOf={(page) => href(documentsPath({ ...filters, q: '' }, page), language)}",
    tests: PAGES,
    title: 'is narrowed as the first',
  },
  {
    breaks: 'The second page of tenders is one of all of them.',
    file: 'app/site/tenders/tenders-page.tsx',
    find: 'hrefOf={(page) => href(pathOf(state, page), language)}',
    replace: 'hrefOf={(page) => href(pathOf(undefined, page), language)}',
    tests: PAGES,
    title: 'is narrowed as the first',
  },
  {
    breaks: 'The staff see the first page of a list on each of its pages.',
    file: 'app/admin/content/content-api.ts',
    find: '          ...pageQuery(asked.page, asked.size),\n',
    replace: '',
    tests: ['app/admin/content/content-api.test.ts'],
  },
];
