import type { Editor } from '@tiptap/react';
import {
  CircleHelp,
  Contact,
  FileText,
  Image,
  Info,
  ListChecks,
  type LucideIcon,
  Paperclip,
  Table,
  TriangleAlert,
} from 'lucide-react';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { insertTable } from './commands.ts';
import { addQuestion, setNotice, setSteps } from './pieces/piece-commands.ts';
import { RICH_TEXT_TEXTS as TEXTS } from './texts.ts';
import { ToolMenu } from './tool-menu.tsx';

/** The pieces that are chosen in a dialog. */
export type PieceDialog = 'picture' | 'document' | 'attachments' | 'contact';

type Piece = { label: Bilingual; icon: LucideIcon } & (
  | { dialog: PieceDialog }
  | { act: (editor: Editor) => void }
);

const PIECES: Piece[] = [
  { label: TEXTS.picture, icon: Image, dialog: 'picture' },
  { label: TEXTS.document, icon: FileText, dialog: 'document' },
  { label: TEXTS.table, icon: Table, act: insertTable },
  {
    label: TEXTS.importantNotice,
    icon: TriangleAlert,
    act: (editor) => setNotice(editor, 'important'),
  },
  { label: TEXTS.notice, icon: Info, act: (editor) => setNotice(editor, 'information') },
  { label: TEXTS.steps, icon: ListChecks, act: setSteps },
  { label: TEXTS.question, icon: CircleHelp, act: addQuestion },
  { label: TEXTS.contact, icon: Contact, dialog: 'contact' },
  { label: TEXTS.attachments, icon: Paperclip, dialog: 'attachments' },
];

interface InsertMenuProps {
  editor: Editor;
  onDialog: (dialog: PieceDialog) => void;
}

/** The pieces that a text may have besides words, as a menu of the toolbar. */
export function InsertMenu({ editor, onDialog }: InsertMenuProps) {
  const { say } = useAdminLanguage();
  // The focus goes to the text or to the dialog.
  const items = PIECES.map((piece) => ({
    label: say(piece.label),
    icon: piece.icon,
    act: () => ('act' in piece ? piece.act(editor) : onDialog(piece.dialog)),
  }));
  return <ToolMenu label={say(TEXTS.insert)} items={items} />;
}
