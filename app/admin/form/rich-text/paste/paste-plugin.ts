import { Plugin } from '@tiptap/pm/state';

/** What the clipboard holds, read while its event lasts. */
export interface Clipped {
  html: string;
  rtf: string;
  text: string;
  /** Its picture files. */
  files: File[];
}

/** Where a picture stands of which the clipboard has nothing but the file. */
const PLACE_OF_FILE = '<p><img src="file:"></p>';

/**
 * Hands on what is pasted from other programs, and pictures that come alone, such as one of the screen. What was copied
 * in this editor stays as it is, and so does plain text (Ctrl+Shift+V).
 */
export function pastePlugin(take: (clipped: Clipped) => void): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        paste(view, event) {
          const clipboard = event.clipboardData;
          if (!view.editable || !clipboard) return false;
          const text = clipboard.getData('text/plain');
          const files = [...clipboard.files].filter(({ type }) => type.startsWith('image/'));
          const alone = text === '' ? files.map(() => PLACE_OF_FILE).join('') : '';
          const html = clipboard.getData('text/html') || alone;
          if (html === '' || html.includes('data-pm-slice')) return false;
          event.preventDefault();
          take({ html, rtf: clipboard.getData('text/rtf'), text, files });
          return true;
        },
      },
    },
  });
}
