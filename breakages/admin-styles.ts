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
];
