import { EditorContent, useEditor } from '@tiptap/react';
import { getNonce } from 'get-nonce';
import { useEffect, useRef, useState } from 'react';
import { RICH_TEXT_EXTENSIONS } from './extensions.ts';
import { openHtml, tidyHtml } from './html.ts';
import type { CleanPaste } from './paste/clean-paste.ts';
import { PasteNote } from './paste/paste-note.tsx';
import { pastePlugin } from './paste/paste-plugin.ts';
import { RichTextToolbar } from './toolbar.tsx';

import './rich-text-editor.css';

export interface RichTextEditorProps {
  id: string;
  label: string;
  labelledBy: string;
  describedBy: string;
  lang: 'el' | 'en';
  isInvalid: boolean;
  value: string;
  onChange: (html: string) => void;
}

/** The editor for one language. It follows a `value` that comes from elsewhere: a kept draft, a conflict. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { value } = props;
  const latest = useRef(props);
  latest.current = props;
  const written = useRef(value);
  const [pasted, setPasted] = useState<CleanPaste['report'] | null>(null);
  const editor = useEditor({
    extensions: RICH_TEXT_EXTENSIONS,
    content: openHtml(value),
    injectNonce: getNonce(),
    editorProps: { attributes: () => attributesOf(latest.current) },
    onUpdate: ({ editor }) => {
      written.current = tidyHtml(editor.getHTML());
      latest.current.onChange(written.current);
    },
    onCreate: ({ editor }) => {
      const plugin = pastePlugin(({ clean: { pictures, report } }) => {
        const picturesLeftOut = report.picturesLeftOut + pictures.length;
        setPasted({ ...report, picturesLeftOut });
      });
      editor.registerPlugin(plugin, (own, others) => [own, ...others]);
    },
  });

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(openHtml(value), { emitUpdate: false });
  }, [editor, value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes are read anew when these change
  useEffect(() => {
    editor.setOptions();
  }, [editor, props.label, props.describedBy, props.isInvalid]);

  return (
    <div className="rich-text" data-invalid={props.isInvalid || undefined}>
      <RichTextToolbar editor={editor} label={props.label} controls={props.id} />
      <PasteNote report={pasted} onClose={() => setPasted(null)} />
      <EditorContent editor={editor} />
    </div>
  );
}

function attributesOf(props: RichTextEditorProps): Record<string, string> {
  return {
    id: props.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': props.labelledBy,
    lang: props.lang,
    ...(props.describedBy && { 'aria-describedby': props.describedBy }),
    ...(props.isInvalid && { 'aria-invalid': 'true' }),
  };
}
