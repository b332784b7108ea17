import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { blockAround, changeBlock, edit, insertBlock, insertFilled } from '../commands.ts';
import type { NoticeKind } from './notice.ts';

/** A notice around the blocks of the selection; within one, changes its kind. */
export function setNotice(editor: Editor, kind: NoticeKind): void {
  if (blockAround(editor, 'notice')) changeBlock(editor, 'notice', { kind });
  else if (!edit(editor).wrapIn('notice', { kind }).run()) insertFilled(editor, 'notice', { kind });
}

/** Numbered steps; in a list of another kind, turns it into steps. */
export function setSteps(editor: Editor): void {
  if (!blockAround(editor, 'orderedList') && !edit(editor).toggleOrderedList().run()) {
    const { nodes } = editor.schema;
    const item = nodes.listItem?.createAndFill();
    insertFilled(editor, 'orderedList', { kind: 'steps' }, item ? [item] : []);
  } else changeBlock(editor, 'orderedList', { kind: 'steps', start: 1, type: null });
}

/** A new question, below the one where the cursor is. */
export function addQuestion(editor: Editor): void {
  const around = blockAround(editor, 'accordion');
  const question = editor.schema.nodes.accordion?.createAndFill();
  if (!question) return;
  if (!around) {
    insertBlock(editor, question);
    return;
  }
  const at = around.at + around.node.nodeSize;
  const { tr } = editor.state;
  tr.insert(at, question).setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}

export interface DocumentLink {
  href: string;
  words: string;
}

/** Adds documents to the attachments at the end of the text; the first ones bring the list along. */
export function addAttachments(editor: Editor, documents: readonly DocumentLink[]): void {
  const { schema, state } = editor;
  const items = documents.flatMap(({ href, words }) => {
    const link = schema.marks.link?.create({ href });
    return schema.nodes.attachment?.create(null, schema.text(words, link ? [link] : [])) ?? [];
  });
  if (items.length === 0) return;
  const { tr } = state;
  let end: number | undefined;
  state.doc.forEach((node, offset) => {
    if (node.type.name === 'attachments') end = offset + node.nodeSize - 1;
  });
  if (end !== undefined) tr.insert(end, items);
  else {
    const list = schema.nodes.attachments?.create(null, items);
    const { lastChild, content } = state.doc;
    // The empty paragraph that the editor keeps at the end stays below.
    const isSpare = lastChild?.type.name === 'paragraph' && lastChild.content.size === 0;
    const at = content.size - (isSpare ? (lastChild?.nodeSize ?? 0) : 0);
    if (list) tr.insert(at, list);
  }
  editor.view.dispatch(tr);
  editor.view.focus();
}

/** Links the selected words to a document, or writes its name at the cursor. */
export function insertDocument(editor: Editor, { href, words }: DocumentLink): void {
  const chain = edit(editor);
  if (!editor.state.selection.empty) chain.setMark('link', { href, entry: null }).run();
  else {
    const marks = [{ type: 'link', attrs: { href } }];
    chain.insertContent({ type: 'text', text: words, marks }).unsetMark('link').run();
  }
}
