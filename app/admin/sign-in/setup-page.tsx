import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { ApiError, answerOf, api, messageOf } from '../calls/api-client.ts';
import { signIn } from '../session.tsx';
import { ACCEPT_TEXTS } from './invitation-texts.ts';
import { PasswordField } from './password-field.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';

export const handle = { scripts: true };

/** Creates the first administrator; the one-time link with its token is printed by the first start. */
export default function SetupPage() {
  const { say } = useAdminLanguage();
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  /** 'made': the account is there, but signing in did not succeed. 'ended': the link was used, perhaps a moment ago. */
  const [outcome, setOutcome] = useState<'made' | 'ended'>();
  const message = useRef<HTMLParagraphElement>(null);

  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (problem) message.current?.focus();
  }, [problem]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name) ?? '');
    const account = { name: read('name'), email: read('email'), password: read('password') };
    setBusy(true);
    setProblem('');
    setErrors({});
    try {
      await answerOf(api.auth.setup.$post({ json: { token, ...account } }));
    } catch (error) {
      setBusy(false);
      setProblem(messageOf(error));
      if (error instanceof ApiError) setErrors(error.fields);
      if (error instanceof ApiError && error.status === 403) setOutcome('ended');
      return;
    }
    try {
      await signIn(account.email, account.password);
      await navigate('/admin', { replace: true });
    } catch {
      setOutcome('made');
    }
  }

  const complaint = problem && (
    <p role="alert" ref={message} tabIndex={-1} className="sign-in-problem">
      {problem}
    </p>
  );
  return (
    <SignInLayout title={say(SIGN_IN_TEXTS.setUp)} lead={say(SIGN_IN_TEXTS.setUpLead)}>
      {outcome ? (
        <>
          {outcome === 'made' ? <p role="status">{say(ACCEPT_TEXTS.made)}</p> : complaint}
          <p className="sign-in-onward">
            <a href="/login">{say(ACCEPT_TEXTS.toSignIn)}</a>
          </p>
        </>
      ) : token ? (
        <form method="post" onSubmit={(event) => void submit(event)} className="sign-in-form">
          {complaint}
          <Field name="name" label={say(SIGN_IN_TEXTS.name)} type="text" error={errors.name} />
          <Field name="email" label={say(SIGN_IN_TEXTS.email)} type="email" error={errors.email} />
          <PasswordField
            label={say(SIGN_IN_TEXTS.password)}
            hint={say(SIGN_IN_TEXTS.newPasswordHint)}
            error={errors.password}
            autoComplete="new-password"
          />
          <button type="submit" className="button button-primary" disabled={isBusy || !isReady}>
            {say(isBusy ? SIGN_IN_TEXTS.creating : SIGN_IN_TEXTS.create)}
          </button>
        </form>
      ) : (
        <p className="sign-in-problem">{say(SIGN_IN_TEXTS.noToken)}</p>
      )}
    </SignInLayout>
  );
}

function Field(props: {
  name: 'name' | 'email';
  label: string;
  type: 'text' | 'email';
  error: string | undefined;
}) {
  const { name, error } = props;
  return (
    <div className="sign-in-field">
      <label htmlFor={name}>{props.label}</label>
      {error && (
        <p id={`${name}-error`} className="sign-in-error">
          {error}
        </p>
      )}
      <input
        id={name}
        name={name}
        type={props.type}
        className="control"
        autoComplete={name === 'name' ? 'name' : 'username'}
        aria-describedby={error ? `${name}-error` : undefined}
        aria-invalid={error ? true : undefined}
        required
      />
    </div>
  );
}
