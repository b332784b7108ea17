import { Plugin } from '@tiptap/pm/state';
import { goToNextCell } from '@tiptap/pm/tables';
import { Extension } from '@tiptap/react';

/**
 * The Tab key moves by the cells of a table, and leaves the text where there is no further cell and everywhere else,
 * as in the rest of a form; lists are indented by Ctrl+] and Ctrl+[.
 */
export const TextKeys = Extension.create({
  name: 'textKeys',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown(view, event) {
            if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return false;
            const move = goToNextCell(event.shiftKey ? -1 : 1);
            if (move(view.state, view.dispatch)) event.preventDefault();
            return true;
          },
        },
      },
    }),
  ],
  addKeyboardShortcuts: () => ({
    'Mod-]': ({ editor }) => editor.commands.sinkListItem('listItem'),
    'Mod-[': ({ editor }) => editor.commands.liftListItem('listItem'),
  }),
});
