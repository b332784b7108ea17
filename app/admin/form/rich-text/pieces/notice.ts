import { Node } from '@tiptap/react';
import { t } from '../../../../i18n/language.ts';
import { TEXT_PIECES } from '../../../../ui/text/text-pieces.ts';
import { textLanguage } from './text-language.ts';

export type NoticeKind = 'important' | 'information';

const isNotice = (kind: unknown): kind is NoticeKind =>
  kind === 'important' || kind === 'information';

/** A notice; its name stands above it, in the language of the text. */
export const Notice = Node.create({
  name: 'notice',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'information' satisfies NoticeKind,
      parseHTML: (element) => {
        const kind = element.getAttribute('data-notice');
        return isNotice(kind) ? kind : 'information';
      },
      renderHTML: ({ kind }) => ({ 'data-notice': kind }),
    },
  }),
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', { ...HTMLAttributes, role: 'note' }, 0],
  addNodeView: () => (given) => {
    const dom = document.createElement('aside');
    dom.setAttribute('role', 'note');
    const name = dom.appendChild(document.createElement('p'));
    name.className = 'text-notice-name';
    name.contentEditable = 'false';
    const contentDOM = dom.appendChild(document.createElement('div'));
    contentDOM.className = 'text-notice-body';
    const { type } = given.node;
    const show = (kind: NoticeKind) => {
      dom.dataset.notice = kind;
      name.textContent = t(TEXT_PIECES[kind], textLanguage(given.editor));
    };
    show(given.node.attrs.kind);
    return {
      dom,
      contentDOM,
      update(next) {
        if (next.type !== type) return false;
        show(next.attrs.kind);
        return true;
      },
      ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
    };
  },
});
