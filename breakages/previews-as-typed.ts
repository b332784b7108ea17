import type { Breakage } from './breakage.ts';

const READ = 'domain/content/preview/read-unsaved.ts';
const READ_TESTS = ['domain/content/preview/read-unsaved.test.ts'];
const SHOWN = 'domain/content/preview/shown-row.ts';
const SHOWN_TESTS = ['domain/content/preview/shown-row.test.ts'];

/** What a preview makes of a form in the middle of typing, and what a backup makes of a row. */
export const PREVIEWS_AS_TYPED: readonly Breakage[] = [
  {
    breaks: 'The preview of what was never published has no day.',
    file: SHOWN,
    find: 'row.published_at ?? now.toISOString()',
    replace: 'row.published_at',
    tests: SHOWN_TESTS,
  },
  {
    breaks: 'What is typed was last changed, in its preview, when it was saved.',
    file: SHOWN,
    find: '    updated_at: now.toISOString(),\n',
    replace: '',
    tests: SHOWN_TESTS,
  },
  {
    breaks: 'What is typed is public, in its preview, since it was published before.',
    file: SHOWN,
    find: '    public_since: now.toISOString(),\n',
    replace: '',
    tests: SHOWN_TESTS,
  },
  {
    breaks: 'The preview of an entry in the bin shows nothing.',
    file: SHOWN,
    find: '    deleted_at: null,\n',
    replace: '',
    tests: SHOWN_TESTS,
  },
  {
    breaks: 'The preview of a planned entry waits for its moment.',
    file: SHOWN,
    find: '    publish_at: null,\n',
    replace: '',
    tests: SHOWN_TESTS,
  },
  {
    breaks: 'In its preview an entry with an English title alone has none.',
    file: SHOWN,
    find: '!named.el && !named.en',
    replace: '!named.el || !named.en',
    tests: SHOWN_TESTS,
  },
  {
    breaks: 'An entry without a title has an empty heading in its preview.',
    file: SHOWN,
    find: 'found[title] = UNTITLED;',
    replace: 'found[title] = named;',
    tests: SHOWN_TESTS,
  },
  {
    breaks: 'In its preview a warning that has no beginning yet begins at its end.',
    file: SHOWN,
    find: '`${today}T00:00`',
    replace: '`${today}T23:59`',
    tests: SHOWN_TESTS,
  },
  {
    breaks: 'News without a date are not where its preview looks for them.',
    file: SHOWN,
    find: "=== 'dateTime' ? `${today}T23:59` : today",
    replace: "=== 'dateTime' ? `${today}T23:59` : null",
    tests: SHOWN_TESTS,
  },
  {
    breaks: 'A preview in Greek alone shows the English, too.',
    file: SHOWN,
    find: 'publishCopies(type, copies, languages)',
    replace: 'publishCopies(type, copies, languages && LANGS)',
    tests: SHOWN_TESTS,
  },
  {
    breaks: 'Beside the preview a field that a form did not send is called wrong.',
    file: READ,
    find: 'Object.hasOwn(values, name) ? values[name] : emptyValue(field)',
    replace: 'values[name]',
    tests: READ_TESTS,
  },
  {
    breaks: 'Of a text at fault in Greek the English is not shown either.',
    file: READ,
    find: "en: faulty.has('en') ? '' : en }",
    replace: "en: '' }",
    tests: READ_TESTS,
  },
  {
    breaks: 'Of a rich text at fault in one language nothing is shown.',
    file: READ,
    find: "field.kind === 'bilingualText' || field.kind === 'richText'",
    replace: "field.kind === 'bilingualText'",
    tests: READ_TESTS,
  },
  {
    breaks: 'A page with an English title alone is told to lack a Greek one.',
    file: READ,
    find: "demandsOf(type, languages, 'one')",
    replace: 'demandsOf(type, languages)',
    tests: READ_TESTS,
  },
  {
    breaks: 'Beside the preview nobody is told that a warning ends before it begins.',
    file: READ,
    find: ', { rules: type.rules })',
    replace: ', {})',
    tests: READ_TESTS,
  },
  {
    breaks: 'Beside the preview nobody is told what public English still lacks.',
    file: READ,
    find: 'usualLanguages(type, parsed.data, publicNow)',
    replace: 'usualLanguages(type, parsed.data, [])',
    tests: READ_TESTS,
  },
  {
    breaks: 'After a restore on PostgreSQL what nobody has said of an account is denied.',
    file: 'database/portable-rows.ts',
    find: 'truths.includes(column) && value !== null',
    replace: 'truths.includes(column)',
    tests: ['database/portable-rows.test.ts'],
  },
  {
    breaks: 'A backup of SQLite says 1 where PostgreSQL asks for true.',
    file: 'database/portable-rows.ts',
    find: "['emailVerified', 'banned', 'twoFactorEnabled']",
    replace: "['emailVerified', 'banned']",
    tests: ['database/portable-rows.test.ts'],
  },
];
