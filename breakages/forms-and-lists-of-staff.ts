import type { Breakage } from './breakage.ts';

const EDITOR = ['app/admin/form/rich-text/text-editor.test.ts'];
const LISTS = ['app/admin/content/list/lists-on-screen.test.ts'];
const PAGES = ['app/admin/pages-as-entries.test.ts'];

/** Forms, lists, histories and reviews of the staff, as somebody found them unwatched who did not know the tests. */
export const FORMS_AND_LISTS_OF_STAFF: readonly Breakage[] = [
  {
    breaks: 'A form that is open in another tab of the browser is offered as if it had been left.',
    file: 'app/admin/form/kept/tab-locks.ts',
    find: '() => isHeld)',
    replace: '() => undefined)',
    tests: ['app/admin/form/kept/tab-locks.test.ts'],
  },
  {
    breaks: 'Of several empty paragraphs at the end of a text all but one are stored.',
    file: 'app/admin/form/rich-text/html.ts',
    find: "while (body.lastElementChild?.tagName === 'P'",
    replace: "if (body.lastElementChild?.tagName === 'P'",
    tests: EDITOR,
    title: 'no empty paragraph',
  },
  {
    breaks: 'Of two quick moves in a list one is lost.',
    file: 'app/admin/content/list/use-move.ts',
    find: 'running.current = running.current.then(() => moveNow(id, title, to));',
    replace: 'running.current = moveNow(id, title, to);',
    tests: PAGES,
    title: 'in the order of the menus',
  },
  {
    breaks: 'The key End puts an entry first.',
    file: 'app/admin/content/list/move-buttons.tsx',
    find: "End: { end: 'last' }",
    replace: "End: { end: 'first' }",
    tests: PAGES,
    title: 'in the order of the menus',
  },
  {
    breaks: 'Which columns a list shows is forgotten with its screen.',
    file: 'app/admin/content/list/columns.ts',
    find: 'localStorage.setItem(keyOf(type.name), ',
    replace: 'localStorage.setItem(type.name, ',
    tests: LISTS,
    title: 'a tag is read in English',
  },
  {
    breaks: 'A link to a narrowed list shows what the tab remembers instead.',
    file: 'app/admin/content/list/use-list-address.ts',
    find: "address === '' ? sessionStorage.getItem(key) : null",
    replace: 'sessionStorage.getItem(key)',
    tests: LISTS,
    title: 'to which one comes back',
  },
  {
    breaks: 'A list to which one comes back shows for minutes what it was before.',
    file: 'app/admin/content/content-api.ts',
    find: '    // Shown at once from memory, and fetched again right after, since colleagues work on the same lists.\n    staleTime: 0,\n',
    replace: '',
    tests: LISTS,
    title: 'to which one comes back',
  },
  {
    breaks: 'A list of what an account that is gone changed last says that it is of anybody.',
    file: 'app/admin/content/list/entries-filters.tsx',
    find: "value.includes('@') && !colleagues.includes(value)",
    replace: 'false',
    tests: LISTS,
    title: 'to which one comes back',
  },
];
