import { Node } from '@tiptap/react';
import { t } from '../../../../i18n/language.ts';
import { TEXT_PIECES } from '../../../../ui/text/text-pieces.ts';
import { textLanguage } from './text-language.ts';

/** Documents below a text, under a heading of their own. */
const Attachments = Node.create({
  name: 'attachments',
  group: 'block',
  content: 'attachment+',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'ul[data-kind="attachments"]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['ul', { 'data-kind': 'attachments', ...HTMLAttributes }, 0],
  addNodeView: () => (given) => {
    const dom = document.createElement('div');
    const heading = dom.appendChild(document.createElement('h2'));
    heading.contentEditable = 'false';
    heading.textContent = t(TEXT_PIECES.attachments, textLanguage(given.editor));
    const contentDOM = dom.appendChild(document.createElement('ul'));
    contentDOM.className = 'text-attachments';
    return {
      dom,
      contentDOM,
      ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
    };
  },
});

const Attachment = Node.create({
  name: 'attachment',
  content: 'inline*',
  parseHTML: () => [{ tag: 'li', context: 'attachments/', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
});

export const ATTACHMENT_NODES = [Attachments, Attachment];
