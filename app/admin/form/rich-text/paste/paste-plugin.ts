import { Plugin } from '@tiptap/pm/state';

/** What the clipboard holds, read while its event lasts. */
export interface Clipped {
  html: string;
  rtf: string;
  text: string;
  /** Its picture files. */
  files: File[];
}

/**
 * Hands on what is pasted from other programs. What was copied in this editor stays as it is, and so does plain text
 * (Ctrl+Shift+V).
 */
export function pastePlugin(take: (clipped: Clipped) => void): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        paste(view, event) {
          const clipboard = event.clipboardData;
          const html = clipboard?.getData('text/html') ?? '';
          if (!view.editable || !clipboard || html === '' || html.includes('data-pm-slice'))
            return false;
          event.preventDefault();
          take({
            html,
            rtf: clipboard.getData('text/rtf'),
            text: clipboard.getData('text/plain'),
            files: [...clipboard.files].filter(({ type }) => type.startsWith('image/')),
          });
          return true;
        },
      },
    },
  });
}
