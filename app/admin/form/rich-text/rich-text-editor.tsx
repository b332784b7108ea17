import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { getNonce } from 'get-nonce';
import { useEffect, useRef, useState } from 'react';
import type { Lang } from '../../../../domain/text/bilingual.ts';
import { type WhyMissing, whyMissing } from '../../calls/load-again.ts';
import { PartProblem } from '../../pieces/part-problem.tsx';
import { RICH_TEXT_EXTENSIONS } from './extensions.ts';
import { tidyHtml } from './html.ts';
import { PasteNote } from './paste/paste-note.tsx';
import { type Clipped, pastePlugin } from './paste/paste-plugin.ts';
import { HELD_TEXTS, type PasteReport } from './paste/paste-texts.ts';
import { pasteWords } from './paste/paste-words.ts';
import { replaceText } from './paste/replace-text.ts';
import { type OpenForm, RichTextToolbar } from './toolbar.tsx';

import './rich-text-editor.css';

// Of use only to those who write: it is fetched as soon as the cursor is in a text.
const loadPaste = () => import('./paste/take-paste.ts');

export interface RichTextEditorProps {
  id: string;
  label: string;
  labelledBy: string;
  describedBy: string;
  lang: Lang;
  isInvalid: boolean;
  isRequired?: boolean;
  value: string;
  onChange: (html: string) => void;
  /** Tells the form that pasted pictures are on their way to the library, or no longer. */
  onWaiting?: ((isWaiting: boolean) => void) | undefined;
}

/** What waits for the code that takes it. */
interface HeldPastes {
  why: WhyMissing;
  pastes: Clipped[];
}

/** The editor for one language. It follows a `value` that comes from elsewhere: a kept draft, a conflict. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { value } = props;
  const latest = useRef(props);
  latest.current = props;
  const written = useRef(value);
  const [pasted, setPasted] = useState<PasteReport | null>(null);
  const [open, setOpen] = useState<OpenForm>(null);
  const uploading = useRef(new AbortController());
  const pastesUnderWay = useRef(0);
  const [held, setHeld] = useState<HeldPastes | null>(null);
  const editor = useEditor({
    extensions: RICH_TEXT_EXTENSIONS,
    content: value,
    injectNonce: getNonce(),
    editorProps: { attributes: () => attributesOf(latest.current) },
    onUpdate: ({ editor }) => {
      written.current = tidyHtml(editor.getHTML());
      latest.current.onChange(written.current);
    },
    // Where it fails, the paste itself tries again.
    onFocus: () => void loadPaste().catch(() => {}),
    onCreate: ({ editor }) => {
      const plugin = pastePlugin((clipped) => void paste(editor, clipped));
      editor.registerPlugin(plugin, (own, others) => [own, ...others]);
    },
  });

  async function paste(editor: Editor, clipped: Clipped): Promise<void> {
    pastesUnderWay.current += 1;
    latest.current.onWaiting?.(true);
    try {
      const taken = await loadPaste().catch(() => null);
      if (editor.isDestroyed) return;
      if (taken) {
        await taken.takePaste(editor, clipped, setPasted, uploading.current.signal);
        return;
      }
      const why = await whyMissing();
      setHeld((others) => ({ why, pastes: [...(others?.pastes ?? []), clipped] }));
    } finally {
      pastesUnderWay.current -= 1;
      latest.current.onWaiting?.(pastesUnderWay.current > 0);
    }
  }

  useEffect(() => {
    // Effects run twice in development.
    uploading.current = new AbortController();
    return () => uploading.current.abort();
  }, []);

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    replaceText(editor, value);
  }, [editor, value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes are read anew when these change
  useEffect(() => {
    editor.setOptions();
  }, [editor, props.label, props.describedBy, props.isInvalid]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the text inside it
    <div
      className="rich-text"
      data-invalid={props.isInvalid || undefined}
      onKeyDown={(event) => {
        if (!editor.view.dom.contains(event.target as Node)) return;
        const key = readKey(event.nativeEvent);
        if (!key) return;
        event.preventDefault();
        if (key === 'link') setOpen('link');
        else event.currentTarget.querySelector<HTMLElement>(FIRST_TOOL)?.focus();
      }}
    >
      <RichTextToolbar
        editor={editor}
        label={props.label}
        controls={props.id}
        open={open}
        onOpen={setOpen}
      />
      <PasteNote report={pasted} onClose={() => setPasted(null)} />
      {held && (
        <PartProblem
          why={held.why}
          text={HELD_TEXTS[held.why]}
          onRetry={() => {
            setHeld(null);
            for (const clipped of held.pastes) void paste(editor, clipped);
          }}
          onClose={() => {
            setHeld(null);
            setPasted(pasteWords(editor, held.pastes));
          }}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}

const FIRST_TOOL = '[role="toolbar"] button[tabindex="0"]';

/** What a key of the text asks for. Letters count by their place, since K writes κ on a Greek keyboard. */
function readKey(event: KeyboardEvent): 'link' | 'toolbar' | undefined {
  if (event.altKey && event.key === 'F10') return 'toolbar';
  const isK = event.code === 'KeyK' || event.key.toLowerCase() === 'k';
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return isK && isCommand ? 'link' : undefined;
}

function attributesOf(props: RichTextEditorProps): Record<string, string> {
  return {
    id: props.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': props.labelledBy,
    lang: props.lang,
    // The look of the public pages (app/ui/styles/prose.css, text-pieces.css).
    class: 'prose',
    ...(props.describedBy && { 'aria-describedby': props.describedBy }),
    ...(props.isInvalid && { 'aria-invalid': 'true' }),
    ...(props.isRequired && { 'aria-required': 'true' }),
  };
}
