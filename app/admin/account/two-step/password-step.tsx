import { Alert, Button, Group, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { ApiError, messageOf } from '../../calls/api-client.ts';
import { describePasskeyFailure } from '../../passkeys/browser-passkeys.ts';
import { PasswordInput } from '../../pieces/password-input.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { useUser } from '../../session.tsx';
import { ACCOUNT_TEXTS } from '../account-texts.ts';

/** Asks in a dialog for one's own password before an act that a stolen session must not allow. */
export function PasswordStep(props: {
  text: string;
  /** The text of the button that does it. */
  action: string;
  isDanger?: boolean;
  /** Other questions, above the password. */
  children?: ReactNode;
  /** Runs the act. Throws ApiError, whose message is shown, or the refusal of a device. */
  send: (password: string) => Promise<void>;
  onCancel: () => void;
}) {
  const { say } = useAdminLanguage();
  const user = useUser();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [error, setError] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    setError('');
    try {
      await props.send(password);
    } catch (failure) {
      const own = failure instanceof ApiError ? (failure.fields.password ?? '') : '';
      setError(own);
      const ofDevice = describePasskeyFailure(failure);
      if (!own) setProblem(ofDevice ? say(ofDevice) : messageOf(failure));
      requestAnimationFrame(() => input.current?.focus());
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate className="account-form" onSubmit={(event) => void submit(event)}>
      <Text>{props.text}</Text>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {props.children}
      {/* For password managers, which store passwords by user name. */}
      <input type="email" value={user.email} autoComplete="username" readOnly hidden />
      <PasswordInput
        ref={input}
        label={say(ACCOUNT_TEXTS.current)}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={error}
        errorProps={{ role: 'alert' }}
        autoComplete="current-password"
        data-autofocus
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={props.onCancel}>
          {say(PIECE_TEXTS.cancel)}
        </Button>
        <Button type="submit" loading={isBusy} {...(props.isDanger && { color: 'red' })}>
          {props.action}
        </Button>
      </Group>
    </form>
  );
}
