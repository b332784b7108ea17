import type { Breakage } from './breakage.ts';

/** How the admin looks. */
export const ADMIN_STYLES: readonly Breakage[] = [
  {
    breaks: 'The menu of what a text may hold opens below the end of the screen.',
    file: 'app/admin/form/rich-text/insert-menu.tsx',
    find: "import '@mantine/core/styles/Popover.css';\n",
    replace: '',
    tests: ['app/admin/mantine-styles.test.ts'],
  },
];
