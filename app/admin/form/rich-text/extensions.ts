import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor, Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions';
import { Extension, Mark } from '@tiptap/react';
import { TextKeys } from './keys.ts';
import { Link } from './link-mark.ts';
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

/** Exactly the elements that the server allows (domain/text/rich-text.ts), so that nothing is lost on the way. */
export const RICH_TEXT_EXTENSIONS = [
  // Not the starter kit, which brings code, Markdown's fences and all endings of the web along.
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3, 4] }),
  Bold,
  Italic,
  Underline,
  Strike,
  HardBreak,
  HorizontalRule,
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  UndoRedo,
  Dropcursor,
  Gapcursor,
  TrailingNode,
  Link,
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
