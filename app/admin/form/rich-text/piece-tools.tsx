import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeader,
} from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { blockAround, changeBlock, edit, removeBlock, runCommand } from './commands.ts';
import { addQuestion } from './pieces/piece-commands.ts';
import { RICH_TEXT_TEXTS as TEXTS } from './texts.ts';

interface Tool {
  label: Bilingual;
  act: (editor: Editor) => void;
}

const ofTable = (label: Bilingual, command: Command): Tool => ({
  label,
  act: (editor) => runCommand(editor, command),
});
const removing = (label: Bilingual, name: string): Tool => ({
  label,
  act: (editor) => removeBlock(editor, name),
});

/** What can be done with the piece in which the cursor is, by its name in the editor; the innermost goes first. */
const TOOLS: Record<string, Tool[]> = {
  table: [
    ofTable(TEXTS.addRow, addRowAfter),
    ofTable(TEXTS.addColumn, addColumnAfter),
    ofTable(TEXTS.deleteRow, deleteRow),
    ofTable(TEXTS.deleteColumn, deleteColumn),
    ofTable(TEXTS.mergeCells, mergeCells),
    ofTable(TEXTS.splitCell, splitCell),
    // Beside a header row, toggleHeaderColumn would only take the header out of the corner.
    ofTable(TEXTS.headerRow, toggleHeader('row')),
    ofTable(TEXTS.headerColumn, toggleHeader('column')),
    ofTable(TEXTS.deleteTable, deleteTable),
  ],
  notice: [
    {
      label: TEXTS.otherNotice,
      act: (editor) => {
        const kind = blockAround(editor, 'notice')?.node.attrs.kind;
        changeBlock(editor, 'notice', { kind: kind === 'important' ? 'information' : 'important' });
      },
    },
    { label: TEXTS.unwrapNotice, act: (editor) => edit(editor).lift('notice').run() },
    removing(TEXTS.deleteNotice, 'notice'),
  ],
  accordion: [
    { label: TEXTS.addQuestion, act: addQuestion },
    removing(TEXTS.deleteQuestion, 'accordion'),
  ],
  attachment: [removing(TEXTS.deleteAttachment, 'attachment')],
  contact: [removing(TEXTS.deleteContact, 'contact')],
  picture: [removing(TEXTS.deletePicture, 'picture')],
};
const PLACES = Object.keys(TOOLS);

interface PieceToolsProps {
  editor: Editor;
  onPicture: () => void;
  onCaption: () => void;
}

/** Words of the toolbar for the pieces around the cursor. */
export function PieceTools({ editor, onPicture, onCaption }: PieceToolsProps) {
  const { say } = useAdminLanguage();
  const here = useEditorState({
    editor,
    selector: () => PLACES.filter((name) => blockAround(editor, name)).join(' '),
  });
  const names = here === '' ? [] : here.split(' ');
  const tools = names.flatMap((name) => [
    ...(name === 'picture' ? [{ label: TEXTS.changePicture, act: onPicture }] : []),
    ...(name === 'table' ? [{ label: TEXTS.tableCaption, act: onCaption }] : []),
    ...(TOOLS[name] ?? []),
  ]);
  return tools.map(({ label, act }) => (
    <button
      key={label.en}
      type="button"
      tabIndex={-1}
      className="rich-text-word"
      onClick={() => act(editor)}
    >
      {say(label)}
    </button>
  ));
}
