import type { Breakage } from './breakage.ts';

/** What readers of the code suspected and could not show in their time. */
export const LEFT_OVER: readonly Breakage[] = [
  {
    breaks:
      'What waits for a session to be there again is sent under the name of whoever signs in.',
    file: 'app/admin/session.tsx',
    find: 'if (personHere() === person) resolve();',
    replace: 'if (person !== null) resolve();',
    tests: ['app/admin/media/media-desk.test.ts'],
    title: 'waits for a session',
  },
  {
    breaks: 'A file whose turn to be sent had not come is sent under the name of whoever signs in.',
    file: 'app/admin/session.tsx',
    find: "  if (who === 'other') throw otherPerson();\n",
    replace: '',
    tests: ['app/admin/uploads/in-whose-name.test.ts'],
    title: 'before the server has said',
  },
  {
    breaks: 'What is archived is published among others, stays archived and is called published.',
    file: 'app/admin/content/list/bulk/bulk-acts.ts',
    find: "entry.state === 'draft' || entry.has",
    replace: "entry.state !== 'published' || entry.has",
    tests: ['app/admin/content/list/bulk/bulk-acts.test.ts'],
  },
  {
    breaks: 'A pasted picture that is on its way when another text comes into the form is lost.',
    file: 'app/admin/form/rich-text/paste/replace-text.ts',
    find: 'if (coming.length === 0) return;',
    replace: 'if (coming.length >= 0) return;',
    tests: ['app/admin/form/forms-on-screen.test.ts'],
    title: 'pasted picture that is still on its way',
  },
  {
    breaks: 'The draft of the privacy notice says what the settings of the site do not.',
    file: 'server/run/open-site.ts',
    find: 'messages: settings.retention.messagesDays, backups',
    replace: 'messages: 730, backups',
    tests: ['server/run/open-site.test.ts'],
    title: 'chose otherwise',
  },
  {
    breaks: 'The privacy notice says of backups that they are kept for 14 days, whatever is so.',
    file: 'domain/launch/texts/privacy.ts',
    find: 'sayDays(kept.backups)',
    replace: 'sayDays(14)',
    tests: ['domain/launch/launch.test.ts', 'server/privacy-notice.test.ts'],
  },
  {
    breaks:
      'After a colleague has brought an entry back, another language is published than was asked for.',
    file: 'app/admin/content/form/use-content-form.ts',
    find: 'publicationOf(act, { moment, languages }, chosen !== undefined)',
    replace:
      'publicationOf(act, { moment, languages }, chosen !== undefined || form.gone !== null)',
    tests: ['app/admin/form/forms-on-screen.test.ts'],
    title: 'once a colleague has brought',
  },
  {
    breaks: 'Figures of the dashboard that cannot be refreshed look like those of today.',
    file: 'app/admin/dashboard/dashboard-screen.client.tsx',
    find: '{dashboard.isError && (',
    replace: '{dashboard.isError && !dashboard.data && (',
    tests: ['app/admin/tools-of-staff.test.ts'],
    title: 'figures of the dashboard',
  },
  {
    breaks:
      'Whoever changes the address of what is archived is not told that it moves with the save.',
    file: 'app/admin/content/form/slug-field.tsx',
    find: "entry && entry.state !== 'draft'",
    replace: "entry?.state === 'published'",
    tests: ['app/admin/after-acts.test.ts'],
    title: 'typed anew',
  },
  {
    breaks: 'A long address that comes back from the bin becomes one that the form refuses.',
    file: 'domain/content/addresses/claim-slug.ts',
    find: "return base.slice(0, LONGEST_SLUG - end.length).replace(/[-/]$/, '') + end;",
    replace: 'return base + end;',
    tests: ['domain/content/acts/editing.test.ts'],
    title: 'bin holds no slug',
  },
  {
    breaks: 'Whether a long address with a number is taken is looked for where it is not.',
    file: 'domain/content/addresses/claim-slug.ts',
    find: 'base.slice(0, ROOM_FOR_NUMBER)',
    replace: 'base',
    tests: ['domain/content/acts/editing.test.ts'],
    title: 'bin holds no slug',
  },
  {
    breaks:
      'A form asks for earlier copies every five seconds, all night, after its session has ended.',
    file: 'app/admin/form/kept/use-offers.ts',
    find: 'if (hasSessionEnded()) void',
    replace: 'if (signal.aborted) void',
    tests: ['app/admin/form/forms-on-screen.test.ts'],
    title: 'after a session has ended',
  },
  {
    breaks: 'A letter that is typed below one picture of a gallery draws all of them anew.',
    file: 'app/admin/content/form/fields/files/file-list-field.tsx',
    find: 'Item: memo(GalleryTile)',
    replace: 'Item: GalleryTile',
    tests: ['app/admin/form/forms-on-screen.test.ts'],
    title: 'draws no other row anew',
  },
];
