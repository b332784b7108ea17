import Link from '@tiptap/extension-link';
import { redo, undo } from '@tiptap/pm/history';
import { type Command, Plugin, TextSelection } from '@tiptap/pm/state';
import { tableEditing } from '@tiptap/pm/tables';
import {
  type ChainedCommands,
  type Editor,
  Extension,
  Mark,
  mergeAttributes,
  Node,
} from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedLink } from './links.ts';

const TABLE_ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: (extension) => {
    const tableRole = TABLE_ROLES[extension.name];
    return tableRole ? { tableRole } : {};
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** A number of cells that a cell covers, as an attribute of it. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
});

/** The width of columns is the public page's business, but the table commands want the attribute. */
const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false },
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', mergeAttributes(HTMLAttributes), 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    ...cellAttributes(),
    scope: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('scope') },
  }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes), 0],
});

const plainMark = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** Words of another language stay marked as such. */
const KeepLang = Extension.create({
  name: 'keepLang',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph',
        'heading',
        'blockquote',
        'bulletList',
        'orderedList',
        'listItem',
        'table',
        'tableRow',
        'tableCell',
        'tableHeader',
        'link',
        'bold',
        'italic',
      ],
      attributes: {
        lang: { default: null, parseHTML: (element) => element.getAttribute('lang') },
      },
    },
  ],
});

/** The Tab key leaves the text, as everywhere in a form; lists are indented by Ctrl+] and Ctrl+[. */
const TabLeaves = Extension.create({
  name: 'tabLeaves',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' } } }),
  ],
  addKeyboardShortcuts: () => ({
    'Mod-]': ({ editor }) => editor.commands.sinkListItem('listItem'),
    'Mod-[': ({ editor }) => editor.commands.liftListItem('listItem'),
  }),
});

const StaffLink = Link.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      hreflang: { default: null, parseHTML: (element) => element.getAttribute('hreflang') },
    };
  },
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (address) => isAllowedLink(address),
});

/** Exactly the elements that the server allows (domain/text/rich-text.ts), so that nothing is lost on the way. */
export const RICH_TEXT_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: false,
  }),
  StaffLink,
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
  Table,
  TableRow,
  TableCell,
  TableHeader,
  KeepLang,
  TabLeaves,
];

/** Runs a command of the table library in the editor and returns the keyboard to the text. */
export function runCommand(editor: Editor, command: Command): void {
  editor.view.focus();
  command(editor.state, editor.view.dispatch);
}

export const undoLast = (editor: Editor) => runCommand(editor, undo);
export const redoLast = (editor: Editor) => runCommand(editor, redo);

/** Commands on the text at the cursor. The text gets the focus at once, so that no letter is lost. */
export function edit(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}

/** A table of three columns and two rows under a row of headings; the cursor goes to its first cell. */
export function insertTable(editor: Editor): void {
  const { schema } = editor;
  const row = (cell: string) => {
    const cells = [1, 2, 3].flatMap(() => schema.nodes[cell]?.createAndFill() ?? []);
    return schema.nodes.tableRow?.create(null, cells) ?? [];
  };
  const rows = [row('tableHeader'), row('tableCell'), row('tableCell')].flat();
  const table = schema.nodes.table?.create(null, rows);
  if (!table) return;
  editor.view.focus();
  const { tr } = editor.state;
  const start = tr.selection.from;
  tr.replaceSelectionWith(table);
  tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView();
  editor.view.dispatch(tr);
}
