import type { Breakage } from './breakage.ts';

/** What the screens of the staff and their dialogs say. */
export const STAFF_OUTLINES: readonly Breakage[] = [
  {
    breaks: 'A rule of an event whose start has moved on is named by none of its choices.',
    file: 'app/admin/content/form/fields/repetition-field.tsx',
    find: '    : [...choices, own];',
    replace: '    : choices;',
    tests: ['app/admin/outlines.test.ts'],
    title: 'entry-repeated',
  },
  {
    breaks: 'Nothing at all may be chosen from the library.',
    file: 'app/admin/form/media/media-picker.tsx',
    find: '<Button disabled={picked.length === 0} onClick',
    replace: '<Button onClick',
    tests: ['app/admin/outlines.test.ts'],
    title: 'choose-a-picture',
  },
  {
    breaks: 'Nobody is told that the account to be disabled is their own.',
    file: 'app/admin/users/change-dialog.tsx',
    find: '{asked.user.id === own.id && (',
    replace: '{asked.user.id !== own.id && (',
    tests: ['app/admin/outlines.test.ts'],
    title: 'disable-oneself',
  },
  {
    breaks: 'A draft is said to be on the site.',
    file: 'app/admin/content/form/entry-form-screen.tsx',
    find: "current.state !== 'draft' && current.path && (",
    replace: 'current.path && (',
    tests: ['app/admin/outlines.test.ts'],
    title: 'entry-draft',
  },
];
