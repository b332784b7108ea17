import { Plugin, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** What the clipboard, or what is dropped, holds, read while its event lasts. */
export interface Clipped {
  html: string;
  rtf: string;
  text: string;
  /** Its picture files. */
  files: File[];
  /** The number of its other files, which no text can hold. */
  otherFiles: number;
}

/** Where a picture stands of which nothing came but the file. */
const PLACE_OF_FILE = '<p><img src="file:"></p>';

/**
 * Hands on what is pasted or dropped from other programs, and files that come alone, such as a picture of the screen.
 * What was copied or moved in this editor stays as it is, and so does plain text (Ctrl+Shift+V).
 */
export function pastePlugin(take: (clipped: Clipped) => void): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        paste(view, event) {
          const clipboard = event.clipboardData;
          if (!view.editable || !clipboard) return false;
          return hand(event, read(clipboard, clipboard.getData('text/plain')));
        },
        drop(view, event) {
          const dropped = event.dataTransfer;
          if (!view.editable || !dropped) return false;
          // The name of a file may come along as words.
          const text = dropped.files.length > 0 ? '' : dropped.getData('text/plain');
          const clipped = read(dropped, text);
          if (clipped) putCursor(view, event);
          return hand(event, clipped);
        },
      },
    },
  });

  function hand(event: Event, clipped: Clipped | undefined): boolean {
    if (!clipped) return false;
    // A browser opens a file that nobody takes in place of the form.
    event.preventDefault();
    take(clipped);
    return true;
  }
}

/** What there is to be taken; undefined for what the editor takes by itself. */
function read(data: DataTransfer, text: string): Clipped | undefined {
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
  const isAlone = text === '';
  const html = data.getData('text/html') || (isAlone ? PLACE_OF_FILE.repeat(files.length) : '');
  const otherFiles = isAlone ? data.files.length - files.length : 0;
  if ((html === '' && otherFiles === 0) || html.includes('data-pm-slice')) return undefined;
  return { html, rtf: data.getData('text/rtf'), text, files, otherFiles };
}

/** Puts the cursor where something is dropped. */
function putCursor(view: EditorView, { clientX, clientY }: DragEvent): void {
  const at = view.posAtCoords({ left: clientX, top: clientY });
  const { doc, tr } = view.state;
  if (at) view.dispatch(tr.setSelection(Selection.near(doc.resolve(at.pos))));
  view.focus();
}
