import type { Breakage } from './breakage.ts';

/** What keeps the server's memory small. */
export const MEMORY: readonly Breakage[] = [
  {
    breaks: 'A held page keeps its plain bytes beside the compressed ones.',
    file: 'server/pages/held-page.ts',
    find: '  if (!page.answers.identity) page.plain = undefined;\n',
    replace: '',
    tests: ['server/pages/held-page.test.ts'],
  },
  {
    breaks: 'A page that is read in plain is unpacked for each reader.',
    file: 'server/pages/held-page.ts',
    find: '      page.plain = plainOf(page);\n      return page.plain;',
    replace: '      return plainOf(page);',
    tests: ['server/pages/held-page.test.ts'],
  },
  {
    breaks: "The bundle's Greek takes two bytes a letter.",
    file: 'scripts/lean-bundle.ts',
    find: 'const BEYOND_ASCII = /[^\\0-\\x7f]/g;',
    replace: 'const BEYOND_ASCII = /[^\\0-\\uffff]/g;',
    tests: ['scripts/lean-bundle.test.ts'],
  },
  {
    breaks: 'A held page holds the whole buffer of the compressor.',
    file: 'server/pages/held-page.ts',
    find: '  return own;',
    replace: '  return compressed;',
    tests: ['server/pages/held-page.test.ts'],
  },
];
