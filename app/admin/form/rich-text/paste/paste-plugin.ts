import { Plugin } from '@tiptap/pm/state';
import { type CleanPaste, cleanPaste } from './clean-paste.ts';
import { parseTree } from './read-dom.ts';

/** What becomes of a paste from another program. */
export interface PasteOutcome {
  clean: CleanPaste;
  /** The picture files of the clipboard, in the order that `clean` numbers them. */
  files: File[];
}

/**
 * Cleans what is pasted from other programs. What was copied in this editor stays as it is, and so does plain text
 * (Ctrl+Shift+V). `onClean` is called before the text is inserted, and gives the HTML to insert.
 */
export function pastePlugin(onClean: (outcome: PasteOutcome) => string): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        paste(view, event) {
          const clipboard = event.clipboardData;
          const html = clipboard?.getData('text/html') ?? '';
          if (!view.editable || !clipboard || html === '' || html.includes('data-pm-slice'))
            return false;
          const files = [...clipboard.files].filter(({ type }) => type.startsWith('image/'));
          const clean = cleanPaste({
            tree: parseTree(html),
            rtf: clipboard.getData('text/rtf'),
            files: files.length,
            siteUrl: window.location.origin,
          });
          event.preventDefault();
          const inserted = onClean({ clean, files });
          if (inserted !== '') view.pasteHTML(inserted, event);
          return true;
        },
      },
    },
  });
}
