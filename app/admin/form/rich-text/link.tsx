import { Button, Group, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { edit } from './extensions.ts';
import { completeLink, isAllowedLink } from './links.ts';
import { RICH_TEXT_TEXTS as TEXTS } from './texts.ts';

interface RichTextLinkProps {
  editor: Editor;
  id: string;
  onClose: () => void;
}

/** Where the selected words lead: a small form between the toolbar and the text. */
export function RichTextLink({ editor, id, onClose }: RichTextLinkProps) {
  const { say } = useAdminLanguage();
  const [stored] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [address, setAddress] = useState(stored);
  const [isRefused, setRefused] = useState(false);

  function apply() {
    const href = completeLink(address);
    if (href === '') return remove();
    if (!isAllowedLink(href)) {
      setRefused(true);
      return;
    }
    onClose();
    const chain = edit(editor);
    // Without a selection the address itself becomes the words.
    if (editor.state.selection.empty && !stored) {
      const mark = { type: 'link', attrs: { href } };
      chain.insertContent({ type: 'text', text: href, marks: [mark] }).run();
    } else chain.extendMarkRange('link').setLink({ href }).run();
  }

  function remove() {
    onClose();
    edit(editor).extendMarkRange('link').unsetLink().run();
  }

  function cancel() {
    onClose();
    editor.commands.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its frame and look into the editor
    <div
      id={id}
      role="group"
      aria-label={say(TEXTS.link)}
      className="rich-text-link"
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
    >
      <TextInput
        label={say(TEXTS.address)}
        description={say(TEXTS.addressHint)}
        error={isRefused && say(TEXTS.addressProblem)}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The surrounding form must not be submitted.
          event.preventDefault();
          apply();
        }}
        autoFocus
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <Group mt="sm" gap="xs" justify="flex-end">
        {stored && (
          <Button variant="subtle" size="sm" onClick={remove}>
            {say(TEXTS.removeLink)}
          </Button>
        )}
        <Button variant="default" size="sm" onClick={cancel}>
          {say(TEXTS.cancel)}
        </Button>
        <Button size="sm" onClick={apply}>
          {say(TEXTS.applyLink)}
        </Button>
      </Group>
    </div>
  );
}
