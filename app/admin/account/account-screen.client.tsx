import { Alert, Button, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { isUnanswered, messageOf } from '../calls/api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { PasswordInput } from '../pieces/password-input.tsx';
import { useFieldErrors } from '../pieces/use-field-errors.ts';
import { signOut, useUser } from '../session.tsx';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { TwoStepSection } from './two-step/two-step-section.tsx';
import { useOwnPassword } from './use-own-password.ts';

import './account.css';

/** One's own account: name, password, second step of signing in, passkeys and sessions. */
export function AccountScreen() {
  const { say } = useAdminLanguage();
  const user = useUser();
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      <ScreenHeader title={say(ACCOUNT_TEXTS.title)} />
      <dl className="account-facts">
        <dt>{say(ACCOUNT_TEXTS.email)}</dt>
        <dd>{user.email}</dd>
        <dt>{say(ACCOUNT_TEXTS.role)}</dt>
        <dd>{say(ACCOUNT_TEXTS.roles[user.role])}</dd>
      </dl>
      {isChanged ? (
        <Changed />
      ) : (
        <>
          <ProfileSection />
          <PasswordForm onChanged={() => setChanged(true)} />
          <TwoStepSection />
          <PasskeysSection />
          <SessionsSection />
        </>
      )}
    </>
  );
}

function Changed() {
  const { say } = useAdminLanguage();
  return (
    <Alert color="sea" role="status" title={say(ACCOUNT_TEXTS.changed)} maw={520}>
      <Text mb="sm">{say(ACCOUNT_TEXTS.changedText)}</Text>
      <Button onClick={signOut}>{say(ACCOUNT_TEXTS.signIn)}</Button>
    </Alert>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { say } = useAdminLanguage();
  const { form, errors, ...fields } = useFieldErrors();
  const user = useUser();
  const changePassword = useOwnPassword(user.email);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    fields.clear();
    try {
      const outcome = await changePassword({ current, password });
      if (outcome === 'changed') {
        onChanged();
        return;
      }
      announce(say(ACCOUNT_TEXTS.changed));
      setCurrent('');
      setPassword('');
    } catch (error) {
      if (!fields.show(error)) {
        setProblem(
          isUnanswered(error)
            ? `${messageOf(error)} ${say(ACCOUNT_TEXTS.perhapsChanged)}`
            : messageOf(error),
        );
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby="account-password" className="account-section">
      <h2 id="account-password" className="account-heading">
        {say(ACCOUNT_TEXTS.password)}
      </h2>
      <Text c="dimmed" mb="md" maw={520}>
        {say(ACCOUNT_TEXTS.passwordText)}
      </Text>
      <form ref={form} noValidate className="account-form" onSubmit={(event) => void submit(event)}>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {/* For password managers, which store passwords by user name. */}
        <input type="email" value={user.email} autoComplete="username" readOnly hidden />
        <PasswordInput
          label={say(ACCOUNT_TEXTS.current)}
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          error={errors.current}
          autoComplete="current-password"
        />
        <PasswordInput
          label={say(ACCOUNT_TEXTS.next)}
          description={say(ACCOUNT_TEXTS.nextHint)}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={errors.password}
          autoComplete="new-password"
        />
        <Button type="submit" loading={isBusy}>
          {say(ACCOUNT_TEXTS.change)}
        </Button>
      </form>
    </section>
  );
}
