import { Alert, Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { useBusy } from '../pieces/use-busy.ts';
import { useFieldErrors } from '../pieces/use-field-errors.ts';
import { type GivenPassword, HandOver } from './hand-over.tsx';
import { NewPasswordInput } from './password-input.tsx';
import { PersonFields } from './person-fields.tsx';
import { RoleSelect } from './role-select.tsx';
import { suggestPassword } from './suggest-password.ts';
import { createUser, type User } from './users-api.ts';
import { USERS_TEXTS } from './users-texts.ts';

/** Creates an account, then shows its password once. */
export function NewUserDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { say } = useAdminLanguage();
  const [created, setCreated] = useState<GivenPassword | null>(null);
  const close = () => {
    setCreated(null);
    onClose();
  };
  return (
    <Dialog
      // What is shown once is shown, also to whoever closed the form before the answer came.
      opened={isOpen || created !== null}
      onClose={close}
      title={say(created ? USERS_TEXTS.handOverTitle : USERS_TEXTS.add)}
      // The password is shown once, so only a deliberate click closes it.
      closeOnEscape={created === null}
      withCloseButton={created === null}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      {created ? (
        <HandOver {...created} onDone={close} />
      ) : (
        <NewUserForm onCreated={setCreated} onCancel={close} />
      )}
    </Dialog>
  );
}

function NewUserForm(props: { onCreated: (account: GivenPassword) => void; onCancel: () => void }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const { form, errors, ...fields } = useFieldErrors();
  const { isBusy, problem, busily } = useBusy();
  const [person, setPerson] = useState({ name: '', email: '' });
  const [role, setRole] = useState<User['role']>('editor');
  const [password, setPassword] = useState(suggestPassword);

  async function submit(event: FormEvent) {
    event.preventDefault();
    fields.clear();
    await busily(async () => {
      try {
        const { name, email } = person;
        const user = await createUser({ name, email, role, password });
        props.onCreated({ email: user.email, password, expiresAt: user.firstPasswordExpiresAt });
      } catch (failure) {
        fields.show(failure);
        throw failure;
      } finally {
        // Also after a refusal: somebody else may have made the account, or its answer was lost.
        void queries.invalidateQueries({ queryKey: ['users'] });
      }
    });
  }

  return (
    <form ref={form} noValidate className="user-form" onSubmit={(event) => void submit(event)}>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <PersonFields person={person} onChange={setPerson} errors={errors} />
      <RoleSelect value={role} onChange={setRole} />
      <NewPasswordInput value={password} onChange={setPassword} error={errors.password} />
      <Group justify="flex-end">
        <Button variant="default" onClick={props.onCancel}>
          {say(PIECE_TEXTS.cancel)}
        </Button>
        <Button type="submit" loading={isBusy}>
          {say(USERS_TEXTS.create)}
        </Button>
      </Group>
    </form>
  );
}
