import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ACCOUNT_TEXTS } from '../account/account-texts.ts';
import { useOwnPassword } from '../account/use-own-password.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { isUnanswered, messageOf, type StaffUser } from '../calls/api-client.ts';
import { LAYOUT_TEXTS } from '../layout/layout-texts.ts';
import { useFieldErrors } from '../pieces/use-field-errors.ts';
import { useIsHere } from '../pieces/use-go-on.ts';
import { signIn, signOut } from '../session.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { SIGN_IN_TEXTS } from '../sign-in/sign-in-texts.ts';
import { SignOutWay } from './sign-out-way.tsx';

/** The one screen for somebody whose password an administrator gave: they choose their own, then go on. */
export default function ChoosePassword({ user, hasEnded }: { user: StaffUser; hasEnded: boolean }) {
  const { say } = useAdminLanguage();
  const [isChosen, setChosen] = useState(false);
  return (
    <SignInLayout title={say(SIGN_IN_TEXTS.choose)} lead={say(SIGN_IN_TEXTS.chooseLead)}>
      {isChosen ? (
        <SignInAnew text={say(SIGN_IN_TEXTS.chosen)} />
      ) : hasEnded ? (
        <SignInAnew text={say(LAYOUT_TEXTS.endedTitle)} />
      ) : (
        <ChooseForm email={user.email} onChosen={() => setChosen(true)} />
      )}
    </SignInLayout>
  );
}

/** `onChosen` is called when the new password is set but signing in with it needs one more step. */
function ChooseForm({ email, onChosen }: { email: string; onChosen: () => void }) {
  const { say } = useAdminLanguage();
  const changePassword = useOwnPassword(email);
  const isHere = useIsHere();
  const { form, errors, ...fieldErrors } = useFieldErrors();
  const message = useRef<HTMLParagraphElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    if (problem) message.current?.focus();
  }, [problem]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name) ?? '');
    const json = { current: read('current'), password: read('password') };
    setBusy(true);
    setProblem('');
    fieldErrors.clear();
    try {
      if ((await changePassword(json)) === 'signed-in') return;
    } catch (error) {
      if (!fieldErrors.show(error)) {
        setProblem(
          isUnanswered(error)
            ? `${messageOf(error)} ${say(ACCOUNT_TEXTS.perhapsChanged)}`
            : messageOf(error),
        );
      }
      setBusy(false);
      return;
    }
    // Who has signed out meanwhile is not signed in again.
    if (!isHere()) return;
    // All sessions have ended with the password. If signing in also asks for a code, the sign-in screen does that.
    await signIn(email, json.password).catch(onChosen);
  }

  return (
    <form
      ref={form}
      method="post"
      onSubmit={(event) => void submit(event)}
      className="sign-in-form"
    >
      {problem && (
        <p role="alert" ref={message} tabIndex={-1} className="sign-in-problem">
          {problem}
        </p>
      )}
      {/* For password managers, which store passwords by user name. */}
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        name="current"
        label={say(SIGN_IN_TEXTS.givenPassword)}
        error={errors.current}
        autoComplete="current-password"
      />
      <PasswordField
        label={say(SIGN_IN_TEXTS.ownPassword)}
        hint={say(SIGN_IN_TEXTS.ownPasswordHint)}
        error={errors.password}
        autoComplete="new-password"
      />
      <button type="submit" className="button button-primary" disabled={isBusy}>
        {say(isBusy ? SIGN_IN_TEXTS.settingPassword : SIGN_IN_TEXTS.setPassword)}
      </button>
      <SignOutWay />
    </form>
  );
}

/** Says why one has to sign in again, and leads there. */
function SignInAnew({ text }: { text: string }) {
  const { say } = useAdminLanguage();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="sign-in-form">
      <p role="status" ref={message} tabIndex={-1}>
        {text}
      </p>
      <button type="button" className="button button-primary" onClick={signOut}>
        {say(SIGN_IN_TEXTS.signIn)}
      </button>
    </div>
  );
}
