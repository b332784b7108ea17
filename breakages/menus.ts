import type { Breakage } from './breakage.ts';

/** The menu and the footer, which staff put together. */
export const MENUS: readonly Breakage[] = [
  {
    breaks: 'The menu leads to pages that are not public.',
    file: 'domain/site-menu/load-menus.ts',
    find: 'return href === undefined ? [] : [{ ...link, href }];',
    replace: 'return [{ ...link, href: href ?? link.href }];',
    tests: ['domain/site-menu/site-menu.test.ts'],
    of: ['x-menus'],
  },
  {
    breaks: 'The menu leads to where a page was before.',
    file: 'domain/links/find-answered.ts',
    find: 'if (path !== undefined) present.set(address, path);',
    replace: 'if (path !== undefined) present.set(address, address);',
    tests: ['domain/site-menu/site-menu.test.ts'],
    of: ['x-menus'],
  },
  {
    breaks: 'A site without content has no menu.',
    file: 'seed/minimal-content.ts',
    find: '    [menuItem as ContentType, ORIGINAL_MENU as never],\n',
    replace: '',
    tests: ['domain/site-menu/site-menu.test.ts', 'seed/fill.test.ts'],
  },
  {
    breaks: 'The original menu comes beside what was there.',
    file: 'domain/site-menu/reset-menu.ts',
    find: '    for (const { id } of rows) await deleteEntry(tx, type, id, acting);\n',
    replace: '',
    tests: ['domain/site-menu/site-menu.test.ts'],
    of: ['x-menus-original'],
  },
  {
    breaks: 'The footer of the original lacks a link.',
    file: 'domain/site-menu/original-menu.ts',
    find: "'/contact', '/sitemap', '/map'] as const",
    replace: "'/contact', '/sitemap'] as const",
    tests: ['domain/site-menu/site-menu.test.ts'],
    of: ['x-menus-original'],
  },
  {
    breaks: 'A chosen page takes away the title that somebody wrote.',
    file: 'app/admin/content/form/fields/name-for.ts',
    find: "return own.el.trim() === '' && own.en.trim() === '' ? { title } : {};",
    replace: 'return own ? { title } : {};',
    tests: ['app/admin/content/form/fields/name-for.test.ts'],
  },
  {
    breaks: 'The menu of a site without content leads to lists with nothing on them.',
    file: 'domain/site-menu/load-menus.ts',
    find: 'return lists === undefined || listed.has(lists);',
    replace: 'return lists === undefined || listed.size >= 0;',
    tests: ['domain/site-menu/site-menu.test.ts'],
    title: 'something is on it',
  },
];
