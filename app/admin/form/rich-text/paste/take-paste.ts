import type { Editor } from '@tiptap/react';
import { cleanPaste } from './clean-paste.ts';
import type { Clipped } from './paste-plugin.ts';
import type { PasteReport } from './paste-texts.ts';
import { parseTree } from './read-dom.ts';
import { keyPictures, uploadPasted } from './upload-pasted.ts';

/**
 * Inserts a paste, cleaned, and brings its pictures into the library; tells what stayed behind, at once and at the end.
 */
export async function takePaste(
  editor: Editor,
  clipped: Clipped,
  tell: (report: PasteReport) => void,
  signal: AbortSignal,
): Promise<void> {
  const clean = cleanPaste({
    tree: parseTree(clipped.html),
    rtf: clipped.rtf,
    files: clipped.files.length,
    siteUrl: window.location.origin,
  });
  const { html, uploads } = keyPictures(clean);
  const report = { ...clean.report, filesLeftOut: clipped.otherFiles };
  tell(report);
  if (html !== '') editor.view.pasteHTML(html);
  const failed = await uploadPasted(editor, uploads, clipped.files, signal);
  if (failed === 0 || signal.aborted) return;
  tell({ ...report, picturesLeftOut: report.picturesLeftOut + failed });
}
