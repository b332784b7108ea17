import { Editor } from '@tiptap/react';
import { RICH_TEXT_EXTENSIONS } from '../../app/admin/form/rich-text/extensions.ts';
import { tidyHtml } from '../../app/admin/form/rich-text/html.ts';

/** Runs in the browser of {@link openTextEditor}: opens a text in the editor, alone on its page. */
function openText(html: string): void {
  document.body.replaceChildren();
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: RICH_TEXT_EXTENSIONS,
    content: html,
    editorProps: { attributes: { lang: 'el' } },
  });
  Object.assign(window, { readText: () => tidyHtml(editor.getHTML()) });
  editor.commands.setTextSelection(0);
  // At once: the editor's own command waits for a frame.
  editor.view.focus();
}

Object.assign(window, { openText });
