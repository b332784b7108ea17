import type { Breakage } from './breakage.ts';

const SMALL_THINGS = ['app/admin/small-things-of-staff.test.ts'];

/** Small faults of the staff's screens that were seen while others were mended, and left until later. */
export const SEEN_AND_LEFT: readonly Breakage[] = [
  {
    breaks: 'A page of a history that is not there leads to another version than the named one.',
    file: 'app/admin/content/history/history-screen.client.tsx',
    find: 'options?.replace ? { ...place, page: next } : turnPage(place, next)',
    replace: 'turnPage(place, next)',
    tests: SMALL_THINGS,
    title: 'leads to the page that there is',
  },
  {
    breaks: 'Whoever asks for a page of a history that is not there sees an empty list.',
    file: 'app/admin/content/history/history-screen.client.tsx',
    find: 'setParameters(writeHistoryPlace(turned), options);',
    replace: 'if (!options) setParameters(writeHistoryPlace(turned));',
    tests: SMALL_THINGS,
    title: 'history beyond its last page',
  },
];
