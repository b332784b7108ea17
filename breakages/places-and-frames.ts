import type { Breakage } from './breakage.ts';

/** What maps, places and the frame of every public page tell visitors, whatever staff have entered. */
export const PLACES_AND_FRAMES: readonly Breakage[] = [
  {
    breaks: 'A page of the documents far beyond the last leads to the first, not to the last.',
    file: 'app/site/municipality/transparency/read-document-filters.ts',
    find: "Math.max(1, Math.trunc(Number(query.get('page'))) || 1)",
    replace: String.raw`/^\d{1,6}$/.test(query.get('page') ?? '') ? Number(query.get('page')) || 1 : 1`,
    tests: ['app/site/municipality/transparency/read-document-filters.test.ts'],
  },
];
