import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { canUsePasskeys } from '../passkeys/browser-passkeys.ts';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { PasswordInput } from '../pieces/password-input.tsx';
import { signOut } from '../session.tsx';
import { CODE_INPUTS, CODE_WORDS, useFocusedCode } from '../sign-in/code-field.tsx';
import { SIGN_IN_TEXTS } from '../sign-in/sign-in-texts.ts';
import { type CodeKind, useSignIn } from '../sign-in/use-sign-in.ts';
import { LAYOUT_TEXTS } from './layout-texts.ts';
import { useTypingPause } from './use-typing-pause.ts';

/**
 * A dialog to sign in again when the session ends during work; the screen under it keeps the typed text. It waits for
 * a pause in the typing, and is what has the focus then, whatever the screen does with the refusal.
 */
export function SignInAgain({ isOpen, email }: { isOpen: boolean; email: string }) {
  const { say } = useAdminLanguage();
  return (
    <Dialog
      opened={useTypingPause(isOpen)}
      holdsFocus
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      // The screen may have an open dialog with typed text.
      zIndex={300}
      title={say(LAYOUT_TEXTS.endedTitle)}
    >
      <SignInAgainForm email={email} />
    </Dialog>
  );
}

function SignInAgainForm({ email }: { email: string }) {
  const { say } = useAdminLanguage();
  const { codeKind, isBusy, problem, codeProblem, submit, enterWithPasskey, askFor } = useSignIn();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await submit(new FormData(event.currentTarget));
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <Text mb="md">{say(codeKind ? SIGN_IN_TEXTS.codeLead : LAYOUT_TEXTS.endedText)}</Text>
      {problem && (
        <Alert color="red" role="alert" mb="md">
          {problem}
        </Alert>
      )}
      {/* Hidden in the second step, but sent with it. */}
      <div hidden={codeKind !== undefined}>
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
          data-autofocus
        />
      </div>
      {codeKind && <CodeInput key={codeKind} kind={codeKind} error={codeProblem} />}
      {codeKind && (
        <Button
          size="compact-sm"
          variant="subtle"
          mt="xs"
          onClick={() => askFor(codeKind === 'app' ? 'recovery' : 'app')}
        >
          {say(codeKind === 'app' ? SIGN_IN_TEXTS.useRecoveryCode : SIGN_IN_TEXTS.useApp)}
        </Button>
      )}
      {!codeKind && canUsePasskeys() && (
        <Button
          variant="default"
          fullWidth
          mt="md"
          disabled={isBusy}
          onClick={() => void enterWithPasskey()}
        >
          {say(SIGN_IN_TEXTS.withPasskey)}
        </Button>
      )}
      <Group justify="space-between" mt="lg">
        <Button variant="subtle" onClick={signOut}>
          {say(LAYOUT_TEXTS.leave)}
        </Button>
        <Button type="submit" disabled={isBusy}>
          {say(isBusy ? SIGN_IN_TEXTS.busy : SIGN_IN_TEXTS.signIn)}
        </Button>
      </Group>
    </form>
  );
}

function CodeInput({ kind, error }: { kind: CodeKind; error: string }) {
  const { say } = useAdminLanguage();
  const input = useFocusedCode(kind, error);
  return (
    <TextInput
      ref={input}
      name="code"
      label={say(CODE_WORDS[kind].label)}
      description={say(CODE_WORDS[kind].hint)}
      error={error}
      errorProps={{ role: 'alert' }}
      autoCapitalize="none"
      spellCheck={false}
      {...(kind === 'app' && { title: say(SIGN_IN_TEXTS.sixDigits) })}
      required
      withAsterisk={false}
      {...CODE_INPUTS[kind]}
    />
  );
}
