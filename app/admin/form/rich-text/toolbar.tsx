import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { Suspense, useId, useRef } from 'react';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';

import { useAdminLanguage } from '../../admin-language.tsx';
import { lazyDialog } from '../../pieces/lazy-part.tsx';
import { edit, redoLast, undoLast } from './commands.ts';
import { InsertMenu, type PieceDialog } from './insert-menu.tsx';
import { PieceTools } from './piece-tools.tsx';
import { RICH_TEXT_TEXTS as TEXTS } from './texts.ts';

// Each is loaded at its first use.
const LinkForm = lazyDialog(() => import('./dialogs/link-form.tsx'));
const CaptionForm = lazyDialog(() => import('./dialogs/caption-form.tsx'));
const PictureDialog = lazyDialog(() => import('./dialogs/picture-dialog.tsx'));
const DocumentsDialog = lazyDialog(() => import('./dialogs/documents-dialog.tsx'));
const ContactDialog = lazyDialog(() => import('./dialogs/contact-dialog.tsx'));

/** What is open beside the text. */
export type OpenForm = 'link' | 'caption' | PieceDialog | null;

interface Tool {
  label: Bilingual;
  icon: LucideIcon;
  isActive?: (editor: Editor) => boolean;
  act: (editor: Editor) => void;
}

const STYLES: Tool[] = [
  {
    label: TEXTS.heading2,
    icon: Heading2,
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    act: (editor) => edit(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    label: TEXTS.heading3,
    icon: Heading3,
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    act: (editor) => edit(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    label: TEXTS.bold,
    icon: Bold,
    isActive: (editor) => editor.isActive('bold'),
    act: (editor) => edit(editor).toggleBold().run(),
  },
  {
    label: TEXTS.italic,
    icon: Italic,
    isActive: (editor) => editor.isActive('italic'),
    act: (editor) => edit(editor).toggleItalic().run(),
  },
  {
    label: TEXTS.bulletList,
    icon: List,
    isActive: (editor) => editor.isActive('bulletList'),
    act: (editor) => edit(editor).toggleBulletList().run(),
  },
  {
    label: TEXTS.orderedList,
    icon: ListOrdered,
    isActive: (editor) => editor.isActive('orderedList'),
    act: (editor) => edit(editor).toggleOrderedList().run(),
  },
  {
    label: TEXTS.quote,
    icon: Quote,
    isActive: (editor) => editor.isActive('blockquote'),
    act: (editor) => edit(editor).toggleBlockquote().run(),
  },
];

const REST: Tool[] = [
  { label: TEXTS.undo, icon: Undo2, act: undoLast },
  { label: TEXTS.redo, icon: Redo2, act: redoLast },
];

interface RichTextToolbarProps {
  editor: Editor;
  label: string;
  controls: string;
  open: OpenForm;
  onOpen: (form: OpenForm) => void;
}

/** The formatting of one editor: one stop of the Tab key, arrows inside (ARIA toolbar pattern), Escape to the text. */
export function RichTextToolbar({ editor, label, controls, open, onOpen }: RichTextToolbarProps) {
  const { say } = useAdminLanguage();
  const bar = useRef<HTMLDivElement>(null);
  const form = useId();
  const isLink = useEditorState({ editor, selector: () => editor.isActive('link') });
  const close = () => onOpen(null);
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={`${say(TEXTS.toolbar)}: ${label}`}
        aria-controls={controls}
        aria-keyshortcuts="Alt+F10"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && bar.current?.contains(event.target as Node)) {
            editor.commands.focus();
          } else moveInside(bar.current, event);
        }}
        onFocus={(event) => keepOneStop(bar.current, event.target)}
      >
        {STYLES.map((tool, index) => (
          <ToolButton key={tool.label.en} editor={editor} tool={tool} isFirst={index === 0} />
        ))}
        <button
          type="button"
          tabIndex={-1}
          aria-label={say(TEXTS.link)}
          title={`${say(TEXTS.link)} (Ctrl+K)`}
          aria-keyshortcuts="Control+K"
          aria-pressed={isLink}
          aria-expanded={open === 'link'}
          onClick={() => onOpen(open === 'link' ? null : 'link')}
        >
          <Link size={18} aria-hidden />
        </button>
        {REST.map((tool) => (
          <ToolButton key={tool.label.en} editor={editor} tool={tool} />
        ))}
        <InsertMenu editor={editor} onDialog={onOpen} />
        <PieceTools
          editor={editor}
          onPicture={() => onOpen('picture')}
          onCaption={() => onOpen('caption')}
        />
      </div>
      <Suspense fallback={null}>
        {open === 'link' && <LinkForm id={form} editor={editor} onClose={close} />}
        {open === 'caption' && <CaptionForm id={form} editor={editor} onClose={close} />}
        {open === 'picture' && <PictureDialog id={form} editor={editor} onClose={close} />}
        {open === 'document' && (
          <DocumentsDialog id={form} editor={editor} place="text" onClose={close} />
        )}
        {open === 'attachments' && (
          <DocumentsDialog id={form} editor={editor} place="end" onClose={close} />
        )}
        {open === 'contact' && <ContactDialog editor={editor} onClose={close} />}
      </Suspense>
    </>
  );
}

function ToolButton({ editor, tool, isFirst }: { editor: Editor; tool: Tool; isFirst?: boolean }) {
  const { say } = useAdminLanguage();
  const isActive = useEditorState({ editor, selector: () => tool.isActive?.(editor) ?? false });
  const Icon = tool.icon;
  return (
    <button
      type="button"
      tabIndex={isFirst ? 0 : -1}
      aria-label={say(tool.label)}
      title={say(tool.label)}
      aria-pressed={tool.isActive ? isActive : undefined}
      onClick={() => tool.act(editor)}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}

const buttonsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLButtonElement>('button')];

function keepOneStop(bar: HTMLElement | null, focused: EventTarget): void {
  if (!bar) return;
  const buttons = buttonsOf(bar);
  if (!buttons.some((button) => button === focused)) return;
  for (const button of buttons) button.tabIndex = button === focused ? 0 : -1;
}

function moveInside(bar: HTMLElement | null, event: React.KeyboardEvent): void {
  if (!bar) return;
  const buttons = buttonsOf(bar);
  const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (index < 0) return;
  const last = buttons.length - 1;
  const target = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  buttons[target]?.focus();
}
