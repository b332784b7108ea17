import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderColumn,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
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
  Table,
  Undo2,
} from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';

import { useAdminLanguage } from '../../admin-language.tsx';
import { edit, insertTable, redoLast, runCommand, undoLast } from './extensions.ts';
import { RichTextLink } from './link.tsx';
import { RICH_TEXT_TEXTS as TEXTS } from './texts.ts';

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
  { label: TEXTS.table, icon: Table, act: insertTable },
  { label: TEXTS.undo, icon: Undo2, act: undoLast },
  { label: TEXTS.redo, icon: Redo2, act: redoLast },
];

const TABLE_TOOLS: { label: Bilingual; command: Command }[] = [
  { label: TEXTS.addRow, command: addRowAfter },
  { label: TEXTS.addColumn, command: addColumnAfter },
  { label: TEXTS.deleteRow, command: deleteRow },
  { label: TEXTS.deleteColumn, command: deleteColumn },
  { label: TEXTS.mergeCells, command: mergeCells },
  { label: TEXTS.splitCell, command: splitCell },
  { label: TEXTS.headerRow, command: toggleHeaderRow },
  { label: TEXTS.headerColumn, command: toggleHeaderColumn },
  { label: TEXTS.deleteTable, command: deleteTable },
];

/** The formatting of one editor: one stop of the Tab key, arrows inside (ARIA toolbar pattern). */
export function RichTextToolbar(props: { editor: Editor; label: string; controls: string }) {
  const { editor } = props;
  const { say } = useAdminLanguage();
  const bar = useRef<HTMLDivElement>(null);
  const linkForm = useId();
  const [isLinking, setLinking] = useState(false);
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  const isLink = useEditorState({ editor, selector: () => editor.isActive('link') });
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={`${say(TEXTS.toolbar)}: ${props.label}`}
        aria-controls={props.controls}
        onKeyDown={(event) => moveInside(bar.current, event)}
        onFocus={(event) => keepOneStop(bar.current, event.target)}
      >
        {STYLES.map((tool, index) => (
          <ToolButton key={tool.label.en} editor={editor} tool={tool} isFirst={index === 0} />
        ))}
        <button
          type="button"
          tabIndex={-1}
          aria-label={say(TEXTS.link)}
          title={say(TEXTS.link)}
          aria-pressed={isLink}
          aria-expanded={isLinking}
          aria-controls={isLinking ? linkForm : undefined}
          onClick={() => setLinking(!isLinking)}
        >
          <Link size={18} aria-hidden />
        </button>
        {REST.map((tool) => (
          <ToolButton key={tool.label.en} editor={editor} tool={tool} />
        ))}
        {isInTable &&
          TABLE_TOOLS.map((tool) => (
            <button
              key={tool.label.en}
              type="button"
              tabIndex={-1}
              className="rich-text-word"
              onClick={() => runCommand(editor, tool.command)}
            >
              {say(tool.label)}
            </button>
          ))}
      </div>
      {isLinking && (
        <RichTextLink id={linkForm} editor={editor} onClose={() => setLinking(false)} />
      )}
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
