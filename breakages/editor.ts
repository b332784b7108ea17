import type { Breakage } from './breakage.ts';

const PASTE = 'app/admin/form/rich-text/paste/clean-paste.test.ts';

const SHOWN = 'app/site/texts/show-texts.test.ts';
const LINKS = 'domain/content/texts/settle-links.test.ts';
const EDITED = 'app/admin/form/rich-text/text-editor.test.ts';
const UNUSED = 'domain/content/references/require-unused.test.ts';

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
  {
    breaks: 'A picture of another site passes the sanitiser.',
    file: 'domain/text/rich-text.ts',
    find: "if (tag === 'img') return !OWN_PICTURE.test(attribs.src ?? '');",
    replace: "if (tag === 'img') return !attribs.src;",
    tests: ['domain/text/rich-text.test.ts'],
  },
  {
    breaks: 'A decorative picture cannot be told from one that nobody described.',
    file: 'domain/text/rich-text.ts',
    find: "    ...(alt === '' && attribs.role === 'presentation' && { role: 'presentation' }),\n",
    replace: '',
    tests: ['domain/text/rich-text.test.ts'],
  },
  {
    breaks: 'A typed link to an entry is lost when the entry moves.',
    file: 'domain/content/texts/settle-links.ts',
    find: '    if (id) ids.set(path, id);\n',
    replace: '',
    tests: [LINKS],
  },
  {
    breaks: 'An entry that a text leads to is deleted.',
    file: 'domain/content/acts/delete-entry.ts',
    find: '    await requireUnnamed(tx, before);\n',
    replace: '',
    tests: [UNUSED],
  },
  {
    breaks: 'A link to an entry that was withdrawn is a dead end.',
    file: 'domain/content/texts/text-facts.ts',
    find: '  for (const [id, { isPublic }] of targets) if (!isPublic) targets.delete(id);\n',
    replace: '',
    tests: [SHOWN],
  },
  {
    breaks: 'A contact card shows an office that is not public.',
    file: 'domain/content/texts/text-facts.ts',
    find: "    .where('state', '=', 'published')\n",
    replace: '',
    tests: [SHOWN],
  },
  {
    breaks: 'A document in a text does not say its type and size.',
    file: 'app/site/texts/show-text.tsx',
    find: '${words}${file}</a>',
    replace: '${words}</a>',
    tests: [SHOWN],
  },
  {
    breaks: 'The editor loses the caption of a picture.',
    file: 'app/admin/form/rich-text/pieces/picture.ts',
    find: "(element as HTMLElement).querySelector('figcaption') ?? document.createElement('div'),",
    replace: "document.createElement('div'),",
    tests: [EDITED],
  },
  {
    breaks: 'In the editor a decorative picture becomes one that nobody described.',
    file: 'app/admin/form/rich-text/pieces/picture.ts',
    find: "      ...(isDecorative && { role: 'presentation' }),\n",
    replace: '',
    tests: [EDITED],
  },
  {
    breaks: 'In the editor a link forgets the entry to which it leads.',
    file: 'app/admin/form/rich-text/link-mark.ts',
    find: "renderHTML: ({ entry }) => (entry ? { 'data-entry': entry } : {}),",
    replace: 'renderHTML: () => ({}),',
    tests: [EDITED],
  },
  {
    breaks: 'In the editor steps become a plain list.',
    file: 'app/admin/form/rich-text/extensions.ts',
    find: "renderHTML: ({ kind }) => (kind ? { 'data-kind': kind } : {}),",
    replace: 'renderHTML: () => ({}),',
    tests: [EDITED],
  },
  {
    breaks: 'The editor loses the caption of a table.',
    file: 'app/admin/form/rich-text/tables.ts',
    find: 'node.attrs.caption\n',
    replace: 'node.attrs.title\n',
    tests: [EDITED],
  },
  {
    breaks: 'The Tab key in a table leaves the text at once.',
    file: 'app/admin/form/rich-text/keys.ts',
    find: '            if (move(view.state, view.dispatch)) event.preventDefault();\n',
    replace: '',
    tests: [EDITED],
  },
  {
    breaks: 'Nobody leaves a table with the Tab key.',
    file: 'app/admin/form/rich-text/keys.ts',
    find: 'if (move(view.state, view.dispatch)) event.preventDefault();',
    replace: 'move(view.state, view.dispatch);\n            event.preventDefault();',
    tests: [EDITED],
  },
  {
    breaks: 'A pasted picture is saved before it is in the library.',
    file: 'app/admin/form/rich-text/html.ts',
    find: "    picture.closest('figure')?.remove();\n",
    replace: '    picture.parentElement?.append(picture);\n',
    tests: [EDITED],
  },
  {
    breaks: 'Ctrl+K in a text opens the search for entries instead of the link.',
    file: 'app/admin/form/rich-text/rich-text-editor.tsx',
    find: "return isK && isCommand ? 'link' : undefined;",
    replace: 'return undefined;',
    tests: ['e2e/text-pieces.e2e.ts'],
  },
  {
    breaks: 'A link chosen by searching does not follow its page.',
    file: 'app/site/texts/show-text.tsx',
    find: '{ href: addressFor(target, href), ...others }',
    replace: '{ href, ...others }',
    tests: [SHOWN],
  },
  {
    breaks:
      'Of a pasted table the second row of names is no heading, though the first reaches down to it.',
    file: 'app/admin/form/rich-text/paste/settle.ts',
    find: 'colspan > 1 || at + rowspan > count',
    replace: 'colspan > 99',
    tests: ['app/admin/form/rich-text/paste/clean-paste.test.ts'],
  },
  {
    breaks: 'The number of a pasted footnote stands against its first word.',
    file: 'app/admin/form/rich-text/paste/lines.ts',
    find: "...readText(' ', look)",
    replace: '',
    tests: ['app/admin/form/rich-text/paste/clean-paste.test.ts'],
  },
  {
    breaks: 'Each level of a list from Word in the browser is a list of its own.',
    file: 'app/admin/form/rich-text/paste/read-blocks.ts',
    find: 'return itemsWithLevels(tag, list) ?? [list];',
    replace: 'return [list];',
    tests: ['app/admin/form/rich-text/paste/clean-paste.test.ts'],
    title: 'stand in each other',
  },
  {
    breaks: 'The second paragraph of an item from Word in the browser is an item of its own.',
    file: 'app/admin/form/rich-text/paste/read-blocks.ts',
    find: "if (place > 0) return [{ kind: 'continuation', line: block.line }];",
    replace: '',
    tests: ['app/admin/form/rich-text/paste/clean-paste.test.ts'],
    title: 'keep a second paragraph',
  },
];
