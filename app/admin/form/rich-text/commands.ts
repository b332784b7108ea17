import { redo, undo } from '@tiptap/pm/history';
import type { NodeType, ResolvedPos, Node as TextNode } from '@tiptap/pm/model';
import { type Command, NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { ChainedCommands, Editor } from '@tiptap/react';

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

/**
 * Inserts a block where the cursor is: in the place of an empty paragraph, else below the block of the cursor. The
 * cursor goes to its first words, or is the block where it has none.
 */
export function insertBlock(editor: Editor, block: TextNode): void {
  editor.view.focus();
  const { tr, selection } = editor.state;
  const { $from } = selection;
  let at: number;
  if (isGivingWay($from, block.type)) {
    at = $from.before();
    tr.replaceWith(at, $from.after(), block);
  } else {
    at = selection instanceof NodeSelection ? selection.to : placeBelow($from, block.type);
    tr.insert(at, block);
  }
  tr.setSelection(
    block.isAtom ? NodeSelection.create(tr.doc, at) : TextSelection.near(tr.doc.resolve(at + 1)),
  );
  editor.view.dispatch(tr.scrollIntoView());
}

/** Whether the cursor is in an empty paragraph in whose place such a block may stand. */
function isGivingWay($from: ResolvedPos, type: NodeType): boolean {
  const { parent, depth } = $from;
  if (parent.type.name !== 'paragraph' || parent.content.size > 0 || depth === 0) return false;
  const around = $from.node(-1);
  // Items begin with a paragraph.
  return (
    around.type.name !== 'listItem' &&
    around.canReplaceWith($from.index(-1), $from.indexAfter(-1), type)
  );
}

function placeBelow($from: ResolvedPos, type: NodeType): number {
  for (let depth = $from.depth; depth > 0; depth--) {
    const after = $from.indexAfter(depth - 1);
    if ($from.node(depth - 1).canReplaceWith(after, after, type)) return $from.after(depth);
  }
  return $from.doc.content.size;
}

const ROWS = ['tableHeader', 'tableCell', 'tableCell'];

/** A table of three columns and two rows under a row of headings; the cursor goes to its first cell. */
export function insertTable(editor: Editor): void {
  const { nodes } = editor.schema;
  const rows = ROWS.flatMap((cell) => {
    const cells = [1, 2, 3].flatMap(() => nodes[cell]?.createAndFill() ?? []);
    return nodes.tableRow?.create(null, cells) ?? [];
  });
  insertFilled(editor, 'table', {}, rows);
}

/** Inserts a node of that name with what it must contain. */
export function insertFilled(
  editor: Editor,
  name: string,
  attributes: Record<string, unknown> = {},
  content: TextNode[] = [],
): void {
  const block = editor.schema.nodes[name]?.createAndFill(attributes, content);
  if (block) insertBlock(editor, block);
}

/** The block of that name around the cursor or selected, with its place; undefined where there is none. */
export function blockAround(
  editor: Editor,
  name: string,
): { node: TextNode; at: number } | undefined {
  const { selection } = editor.state;
  if (selection instanceof NodeSelection && selection.node.type.name === name) {
    return { node: selection.node, at: selection.from };
  }
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.name === name) return { node, at: $from.before(depth) };
  }
  return undefined;
}

/** Deletes the block of that name around the cursor. */
export function removeBlock(editor: Editor, name: string): void {
  const found = blockAround(editor, name);
  if (!found) return;
  const { tr } = editor.state;
  tr.delete(found.at, found.at + found.node.nodeSize);
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}

/** Changes attributes of the block of that name around the cursor. */
export function changeBlock(
  editor: Editor,
  name: string,
  attributes: Record<string, unknown>,
): void {
  const found = blockAround(editor, name);
  if (!found) return;
  const { tr } = editor.state;
  tr.setNodeMarkup(found.at, undefined, { ...found.node.attrs, ...attributes });
  editor.view.dispatch(tr);
  editor.view.focus();
}
