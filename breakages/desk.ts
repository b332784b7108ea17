import type { Breakage } from './breakage.ts';

const JOBS = ['e2e/clerk-jobs.e2e.ts'];
const TAGS = ['app/admin/content/list/bulk/change-tags.test.ts'];

/** What a clerk relies on: the way on, words that are heard, a tag for many, and how it all looks. */
export const DESK: readonly Breakage[] = [
  {
    breaks: 'A list of entries with nothing in it leads nowhere.',
    file: 'app/admin/content/list/entries-list.tsx',
    find: '<EmptyListLink to={newEntryAddress(type.name)}>{say(texts.addFirst)}</EmptyListLink>',
    replace: '{null}',
    tests: JOBS,
    title: 'nothing in it',
    of: ['x-empty-lists'],
  },
  {
    breaks: 'An empty list is a blank.',
    file: 'app/admin/pieces/paged-list.tsx',
    find: '{list.isSuccess && !isGone && total === 0 && props.empty}',
    replace: '',
    tests: JOBS,
    title: 'nothing in it',
    of: ['x-empty-lists'],
  },
  {
    breaks: 'Whoever deals with the last row of a page stands before nothing.',
    file: 'app/admin/pieces/paged-list.tsx',
    find: 'if (isGone) onPage(last, { replace: true });',
    replace: '',
    tests: ['e2e/list-pages.e2e.ts'],
    title: 'a page of a list that is no longer there',
  },
  {
    breaks: 'The way back from a page that is gone leads to it again.',
    file: 'app/admin/pieces/paged-list.tsx',
    find: 'onPage(last, { replace: true })',
    replace: 'onPage(last)',
    tests: ['e2e/list-pages.e2e.ts'],
    title: 'a page of a list that is no longer there',
  },
  {
    breaks: 'A tag that an entry has already is added once more.',
    file: 'app/admin/content/list/bulk/change-tags.ts',
    find: 'return after.length === before.length ? null : after;',
    replace: 'return after;',
    tests: TAGS,
    of: ['x-tags-of-several'],
  },
  {
    breaks: 'With a tag, changes become public that nobody has published.',
    file: 'app/admin/content/list/bulk/change-tags.ts',
    find: "entry.state !== 'draft' && !entry.hasUnpublishedChanges",
    replace: "entry.state !== 'draft'",
    tests: TAGS,
    of: ['x-tags-of-several'],
  },
  {
    breaks: 'A list is narrowed by a part of a tag.',
    file: 'domain/content/reading/tags.ts',
    find: "where tag.value ->> '$.name.el' = ${el})`",
    replace: "where instr(tag.value ->> '$.name.el', ${el}) > 0)`",
    tests: ['domain/content/reading/tags.test.ts'],
    of: ['x-tags-of-several'],
  },
  {
    breaks: 'What a paste left behind is said to nobody.',
    file: 'app/admin/form/rich-text/paste/take-paste.ts',
    find: '  tell(clean.report);\n',
    replace: '',
    tests: JOBS,
    title: 'pasted from Word',
  },
  {
    breaks: 'A list has two filters of one name.',
    file: 'domain/content-types/tender.ts',
    find: "{ el: 'Στάδιο', en: 'Stage' }",
    replace: "{ el: 'Κατάσταση', en: 'State' }",
    tests: ['app/admin/content/list/columns.test.ts'],
  },
  {
    breaks: 'The style guide of the staff is there for everybody.',
    file: 'app/admin/styleguide/styleguide-page.tsx',
    find: 'if (!context.get(requestContext).showsStyleguide) throw data(null, { status: 404 });',
    replace: 'void context.get(requestContext);',
    tests: ['e2e/headers.e2e.ts'],
    title: 'style guide is not there',
    of: ['ASVS 15.2.3'],
  },
  {
    breaks: 'A state is told by its colour alone.',
    file: 'app/admin/pieces/entry-words.css',
    find: '.state-badge {',
    replace: '.state-badge {\n  font-size: 0;',
    tests: ['e2e/styleguide.e2e.ts'],
    title: 'admin-1024-light',
  },
];
