import { Button, Group, Popover, TextInput } from '@mantine/core';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { edit } from './rich-text-extensions.ts';
import { completeLink, isAllowedLink } from './rich-text-link-rule.ts';
import { RICH_TEXT_TEXTS as TEXTS } from './rich-text-texts.ts';

/** The link of the selected words: a small form under its button. */
export function RichTextLink({ editor }: { editor: Editor }) {
  const { say } = useAdminLanguage();
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isActive = useEditorState({ editor, selector: () => editor.isActive('link') });

  function open() {
    setAddress(String(editor.getAttributes('link').href ?? ''));
    setRefused(false);
    setOpen(true);
  }

  function apply() {
    const href = completeLink(address);
    if (href === '') return remove();
    if (!isAllowedLink(href)) {
      setRefused(true);
      return;
    }
    setOpen(false);
    const chain = edit(editor);
    // Without a selection the address itself becomes the words.
    if (editor.state.selection.empty && !isActive) {
      const mark = { type: 'link', attrs: { href } };
      chain.insertContent({ type: 'text', text: href, marks: [mark] }).run();
    } else chain.extendMarkRange('link').setLink({ href }).run();
  }

  function remove() {
    setOpen(false);
    edit(editor).extendMarkRange('link').unsetLink().run();
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      onClose={() => editor.commands.focus()}
      trapFocus
      withRoles
      shadow="md"
      width={340}
      position="bottom-start"
      zIndex={150}
    >
      <Popover.Target>
        <Frame.Control
          tabIndex={-1}
          aria-label={say(TEXTS.link)}
          title={say(TEXTS.link)}
          active={isActive}
          aria-pressed={isActive}
          onClick={open}
        >
          <LinkIcon size={18} aria-hidden />
        </Frame.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={say(TEXTS.link)}>
        <TextInput
          label={say(TEXTS.address)}
          description={say(TEXTS.addressHint)}
          error={isRefused && say(TEXTS.addressProblem)}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around is not meant.
            event.preventDefault();
            apply();
          }}
          data-autofocus
        />
        <Group mt="sm" justify="flex-end">
          {isActive && (
            <Button variant="subtle" size="sm" onClick={remove}>
              {say(TEXTS.removeLink)}
            </Button>
          )}
          <Button size="sm" onClick={apply}>
            {say(TEXTS.applyLink)}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
