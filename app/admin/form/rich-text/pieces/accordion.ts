import { TextSelection } from '@tiptap/pm/state';
import { type Editor, Node } from '@tiptap/react';
import { t } from '../../../../i18n/language.ts';
import { adminLanguage } from '../../../admin-language.tsx';
import { PIECES } from './piece-texts.ts';

/** A question with its answer, which visitors open; in the editor it is always open. */
const Accordion = Node.create({
  name: 'accordion',
  group: 'block',
  content: 'accordionQuestion block+',
  defining: true,
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: ({ HTMLAttributes }) => ['details', HTMLAttributes, 0],
  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.className = 'text-details';
    return { dom, contentDOM: dom };
  },
});

const AccordionQuestion = Node.create({
  name: 'accordionQuestion',
  content: 'inline*',
  defining: true,
  // Backspace at its beginning joins it with nothing.
  isolating: true,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: ({ HTMLAttributes }) => ['summary', HTMLAttributes, 0],
  addKeyboardShortcuts: () => QUESTION_KEYS,
  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.className = 'text-summary';
    const contentDOM = dom.appendChild(document.createElement('div'));
    contentDOM.className = 'rich-text-question';
    contentDOM.dataset.placeholder = t(PIECES.question, adminLanguage());
    return { dom, contentDOM };
  },
});

/** Enter in a question goes on in its answer. */
function goToAnswer({ editor }: { editor: Editor }): boolean {
  const { $from } = editor.state.selection;
  if ($from.parent.type.name !== 'accordionQuestion') return false;
  const { tr } = editor.state;
  editor.view.dispatch(
    tr.setSelection(TextSelection.near(tr.doc.resolve($from.after() + 1))).scrollIntoView(),
  );
  return true;
}

const QUESTION_KEYS = { Enter: goToAnswer };

export const ACCORDION_NODES = [Accordion, AccordionQuestion];
