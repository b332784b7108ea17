import { Alert, Button, Group, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { ApiError, messageOf } from '../api-client.ts';
import { Dialog } from '../pieces/dialog.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { type GivenPassword, HandOver } from './hand-over.tsx';
import { NewPasswordInput } from './password-input.tsx';
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
      opened={isOpen}
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

const FIELDS = ['name', 'email', 'password'] as const;

function NewUserForm(props: { onCreated: (account: GivenPassword) => void; onCancel: () => void }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<User['role']>('editor');
  const [password, setPassword] = useState(suggestPassword);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});

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
      const user = await createUser({ name, email, role, password });
      void queries.invalidateQueries({ queryKey: ['users'] });
      props.onCreated({ email: user.email, password, expiresAt: user.firstPasswordExpiresAt });
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      setProblem(messageOf(error));
      const first = FIELDS.find((field) => fields[field]);
      if (!first) void queries.invalidateQueries({ queryKey: ['users'] });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} noValidate className="user-form" onSubmit={(event) => void submit(event)}>
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
