import { Plugin } from '@tiptap/pm/state';
import { InputRule, Mark } from '@tiptap/react';
import { completeLink, isAllowedLink } from './links.ts';

/** An address with its beginning, or of an e-mail, and the space that ends it. */
const TYPED_ADDRESS = /(?:^|\s)((?:https?:\/\/|www\.)\S+|[^\s@/:]+@[^\s@/]+\.[^\s@/]+) $/;
const WHOLE_ADDRESS = /^(?:https?:\/\/|www\.)\S+$/;

/**
 * A link. What is typed as an address becomes one with the space behind it, and an address that is pasted over words
 * becomes theirs. Tiptap's own link would bring a list of all endings of the web along, a tenth of the editor.
 */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  exitable: true,
  inclusive: false,
  addAttributes: () => ({
    href: { default: null, parseHTML: (element) => element.getAttribute('href') },
    hreflang: { default: null, parseHTML: (element) => element.getAttribute('hreflang') },
    // The id of the entry to which it leads, wherever that moves (domain/content/texts).
    entry: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-entry'),
      renderHTML: ({ entry }) => (entry ? { 'data-entry': entry } : {}),
    },
  }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isAllowedLink(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addInputRules() {
    const { type } = this;
    return [
      new InputRule({
        find: TYPED_ADDRESS,
        handler({ state, range, match }) {
          const [whole, words = ''] = match;
          const address = words.replace(/[.,;:!?·»)]+$/, '');
          const href = completeLink(address);
          const start = range.from + whole.indexOf(words);
          if (!isAllowedLink(href) || state.doc.rangeHasMark(start, range.to, type)) return null;
          state.tr
            .addMark(start, start + address.length, type.create({ href }))
            .removeStoredMark(type);
        },
      }),
    ];
  },
  addProseMirrorPlugins() {
    const { type } = this;
    return [
      new Plugin({
        props: {
          handlePaste(view, event) {
            const { from, to, empty } = view.state.selection;
            const href = completeLink(event.clipboardData?.getData('text/plain') ?? '');
            if (empty || !WHOLE_ADDRESS.test(href) || !isAllowedLink(href)) return false;
            view.dispatch(view.state.tr.addMark(from, to, type.create({ href })));
            return true;
          },
        },
      }),
    ];
  },
});
