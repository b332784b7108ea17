import { Alert, Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { useBusy } from '../pieces/use-busy.ts';
import { useFieldErrors } from '../pieces/use-field-errors.ts';
import { type GivenPassword, HandOver } from './hand-over.tsx';
import { NewPasswordInput } from './password-input.tsx';
import { suggestPassword } from './suggest-password.ts';
import { setPassword as savePassword, type User } from './users-api.ts';
import { USERS_TEXTS } from './users-texts.ts';

/** Gives an account a new password and shows it once. The dialog is closed while `user` is null. */
export function SetPasswordDialog({ user, onClose }: { user: User | null; onClose: () => void }) {
  const { say } = useAdminLanguage();
  const [done, setDone] = useState<GivenPassword | null>(null);
  const close = () => {
    setDone(null);
    onClose();
  };
  return (
    <Dialog
      // What is shown once is shown, also to whoever closed the form before the answer came.
      opened={user !== null || done !== null}
      onClose={close}
      title={say(done ? USERS_TEXTS.handOverTitle : USERS_TEXTS.newPassword)}
      closeOnEscape={done === null}
      withCloseButton={done === null}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      {done && <HandOver {...done} onDone={close} />}
      {user && !done && <PasswordForm user={user} onSet={setDone} onCancel={close} />}
    </Dialog>
  );
}

function PasswordForm(props: {
  user: User;
  onSet: (given: GivenPassword) => void;
  onCancel: () => void;
}) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [password, setPassword] = useState(suggestPassword);
  const { form, errors, ...fields } = useFieldErrors();
  const { isBusy, problem, busily } = useBusy();

  async function submit(event: FormEvent) {
    event.preventDefault();
    fields.clear();
    await busily(async () => {
      try {
        const { email, firstPasswordExpiresAt } = await savePassword(props.user.id, password);
        void queries.invalidateQueries({ queryKey: ['users'] });
        props.onSet({ email, password, expiresAt: firstPasswordExpiresAt });
      } catch (failure) {
        // The one field says all there is to say.
        if (!fields.show(failure)) throw failure;
      }
    });
  }

  return (
    <form ref={form} noValidate className="user-form" onSubmit={(event) => void submit(event)}>
      <Text>
        {props.user.email}. {say(USERS_TEXTS.setPasswordText)}
      </Text>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <NewPasswordInput value={password} onChange={setPassword} error={errors.password} />
      <Group justify="flex-end">
        <Button variant="default" onClick={props.onCancel}>
          {say(PIECE_TEXTS.cancel)}
        </Button>
        <Button type="submit" loading={isBusy}>
          {say(USERS_TEXTS.setPassword)}
        </Button>
      </Group>
    </form>
  );
}
