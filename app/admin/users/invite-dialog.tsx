import { Alert, Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { ApiError, messageOf } from '../api-client.ts';
import { Dialog } from '../pieces/dialog.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { InvitationLink } from './invitation-link.tsx';
import { INVITATION_TEXTS as TEXTS } from './invitation-texts.ts';
import { type Invited, invitationsQuery, invite, type Way } from './invitations-api.ts';
import { RoleSelect } from './role-select.tsx';
import type { User } from './users-api.ts';
import { USERS_TEXTS } from './users-texts.ts';

/** Invites somebody; a link that is handed over is shown once. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { say } = useAdminLanguage();
  const [handedOver, setHandedOver] = useState<Invited | null>(null);
  const close = () => {
    setHandedOver(null);
    onClose();
  };
  const finish = (invited: Invited) => {
    if (invited.link !== null) {
      setHandedOver(invited);
      return;
    }
    announce(say(TEXTS.sent));
    close();
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      title={say(handedOver ? TEXTS.linkTitle : TEXTS.invite)}
      // The link is shown once, so only a deliberate click closes it.
      closeOnEscape={handedOver === null}
      withCloseButton={handedOver === null}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      {handedOver ? (
        <InvitationLink invited={handedOver} onDone={close} />
      ) : (
        <InviteForm onInvited={finish} onCancel={close} />
      )}
    </Dialog>
  );
}

function InviteForm(props: { onInvited: (invited: Invited) => void; onCancel: () => void }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const canSendMail = useQuery(invitationsQuery).data?.canSendMail === true;
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<User['role']>('editor');
  const [chosenWay, setWay] = useState<Way>('letter');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const way = canSendMail ? chosenWay : 'link';

  useEffect(() => {
    if (Object.keys(errors).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [errors]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    setErrors({});
    try {
      const invited = await invite({ name, email, role, way });
      void queries.invalidateQueries({ queryKey: ['invitations'] });
      props.onInvited(invited);
    } catch (error) {
      setErrors(error instanceof ApiError ? error.fields : {});
      setProblem(messageOf(error));
      // Somebody else may have invited the same person, or mail may have been switched off.
      void queries.invalidateQueries({ queryKey: ['invitations'] });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} noValidate className="user-form" onSubmit={(event) => void submit(event)}>
      <Text>{say(TEXTS.text)}</Text>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <TextInput
        label={say(USERS_TEXTS.name)}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={errors.name}
        autoComplete="off"
        maxLength={200}
        required
        withAsterisk={false}
        data-autofocus
      />
      <TextInput
        type="email"
        label={say(USERS_TEXTS.email)}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={errors.email}
        autoComplete="off"
        maxLength={254}
        required
        withAsterisk={false}
      />
      <RoleSelect value={role} onChange={setRole} />
      {canSendMail ? (
        <NativeSelect
          label={say(TEXTS.way)}
          value={way}
          onChange={(event) => setWay(event.currentTarget.value as Way)}
          error={errors.way}
          data={(['letter', 'link'] as const).map((value) => ({
            value,
            label: say(TEXTS.ways[value]),
          }))}
        />
      ) : (
        <Text size="sm">{say(TEXTS.noMail)}</Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={props.onCancel}>
          {say(PIECE_TEXTS.cancel)}
        </Button>
        <Button type="submit" loading={isBusy}>
          {say(way === 'letter' ? TEXTS.send : TEXTS.make)}
        </Button>
      </Group>
    </form>
  );
}
