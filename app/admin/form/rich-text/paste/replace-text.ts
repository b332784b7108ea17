import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';

/**
 * Shows another text, such as a kept draft or what a colleague has saved. Pictures that are still on their way to the
 * library stay where they were among the blocks of the text: without its place none could arrive.
 */
export function replaceText(editor: Editor, html: string): void {
  const coming = comingPictures(editor.state.doc);
  editor.commands.setContent(html, { emitUpdate: false });
  if (coming.length === 0) return;
  const { tr } = editor.state;
  for (const { picture, index } of coming) tr.insert(beginOfBlock(tr.doc, index), picture);
  // What the form has is the text without them.
  editor.view.dispatch(tr.setMeta('preventUpdate', true).setMeta('addToHistory', false));
}

/** The pictures on their way, each with the number of blocks before it. */
function comingPictures(doc: Node): { picture: Node; index: number }[] {
  const found: { picture: Node; index: number }[] = [];
  doc.forEach((block, _, index) => {
    const take = (node: Node) => {
      if (node.type.name === 'picture' && node.attrs.pasted) found.push({ picture: node, index });
    };
    take(block);
    block.descendants(take);
  });
  return found;
}

/** Where a block begins; of one that is not there, the end of the text. */
function beginOfBlock(doc: Node, index: number): number {
  let at = 0;
  for (let before = 0; before < Math.min(index, doc.childCount); before++)
    at += doc.child(before).nodeSize;
  return at;
}
