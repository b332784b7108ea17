import { Alert, Button, Group, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { messageOf } from '../../../calls/api-client.ts';
import { Dialog } from '../../../pieces/dialogs/dialog.tsx';
import { MEDIA_TEXTS } from '../../media/media-texts.ts';
import { insertFilled } from '../commands.ts';
import { contactsQuery } from '../pieces/contact-query.ts';
import { textLanguage } from '../pieces/text-language.ts';
import { RICH_TEXT_TEXTS as TEXTS } from '../texts.ts';
import { DIALOG_TEXTS } from './dialog-texts.ts';

import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';

/** Chooses the office or department whose contact card stands in the text. */
export default function ContactDialog(props: { editor: Editor; onClose: () => void }) {
  const { editor, onClose } = props;
  const { say, lang } = useAdminLanguage();
  const contacts = useQuery(contactsQuery);
  const [id, setId] = useState<string | null>(null);

  function close() {
    onClose();
    editor.commands.focus();
  }

  function apply() {
    const contact = contacts.data?.find((one) => one.id === id);
    if (!contact) return;
    onClose();
    const { title } = contact;
    const name = title[textLanguage(editor) === 'en' ? 'en' : 'el'];
    insertFilled(editor, 'contact', { id: contact.id, name });
  }

  return (
    <Dialog
      opened
      onClose={close}
      title={say(DIALOG_TEXTS.insertContact)}
      closeButtonProps={{ 'aria-label': say(MEDIA_TEXTS.close) }}
      returnFocus={false}
    >
      {contacts.isPending && <Text role="status">{say(MEDIA_TEXTS.loading)}</Text>}
      {contacts.error && (
        <Alert color="red" role="alert">
          <Text mb="xs">{messageOf(contacts.error)}</Text>
          <Button size="xs" onClick={() => void contacts.refetch()}>
            {say(MEDIA_TEXTS.retry)}
          </Button>
        </Alert>
      )}
      {contacts.data && (
        <Select
          label={say(DIALOG_TEXTS.office)}
          description={say(DIALOG_TEXTS.officeHint)}
          searchable
          data={contacts.data.map((one) => ({
            value: one.id,
            label: one.title[lang],
          }))}
          nothingFoundMessage={say(MEDIA_TEXTS.nothingFound)}
          value={id}
          onChange={setId}
          data-autofocus
        />
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close}>
          {say(TEXTS.cancel)}
        </Button>
        <Button disabled={id === null} onClick={apply}>
          {say(DIALOG_TEXTS.insert)}
        </Button>
      </Group>
    </Dialog>
  );
}
