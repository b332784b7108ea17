import type { Editor } from '@tiptap/react';
import type { Clipped } from './paste-plugin.ts';
import type { PasteReport } from './paste-texts.ts';

/** Inserts the words of pastes alone, where the code that cleans them cannot come; says what stayed behind. */
export function pasteWords(editor: Editor, pastes: readonly Clipped[]): PasteReport {
  const report = {
    picturesLeftOut: 0,
    filesLeftOut: 0,
    isUnformatted: false,
    embedded: 0,
    changes: 0,
    comments: 0,
    tablesWithoutHeaders: 0,
  };
  for (const { html, text, otherFiles } of pastes) {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    report.picturesLeftOut += body.querySelectorAll('img').length;
    report.filesLeftOut += otherFiles;
    for (const element of body.querySelectorAll('script, style')) element.remove();
    const words = text || (body.textContent?.trim() ?? '');
    if (words === '') continue;
    editor.view.pasteText(words);
    report.isUnformatted = true;
  }
  return report;
}
