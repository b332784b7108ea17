import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Bilingual } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { signIn, useSession } from '../session.tsx';
import { PasswordField } from './password-field.tsx';
import { describeSignInFailure } from './sign-in-failure.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';

/** One form for both sign-in screens (specification, section 2, Sign-in screens). */
export function SignInForm(props: { title: Bilingual; destination: string }) {
  const { say, language } = useAdminLanguage();
  const session = useSession();
  const isReady = useIsReady();
  const returnTo = useWhereTheyWere();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const message = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (problem) message.current?.focus();
  }, [problem]);

  if (session.status === 'signed-in') {
    return <Navigate to={returnTo ?? props.destination} replace />;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setProblem('');
    try {
      await signIn(String(fields.get('email')), String(fields.get('password')));
    } catch (error) {
      setProblem(describeSignInFailure(error, language));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SignInLayout title={say(props.title)} lead={say(SIGN_IN_TEXTS.lead)}>
      <form method="post" onSubmit={(event) => void submit(event)} className="sign-in-form">
        {problem && (
          <p role="alert" ref={message} tabIndex={-1} className="sign-in-problem">
            {problem}
          </p>
        )}
        <div className="sign-in-field">
          <label htmlFor="email">{say(SIGN_IN_TEXTS.email)}</label>
          <input
            id="email"
            name="email"
            type="email"
            className="control"
            autoComplete="username"
            spellCheck={false}
            required
          />
        </div>
        <PasswordField label={say(SIGN_IN_TEXTS.password)} autoComplete="current-password" />
        {/* Until the script runs the browser would send the form itself. */}
        <button type="submit" className="button button-primary" disabled={isBusy || !isReady}>
          {say(isBusy ? SIGN_IN_TEXTS.busy : SIGN_IN_TEXTS.signIn)}
        </button>
      </form>
    </SignInLayout>
  );
}

/** Whether the page's script has taken over. */
function useIsReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady;
}

/** The admin screen that sent the person here, if one did. */
function useWhereTheyWere(): string | undefined {
  const state = useLocation().state as { from?: unknown } | null;
  const from = state?.from;
  return typeof from === 'string' && /^\/admin\/./.test(from) ? from : undefined;
}
