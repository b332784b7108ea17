import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import {
  ApiError,
  answerOf,
  api,
  messageOf,
  readToken,
  type SuccessBody,
} from '../calls/api-client.ts';
import { signIn } from '../session.tsx';
import { USERS_TEXTS } from '../users/users-texts.ts';
import { ACCEPT_TEXTS as TEXTS } from './invitation-texts.ts';
import { PasswordField } from './password-field.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';

export const handle = { scripts: true };

type Invitation = SuccessBody<Awaited<ReturnType<typeof api.auth.invitation.open.$post>>>;

/** What the screen shows: `problem` is why a link opens nothing; `mayRetry` where only the connection failed. */
type State =
  | { is: 'loading' }
  | { is: 'open'; token: string; invitation: Invitation }
  | { is: 'made' }
  | { is: 'closed'; problem: string; mayRetry: boolean };

/** The screen of an invitation's link: its holder sees who invites, and chooses a password. */
export default function InvitationPage() {
  const { say } = useAdminLanguage();
  const [state, setState] = useState<State>({ is: 'loading' });
  const look = useCallback(() => void readInvitation().then(setState), []);
  useEffect(() => {
    look();
    // Another link may be pasted into the same tab.
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [look]);
  return (
    <SignInLayout title={say(TEXTS.title)} lead={say(TEXTS.lead)}>
      {state.is === 'loading' && <p role="status">{say(TEXTS.loading)}</p>}
      {state.is === 'open' && (
        <AcceptForm
          key={state.token}
          {...state}
          onMade={() => setState({ is: 'made' })}
          onClosed={(problem) => setState({ is: 'closed', problem, mayRetry: false })}
        />
      )}
      {state.is === 'closed' && (
        <>
          <p role="alert" className="sign-in-problem">
            {state.problem || say(TEXTS.incomplete)}
          </p>
          {state.mayRetry && (
            <button type="button" className="button button-primary" onClick={look}>
              {say(TEXTS.again)}
            </button>
          )}
        </>
      )}
      {state.is === 'made' && <p role="status">{say(TEXTS.made)}</p>}
      {(state.is === 'made' || (state.is === 'closed' && !state.mayRetry)) && (
        <p className="sign-in-onward">
          <a href="/login">{say(TEXTS.toSignIn)}</a>
        </p>
      )}
    </SignInLayout>
  );
}

/** Asks whom the link in the address is for. */
async function readInvitation(): Promise<State> {
  const token = window.location.hash.slice(1);
  if (!token) return { is: 'closed', problem: '', mayRetry: false };
  try {
    const invitation = await answerOf(api.auth.invitation.open.$post({ json: { token } }));
    return { is: 'open', token, invitation };
  } catch (error) {
    // A token that is too long to be one is refused as a field: the link is not what was sent.
    const isOdd = error instanceof ApiError && error.status === 400;
    return { is: 'closed', problem: isOdd ? '' : messageOf(error), mayRetry: !isFinal(error) };
  }
}

/** Whether an answer says something about the link, which asking again would not change. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && [400, 404, 409].includes(error.status);

function AcceptForm(props: {
  token: string;
  invitation: Invitation;
  /** Called when the account is made, but signing in did not succeed. */
  onMade: () => void;
  onClosed: (problem: string) => void;
}) {
  const { say } = useAdminLanguage();
  const navigate = useNavigate();
  const message = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [passwordError, setPasswordError] = useState('');
  const { token, invitation } = props;

  useEffect(() => {
    if (problem) message.current?.focus();
  }, [problem]);
  useEffect(() => {
    if (passwordError) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [passwordError]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setBusy(true);
    setProblem('');
    setPasswordError('');
    try {
      await answerOf(api.auth.invitation.accept.$post({ json: { token, password } }));
    } catch (error) {
      setBusy(false);
      const own = error instanceof ApiError ? error.fields.password : undefined;
      if (own) setPasswordError(own);
      else if (isFinal(error)) props.onClosed(messageOf(error));
      else setProblem(messageOf(error));
      return;
    }
    try {
      await signIn(invitation.email, password);
      await navigate('/admin', { replace: true });
    } catch {
      props.onMade();
    }
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
      <dl className="sign-in-facts">
        {(
          [
            [TEXTS.invitedBy, invitation.invitedBy],
            [TEXTS.name, invitation.name],
            [TEXTS.email, invitation.email],
            [TEXTS.role, say(USERS_TEXTS.roles[invitation.role])],
          ] as const
        ).map(([label, value]) => (
          <div key={label.en}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {readToken() && <p className="sign-in-hint">{say(TEXTS.otherAccount)}</p>}
      {/* For password managers, which store passwords by user name. */}
      <input type="email" value={invitation.email} autoComplete="username" readOnly hidden />
      <PasswordField
        label={say(TEXTS.password)}
        hint={say(SIGN_IN_TEXTS.newPasswordHint)}
        error={passwordError}
        autoComplete="new-password"
      />
      <button type="submit" className="button button-primary" disabled={isBusy}>
        {say(isBusy ? TEXTS.accepting : TEXTS.accept)}
      </button>
    </form>
  );
}
