import type { Breakage } from './breakage.ts';

const PASTE = 'app/admin/form/rich-text/paste/clean-paste.test.ts';

/** The editor of texts: what is pasted, inserted and kept. */
export const EDITOR: readonly Breakage[] = [
  {
    breaks: 'Lists of Word stay paragraphs with dots.',
    file: 'app/admin/form/rich-text/paste/clean-paste.ts',
    find: '    (all: Block[]) => mapBlocks(all, joinItems),\n',
    replace: '',
    tests: [PASTE],
  },
  {
    breaks: 'A text of Google Docs is bold throughout.',
    file: 'app/admin/form/rich-text/paste/lines.ts',
    find: "  if (weight) set('strong', /^(?:bold|bolder|[6-9]00)$/.test(weight));\n",
    replace: '',
    tests: [PASTE],
  },
  {
    breaks: 'Deleted words of tracked changes come along.',
    file: 'app/admin/form/rich-text/paste/left-out.ts',
    find: "if (piece.name === 'del' || isHidden(piece)) return [];",
    replace: 'if (isHidden(piece)) return [];',
    tests: [PASTE],
  },
  {
    breaks: 'A pasted heading skips a level.',
    file: 'app/admin/form/rich-text/paste/settle.ts',
    find: 'const level = Math.min(LOWEST, HIGHEST + above.length - 1);',
    replace: 'const level = Math.min(LOWEST, HIGHEST + block.level - 1);',
    tests: [PASTE],
  },
  {
    breaks: 'A pasted table has no header cells.',
    file: 'app/admin/form/rich-text/paste/clean-paste.ts',
    find: '    findHeaderCells,\n    dropBold',
    replace: '    dropBold',
    tests: [PASTE],
  },
  {
    breaks: 'Pictures that stay behind are not counted.',
    file: 'app/admin/form/rich-text/paste/clean-paste.ts',
    find: '      picturesLeftOut += 1;\n',
    replace: '',
    tests: [PASTE],
  },
];
