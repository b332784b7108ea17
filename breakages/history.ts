import type { Breakage } from './breakage.ts';

const HISTORY = 'domain/content/reading/history.test.ts';

/** What an entry has been, and the way back. */
export const HISTORY_OF_ENTRIES: readonly Breakage[] = [
  {
    breaks: 'The history begins with the oldest version.',
    file: 'domain/content/reading/history.ts',
    find: ".orderBy('version', 'desc')",
    replace: ".orderBy('version')",
    tests: [HISTORY],
  },
  {
    breaks: 'A draft looks as if it had been public.',
    file: 'domain/content/acts/write-entry.ts',
    find: 'published_at: shown.length > 0 ? after.updated_at : null,',
    replace: 'published_at: after.updated_at,',
    tests: [HISTORY],
  },
  {
    breaks: 'The history does not know what was published by plan.',
    file: 'domain/content/acts/publish-working.ts',
    find: '      published_at: after.updated_at,\n',
    replace: '        published_at: null,\n',
    tests: [HISTORY],
  },
  {
    breaks: 'The history of an entry in the bin is read.',
    file: 'domain/content/reading/history.ts',
    find: "    .where('deleted_at', 'is', null)\n",
    replace: '',
    tests: [HISTORY],
  },
  {
    breaks: 'A name is given to every version at once.',
    file: 'domain/content/acts/name-version.ts',
    find: "      .where('version', '=', version)\n",
    replace: '',
    tests: [HISTORY],
  },
  {
    breaks: 'Greek words are compared letter by letter.',
    file: 'app/admin/form/conflict/word-changes.ts',
    find: "/\\p{L}[\\p{L}\\p{M}\\p{N}’']*|",
    replace: '/[a-z]+|',
    tests: ['app/admin/form/conflict/word-changes.test.ts'],
  },
  {
    breaks: 'Bringing a version back shows it to the public at once.',
    file: 'app/admin/content/history/use-return.ts',
    find: '        publish: false,\n',
    replace: '',
    tests: ['e2e/history.e2e.ts'],
  },
  {
    breaks: 'A version is brought back over what somebody saved meanwhile.',
    file: 'app/admin/content/history/use-return.ts',
    find: '        version,\n        publish',
    replace: '        publish',
    tests: ['e2e/history.e2e.ts'],
  },
  {
    breaks: 'At 1024 pixels the button that publishes is cut off.',
    file: 'app/admin/form/entry-form.css',
    find: '  flex-wrap: wrap;\n  justify-content: flex-end;\n',
    replace: '',
    tests: ['e2e/every-admin-screen.e2e.ts'],
    title: '/admin/content/news/new$',
  },
  {
    breaks: 'Who saved in another tab is told that somebody else did.',
    file: 'app/admin/form/conflict/conflict-dialog.tsx',
    find: "session.status === 'signed-in' && conflict",
    replace: "session.status !== 'signed-in' && conflict",
    tests: ['e2e/kept-copies.e2e.ts'],
    title: 'another tab',
  },
  {
    breaks: 'Another page of versions is compared with those before, although today was asked for.',
    file: 'app/admin/content/history/history-place.ts',
    find: 'return { ...place, page, version: undefined };',
    replace: 'return { page, version: undefined, isAgainstNow: false };',
    tests: ['app/admin/content/history/history-place.test.ts'],
  },
  {
    breaks: 'The editor of an issue does not say who saved last.',
    file: 'app/admin/newsletter/edit-issue-screen.client.tsx',
    find: '{...(issue.data && {',
    replace: '{...(issue.error && issue.data && {',
    tests: ['e2e/newsletter.e2e.ts'],
  },
];
