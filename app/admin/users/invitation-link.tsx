import { Button, Group, Text, TextInput } from '@mantine/core';
import { useAdminLanguage } from '../admin-language.tsx';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { useCopy } from '../pieces/use-copy.ts';
import { INVITATION_TEXTS as TEXTS } from './invitation-texts.ts';
import type { Invited } from './invitations-api.ts';

/** The link of an invitation, which is shown this once. */
export function InvitationLink(props: { invited: Invited; onDone: () => void }) {
  const { say } = useAdminLanguage();
  const { label, note, copy } = useCopy();
  const { invitation, link } = props.invited;
  const url = link ?? '';
  return (
    <div className="user-form">
      <Text>
        {invitation.name} ({invitation.email})
      </Text>
      <TextInput
        label={say(TEXTS.link)}
        description={say(TEXTS.copyNow)}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Text size="sm" role="status">
        {note}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => void copy(url)} data-autofocus>
          {label}
        </Button>
        <Button onClick={props.onDone}>{say(TEXTS.done)}</Button>
      </Group>
    </div>
  );
}

/** The link of an invitation that was given a new one. The dialog is closed while `invited` is null. */
export function InvitationLinkDialog(props: { invited: Invited | null; onDone: () => void }) {
  const { say } = useAdminLanguage();
  return (
    <Dialog
      opened={props.invited !== null}
      onClose={props.onDone}
      title={say(TEXTS.linkTitle)}
      // The link is shown once, so only a deliberate click closes it.
      closeOnEscape={false}
      withCloseButton={false}
    >
      {props.invited && <InvitationLink invited={props.invited} onDone={props.onDone} />}
    </Dialog>
  );
}
