import type { Editor } from '@tiptap/react';
import type { Language } from '../../../../i18n/language.ts';

/** The language of the text that an editor holds, which need not be the admin's. */
export function textLanguage(editor: Editor): Language {
  const { attributes } = editor.options.editorProps;
  const given = typeof attributes === 'function' ? attributes(editor.state) : attributes;
  return given?.lang === 'en' ? 'en' : 'gr';
}
