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
];
