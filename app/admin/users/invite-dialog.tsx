import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { useBusy } from '../pieces/use-busy.ts';
import { useFieldErrors } from '../pieces/use-field-errors.ts';
import { useIsHere } from '../pieces/use-go-on.ts';
import { InvitationLink } from './invitation-link.tsx';
import { INVITATION_TEXTS as TEXTS } from './invitation-texts.ts';
import { type Invited, invitationsQuery, invite, type Way } from './invitations-api.ts';
import { PersonFields } from './person-fields.tsx';
import { RoleSelect } from './role-select.tsx';
import type { User } from './users-api.ts';

/** Invites somebody; a link that is handed over is shown once. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { say } = useAdminLanguage();
  const [handedOver, setHandedOver] = useState<Invited | null>(null);
  const close = () => {
    setHandedOver(null);
    onClose();
  };
  const finish = (invited: Invited, isStillOpen: boolean) => {
    if (invited.link !== null) {
      setHandedOver(invited);
      return;
    }
    announce(say(TEXTS.sent));
    // Closed meanwhile, it is the form for somebody else that may stand here.
    if (isStillOpen) close();
  };
  return (
    <Dialog
      // What is shown once is shown, also to whoever closed the form before the answer came.
      opened={isOpen || handedOver !== null}
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

function InviteForm(props: {
  onInvited: (invited: Invited, isStillOpen: boolean) => void;
  onCancel: () => void;
}) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const canSendMail = useQuery(invitationsQuery).data?.canSendMail === true;
  const { form, errors, ...fields } = useFieldErrors();
  const { isBusy, problem, busily } = useBusy();
  const isHere = useIsHere();
  const [person, setPerson] = useState({ name: '', email: '' });
  const [role, setRole] = useState<User['role']>('editor');
  const [chosenWay, setWay] = useState<Way>('letter');
  const way = canSendMail ? chosenWay : 'link';

  async function submit(event: FormEvent) {
    event.preventDefault();
    fields.clear();
    await busily(async () => {
      try {
        const invited = await invite({ ...person, role, way });
        props.onInvited(invited, isHere());
      } catch (failure) {
        fields.show(failure);
        throw failure;
      } finally {
        // Also after a refusal: somebody else may have invited them, or mail may have been switched off.
        void queries.invalidateQueries({ queryKey: ['invitations'] });
      }
    });
  }

  return (
    <form ref={form} noValidate className="user-form" onSubmit={(event) => void submit(event)}>
      <Text>{say(TEXTS.text)}</Text>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <PersonFields person={person} onChange={setPerson} errors={errors} />
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
