import Link from '@tiptap/extension-link';
import { Extension, Mark } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { TextKeys } from './keys.ts';
import { isAllowedLink } from './links.ts';
import { ACCORDION_NODES } from './pieces/accordion.ts';
import { ATTACHMENT_NODES } from './pieces/attachments.ts';
import { Contact } from './pieces/contact.tsx';
import { Notice } from './pieces/notice.ts';
import { Picture } from './pieces/picture.ts';
import { TABLE_NODES } from './tables.ts';

const plainMark = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** Words of another language stay marked as such. */
const KeepLang = Extension.create({
  name: 'keepLang',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph',
        'heading',
        'blockquote',
        'bulletList',
        'orderedList',
        'listItem',
        'table',
        'tableRow',
        'tableCell',
        'tableHeader',
        'picture',
        'notice',
        'accordion',
        'accordionQuestion',
        'attachments',
        'attachment',
        'link',
        'bold',
        'italic',
      ],
      attributes: {
        lang: { default: null, parseHTML: (element) => element.getAttribute('lang') },
      },
    },
  ],
});

/** Steps are a numbered list of a kind of its own. */
const Steps = Extension.create({
  name: 'steps',
  addGlobalAttributes: () => [
    {
      types: ['orderedList'],
      attributes: {
        kind: {
          default: null,
          parseHTML: (element) => (element.dataset.kind === 'steps' ? 'steps' : null),
          renderHTML: ({ kind }) => (kind ? { 'data-kind': kind } : {}),
        },
      },
    },
  ],
});

const StaffLink = Link.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      hreflang: { default: null, parseHTML: (element) => element.getAttribute('hreflang') },
      // The id of the entry to which it leads, wherever that moves (domain/content/texts).
      entry: {
        default: null,
        parseHTML: (element) => element.getAttribute('data-entry'),
        renderHTML: ({ entry }) => (entry ? { 'data-entry': entry } : {}),
      },
    };
  },
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (address) => isAllowedLink(address),
});

/** Exactly the elements that the server allows (domain/text/rich-text.ts), so that nothing is lost on the way. */
export const RICH_TEXT_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: false,
  }),
  StaffLink,
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
  ...TABLE_NODES,
  Picture,
  Notice,
  ...ACCORDION_NODES,
  ...ATTACHMENT_NODES,
  Contact,
  Steps,
  KeepLang,
  TextKeys,
];
