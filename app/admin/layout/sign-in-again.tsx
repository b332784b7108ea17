import { Alert, Button, Group, Modal, PasswordInput, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { signIn, signOut } from '../session.tsx';
import { describeSignInFailure } from '../sign-in/sign-in-failure.ts';
import { SIGN_IN_TEXTS } from '../sign-in/sign-in-texts.ts';
import { LAYOUT_TEXTS } from './layout-texts.ts';

/** When the session ends in the middle of work: sign in over the screen, which keeps what was typed. */
export function SignInAgain({ isOpen, email }: { isOpen: boolean; email: string }) {
  const { say, language } = useAdminLanguage();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setProblem('');
    try {
      await signIn(String(fields.get('email')), String(fields.get('password')));
      void queries.invalidateQueries({ predicate: (query) => query.state.status === 'error' });
    } catch (error) {
      setProblem(describeSignInFailure(error, language));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      opened={isOpen}
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={say(LAYOUT_TEXTS.endedTitle)}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Text mb="md">{say(LAYOUT_TEXTS.endedText)}</Text>
        {problem && (
          <Alert color="red" role="alert" mb="md">
            {problem}
          </Alert>
        )}
        <TextInput
          name="email"
          type="email"
          label={say(SIGN_IN_TEXTS.email)}
          defaultValue={email}
          autoComplete="username"
          required
          withAsterisk={false}
          mb="md"
        />
        <PasswordInput
          name="password"
          label={say(SIGN_IN_TEXTS.password)}
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
        />
        <Group justify="space-between" mt="lg">
          <Button variant="subtle" onClick={() => void signOut()}>
            {say(LAYOUT_TEXTS.leave)}
          </Button>
          <Button type="submit" disabled={isBusy}>
            {say(isBusy ? SIGN_IN_TEXTS.busy : SIGN_IN_TEXTS.signIn)}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
