import type { Breakage } from './breakage.ts';

/** How the admin looks. */
export const ADMIN_STYLES: readonly Breakage[] = [
  {
    breaks: 'The list of offices in a dialog opens below the end of the screen.',
    file: 'app/admin/form/rich-text/dialogs/contact-dialog.tsx',
    find: "import '@mantine/core/styles/Popover.css';\n",
    replace: '',
    tests: ['app/admin/mantine-styles.test.ts'],
  },
  {
    breaks: 'The letters of a button in the offer of kept changes are cut off below.',
    file: 'app/admin/form/kept/draft-offer.css',
    find: '    overflow: visible;\n',
    replace: '',
    tests: ['app/admin/mantine-styles.test.ts'],
  },
  {
    breaks: 'A page whose English is behind pushes the list over its edge on a small laptop.',
    file: 'app/admin/pieces/addresses/entry-words.css',
    find: '  color: var(--color-warning);\n  white-space: normal;\n',
    replace: '  color: var(--color-warning);\n',
    tests: ['app/admin/narrow-screens.test.ts'],
  },
  {
    breaks: 'Each row of the pages is three buttons high on a small laptop.',
    file: 'app/admin/content/list/list.css',
    find: 'min-width: 6.25rem;',
    replace: 'min-width: 5.25rem;',
    tests: ['app/admin/narrow-screens.test.ts'],
  },
];
