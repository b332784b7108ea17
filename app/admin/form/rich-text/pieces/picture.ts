import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { type Editor, Node } from '@tiptap/react';
import { t } from '../../../../i18n/language.ts';
import { adminLanguage } from '../../../admin-language.tsx';
import { describeBare } from './library-words.ts';
import { PIECES } from './piece-texts.ts';
import { textLanguage } from './text-language.ts';

const read = (element: HTMLElement, name: string) =>
  (element.tagName === 'IMG' ? element : element.querySelector('img'))?.getAttribute(name) ?? null;

/**
 * A figure of the library's picture; its caption is its content. `pasted` is the key of a pasted picture that is still
 * on its way to the library (paste/upload-pasted.ts).
 */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  content: 'inline*',
  isolating: true,
  defining: true,
  addAttributes: () => ({
    src: { default: '', parseHTML: (element) => read(element, 'src') ?? '' },
    alt: { default: '', parseHTML: (element) => read(element, 'alt') ?? '' },
    width: { default: null, parseHTML: (element) => read(element, 'width') },
    height: { default: null, parseHTML: (element) => read(element, 'height') },
    isDecorative: {
      default: false,
      parseHTML: (element) => read(element, 'role') === 'presentation',
    },
    pasted: { default: null, parseHTML: (element) => read(element, 'data-pasted') },
    captionLang: {
      default: null,
      parseHTML: (element) => element.querySelector('figcaption')?.getAttribute('lang') ?? null,
    },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => (element.querySelector('img') ? null : false),
      contentElement: (element) =>
        (element as HTMLElement).querySelector('figcaption') ?? document.createElement('div'),
    },
    { tag: 'img[src^="/media/"]', contentElement: () => document.createElement('div') },
    { tag: 'img[data-pasted]', contentElement: () => document.createElement('div') },
  ],
  renderHTML({ node }) {
    const { src, alt, width, height, isDecorative, pasted, lang, captionLang } = node.attrs;
    const image = {
      ...(src && { src }),
      alt,
      ...(width && { width }),
      ...(height && { height }),
      ...(isDecorative && { role: 'presentation' }),
      ...(pasted && { 'data-pasted': pasted }),
    };
    return [
      'figure',
      lang ? { lang } : {},
      ['img', image],
      ['figcaption', captionLang ? { lang: captionLang } : {}, 0],
    ];
  },
  addKeyboardShortcuts: () => CAPTION_KEYS,
  addNodeView: () => (given) => {
    const { editor } = given;
    const dom = document.createElement('figure');
    const image = dom.appendChild(document.createElement('img'));
    const note = dom.appendChild(document.createElement('p'));
    note.className = 'rich-text-picture-note';
    note.contentEditable = 'false';
    const caption = dom.appendChild(document.createElement('figcaption'));
    caption.dataset.placeholder = t(PIECES.caption, adminLanguage());
    let { node } = given;
    const write = (words: string) => {
      note.hidden = words === '';
      note.textContent = words;
    };
    const show = () => {
      const { src, alt, isDecorative, pasted } = node.attrs;
      if (src && image.getAttribute('src') !== src) image.src = src;
      image.hidden = !src;
      image.alt = alt;
      const words = pasted ? t(PIECES.uploading, adminLanguage()) : '';
      write(words);
      if (!src || words || alt || isDecorative) return;
      void describeBare(src, textLanguage(editor)).then((said) => {
        const { attrs } = node;
        if (attrs.src === src && !attrs.alt && !attrs.isDecorative) write(said);
      });
    };
    show();
    return {
      dom,
      contentDOM: caption,
      update(next) {
        if (next.type !== node.type) return false;
        node = next;
        show();
        return true;
      },
      ignoreMutation: (mutation) => !caption.contains(mutation.target) && mutation.target !== dom,
      selectNode: () => dom.classList.add('ProseMirror-selectednode'),
      deselectNode: () => dom.classList.remove('ProseMirror-selectednode'),
    };
  },
});

/** Enter in a caption goes on in a paragraph below the picture. */
function leaveCaption({ editor }: { editor: Editor }): boolean {
  const { $from } = editor.state.selection;
  if ($from.parent.type.name !== 'picture') return false;
  const paragraph = editor.schema.nodes.paragraph?.create();
  if (!paragraph) return false;
  const after = $from.after();
  const { tr } = editor.state;
  tr.insert(after, paragraph).setSelection(TextSelection.create(tr.doc, after + 1));
  editor.view.dispatch(tr.scrollIntoView());
  return true;
}

/** Backspace at the beginning of a caption selects the picture, so that a second one deletes it. */
function selectFromCaption({ editor }: { editor: Editor }): boolean {
  const { $from, empty } = editor.state.selection;
  if (!empty || $from.parent.type.name !== 'picture' || $from.parentOffset > 0) return false;
  const { tr } = editor.state;
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, $from.before())));
  return true;
}

const CAPTION_KEYS = { Enter: leaveCaption, Backspace: selectFromCaption };
