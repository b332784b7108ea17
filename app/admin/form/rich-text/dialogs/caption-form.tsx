import { Button, Group, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { blockAround, changeBlock } from '../commands.ts';
import { textLanguage } from '../pieces/text-language.ts';
import { RICH_TEXT_TEXTS as TEXTS } from '../texts.ts';

interface CaptionFormProps {
  editor: Editor;
  id: string;
  onClose: () => void;
}

/** What the table around the cursor shows, between the toolbar and the text. */
export default function CaptionForm({ editor, id, onClose }: CaptionFormProps) {
  const { say } = useAdminLanguage();
  const [caption, setCaption] = useState(() =>
    String(blockAround(editor, 'table')?.node.attrs.caption ?? ''),
  );
  function cancel() {
    onClose();
    editor.commands.focus();
  }
  function apply() {
    onClose();
    changeBlock(editor, 'table', { caption: caption.trim() });
    editor.commands.focus();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its frame and look into the editor
    <div
      id={id}
      role="group"
      aria-label={say(TEXTS.tableCaption)}
      className="rich-text-link"
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
    >
      <TextInput
        label={say(TEXTS.tableCaption)}
        description={say(TEXTS.tableCaptionHint)}
        value={caption}
        maxLength={300}
        lang={textLanguage(editor) === 'en' ? 'en' : 'el'}
        onChange={(event) => setCaption(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The surrounding form must not be submitted.
          event.preventDefault();
          apply();
        }}
        autoFocus
      />
      <Group mt="sm" gap="xs" justify="flex-end">
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
