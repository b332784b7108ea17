import type { Breakage } from './breakage.ts';

const SMALL_THINGS = ['app/admin/small-things-of-staff.test.ts'];
const TEXTS = ['app/admin/form/rich-text/rare-states-of-texts.test.ts'];

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
  {
    breaks: 'A picture that is dropped onto a text is opened by the browser in place of the form.',
    file: 'app/admin/form/rich-text/paste/paste-plugin.ts',
    find: '          if (clipped) putCursor(view, event);\n          return hand(event, clipped);\n',
    replace: '          return false;\n',
    tests: TEXTS,
    title: 'pictures come into it',
  },
  {
    breaks: 'A picture that is dropped onto a text stands where the cursor was.',
    file: 'app/admin/form/rich-text/paste/paste-plugin.ts',
    find: '          if (clipped) putCursor(view, event);\n',
    replace: '',
    tests: TEXTS,
    title: 'pictures come into it',
  },
  {
    breaks: 'A document that is dropped onto a text is opened by the browser in place of the form.',
    file: 'app/admin/form/rich-text/paste/paste-plugin.ts',
    find: 'isAlone ? data.files.length - files.length : 0',
    replace: '0',
    tests: TEXTS,
    title: 'a document is left out',
  },
  {
    breaks: 'The name of a file that is dropped onto a text becomes words of it.',
    file: 'app/admin/form/rich-text/paste/paste-plugin.ts',
    find: "dropped.files.length > 0 ? '' : dropped.getData('text/plain')",
    replace: "dropped.getData('text/plain')",
    tests: TEXTS,
    title: 'not taken for words',
  },
  {
    breaks: 'A file that is dropped beside the text is opened by the browser in place of the form.',
    file: 'app/admin/layout/admin-shell.client.tsx',
    find: '  useHeldFiles();\n',
    replace: '',
    tests: TEXTS,
    title: 'a file that misses it',
  },
];
