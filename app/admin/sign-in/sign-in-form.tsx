import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { canUsePasskeys } from '../passkeys/browser-passkeys.ts';
import { useSession } from '../session.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';
import { useSignIn } from './use-sign-in.ts';

/** One form for both sign-in screens (specification, section 2, Sign-in screens). */
export function SignInForm(props: { title: Bilingual; destination: string }) {
  const { say } = useAdminLanguage();
  const session = useSession();
  const isReady = useIsReady();
  const returnTo = useWhereTheyWere();
  const { codeKind, isBusy, problem, codeProblem, submit, enterWithPasskey, askFor, startOver } =
    useSignIn();
  const proposePasskeys = usePasskeyAutofill((sign) => void enterWithPasskey(sign));
  const message = useRef<HTMLParagraphElement>(null);
  const email = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (problem) message.current?.focus();
  }, [problem]);

  if (session.status === 'signed-in') {
    return <Navigate to={returnTo ?? props.destination} replace />;
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  }

  function goBack() {
    startOver();
    requestAnimationFrame(() => email.current?.focus());
  }

  return (
    <SignInLayout
      title={say(props.title)}
      lead={say(codeKind ? SIGN_IN_TEXTS.codeLead : SIGN_IN_TEXTS.lead)}
    >
      <form method="post" onSubmit={send} className="sign-in-form">
        {problem && (
          <p role="alert" ref={message} tabIndex={-1} className="sign-in-problem">
            {problem}
          </p>
        )}
        {/* Hidden in the second step, but sent with it. */}
        <div hidden={codeKind !== undefined} className="sign-in-fields">
          <div className="sign-in-field">
            <label htmlFor="email">{say(SIGN_IN_TEXTS.email)}</label>
            <input
              ref={email}
              id="email"
              name="email"
              type="email"
              className="control"
              autoComplete="username webauthn"
              onFocus={proposePasskeys}
              spellCheck={false}
              required
            />
          </div>
          <PasswordField label={say(SIGN_IN_TEXTS.password)} autoComplete="current-password" />
        </div>
        {codeKind && <CodeField kind={codeKind} error={codeProblem} />}
        {/* Until the script runs the browser would send the form itself. */}
        <button type="submit" className="button button-primary" disabled={isBusy || !isReady}>
          {say(isBusy ? SIGN_IN_TEXTS.busy : SIGN_IN_TEXTS.signIn)}
        </button>
        {!codeKind && isReady && canUsePasskeys() && (
          <>
            <p className="sign-in-or">{say(SIGN_IN_TEXTS.or)}</p>
            <button
              type="button"
              className="button button-secondary"
              disabled={isBusy}
              onClick={() => void enterWithPasskey()}
            >
              <KeyRound aria-hidden />
              {say(SIGN_IN_TEXTS.withPasskey)}
            </button>
          </>
        )}
        {codeKind && (
          <div className="sign-in-ways">
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => askFor(codeKind === 'app' ? 'recovery' : 'app')}
            >
              {say(codeKind === 'app' ? SIGN_IN_TEXTS.useRecoveryCode : SIGN_IN_TEXTS.useApp)}
            </button>
            <button type="button" className="button button-quiet button-small" onClick={goBack}>
              {say(SIGN_IN_TEXTS.otherAccount)}
            </button>
          </div>
        )}
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
