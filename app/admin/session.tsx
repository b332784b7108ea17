import { useEffect, useSyncExternalStore } from 'react';
import { roleOf } from '../../domain/accounts/staff-member.ts';
import { t } from '../i18n/language.ts';
import { adminLanguage, forgetAdminLanguage, setAdminLanguage } from './admin-language.tsx';
import {
  ApiError,
  answerOf,
  api,
  onAct,
  onSessionRefused,
  onSomethingFirst,
  readToken,
  type StaffUser,
  TOKEN_KEY,
  unreachable,
} from './calls/api-client.ts';
import { forgetNextPress, onNextPress } from './next-press.ts';
import { otherPerson } from './other-person.ts';
import { type Session, sessionAfterFailure } from './session-state.ts';
import { SESSION_TEXTS } from './session-texts.ts';

const LOADING: Session = { status: 'loading' };
let session: Session = LOADING;
let running: Promise<void> | undefined;
const listeners = new Set<() => void>();

let onPersonGone: (isSomebodyElse: boolean) => void = () => {};

/** Sets what happens when whoever was signed in no longer is: nobody is shown what was fetched for somebody else. */
export function onNextPerson(act: (isSomebodyElse: boolean) => void): void {
  onPersonGone = act;
}

let onSessionBack: () => void = () => {};

/** Sets what happens when a session that had ended holds again: somebody signed in again, here or in another tab. */
export function onSessionAgain(act: () => void): void {
  onSessionBack = act;
}

function change(next: Session): void {
  const before = session;
  session = next;
  if (before.status !== 'signed-in' || next.status !== 'signed-in') goOnAsPersonHere();
  for (const listener of listeners) listener();
  // Answers that came after somebody had signed out have left something, too.
  if (before.status === 'signed-out' && next.status === 'signed-in') onPersonGone(false);
  if (before.status !== 'signed-in') return;
  const isSomebodyElse = next.status === 'signed-in' && next.user.id !== before.user.id;
  if (isSomebodyElse || next.status === 'signed-out') onPersonGone(isSomebodyElse);
  else if (before.hasEnded && next.status === 'signed-in' && !next.hasEnded) onSessionBack();
}

/** What happens in other tabs is heard as long as anybody here wants to know who is signed in. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTabs);
    window.addEventListener('pageshow', followOnReturn);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', followOtherTabs);
    window.removeEventListener('pageshow', followOnReturn);
  };
}

/** Whether this tab is not signed in with a session that holds. */
export const hasSessionEnded = () => session.status !== 'signed-in' || session.hasEnded;

/** The id of whoever works in this tab, also where the session has ended meanwhile. */
export const personHere = () => (session.status === 'signed-in' ? session.user.id : undefined);

/** In whose name things are done in this tab. */
let doer: string | undefined;
/** The token of whoever works here: another tab may have stored one of which it is not known yet whose it is. */
let knownToken: string | null = null;

/** From now on things are done in the name of whoever is signed in: somebody saw who that is, and goes on. */
export function goOnAsPersonHere(): void {
  doer = personHere();
  forgetNextPress();
}

/** With a session that holds; `unknown` where the server does not say whose token another tab has stored. */
type Here = 'nobody' | 'same' | 'other' | 'unknown';

/** Whether it is a person who is signed in here. */
export async function whoIsHere(person: string | undefined): Promise<Here> {
  if (session.status !== 'signed-in') return 'nobody';
  if (readToken() !== knownToken) await checkSession();
  if (hasSessionEnded()) return 'nobody';
  if (readToken() !== knownToken) return 'unknown';
  return personHere() === person ? 'same' : 'other';
}

/** Throws ApiError where it may be somebody else who is signed in here. Where nobody is, the server says so. */
export async function requirePerson(person: string | undefined): Promise<void> {
  const who = await whoIsHere(person);
  if (who === 'other') throw otherPerson();
  if (who === 'unknown') throw unreachable();
}

/**
 * Throws ApiError where somebody else has signed in since, perhaps in another tab of the same browser, until somebody
 * presses something again: one act may be several calls.
 */
async function requireSamePerson(): Promise<void> {
  const who = await whoIsHere(doer);
  if (who === 'nobody' || who === 'same') return;
  onNextPress(goOnAsPersonHere);
  // No 409, which says that somebody else has changed the same.
  throw new ApiError('refused', 412, t(SESSION_TEXTS.inOtherName, adminLanguage()));
}

/**
 * Resolves when the person is signed in here with a session that holds; at once where that is so. Throws ApiError
 * where somebody else is: what one person has begun is not sent under the name of another.
 */
export async function untilSignedIn(person: string | undefined): Promise<void> {
  await whoIsHere(person);
  return new Promise((resolve, reject) => {
    const look = () => {
      if (hasSessionEnded() || readToken() !== knownToken) return;
      stop();
      if (personHere() === person) resolve();
      else reject(otherPerson());
    };
    const stop = subscribe(look);
    look();
  });
}

/** A user without a role is an editor (specification, section 6). */
function signedIn(user: StaffUser): Session {
  return { status: 'signed-in', user: { ...user, role: roleOf(user.role) }, hasEnded: false };
}

function markEnded(): void {
  if (session.status === 'signed-in') change({ ...session, hasEnded: true });
}

/** Asks the server whose the stored token is. A refused token is dropped silently (specification, section 8). */
export function checkSession(): Promise<void> {
  running ??= verify().finally(() => {
    running = undefined;
  });
  return running;
}

async function verify(): Promise<void> {
  const token = readToken();
  if (!token) {
    if (session.status === 'signed-in') markEnded();
    else if (session.status !== 'signed-out') change({ status: 'signed-out', byChoice: false });
    return;
  }
  try {
    const user = await answerOf(api.auth.verify.$get());
    if (readToken() !== token) return await verify();
    knownToken = token;
    change(signedIn(user));
  } catch (error) {
    if (readToken() !== token) return await verify();
    const next = sessionAfterFailure(error, session);
    if (next.status === 'signed-out') window.localStorage.removeItem(TOKEN_KEY);
    change(next);
  }
}

/**
 * Signs in: stores the token and sets the user. `code` is of an authenticator app, or a recovery code. Throws ApiError.
 */
export async function signIn(email: string, password: string, code?: string): Promise<void> {
  const json = { email, password, ...(code && { code }) };
  enter(await unlessGone(() => answerOf(api.auth.login.$post({ json }))));
}

/** Signs in by the signature of a passkey. Throws ApiError. */
export async function signInWithPasskey(
  json: Parameters<(typeof api.auth.passkeys)['sign-in']['$post']>[0]['json'],
): Promise<void> {
  enter(await unlessGone(() => answerOf(api.auth.passkeys['sign-in'].$post({ json }))));
}

interface Entry {
  token: string;
  user: StaffUser;
}

/** What signs somebody in. JSON without it, of something in between, is a failed sign-in without a message. */
export function entryOf(answer: Partial<Entry> | null): Entry {
  const { token, user } = answer ?? {};
  if (!token || !user) throw new ApiError('unexplained', 200, 'The answer signs nobody in.');
  return { token, user };
}

function enter(answer: Partial<Entry>): void {
  const { token, user } = entryOf(answer);
  // What this person chose on another computer counts on this one.
  if (user.language) setAdminLanguage(user.language);
  try {
    window.localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // Every later call reads it there.
    throw new ApiError('refused', 200, t(SESSION_TEXTS.noRoom, adminLanguage()));
  }
  knownToken = token;
  change(signedIn(user));
}

/**
 * The answer to a call that brings a token. Where the token under which it began has gone, somebody has signed out,
 * perhaps in another tab: the new session ends, too, and nobody is signed in again. Throws ApiError.
 */
export async function unlessGone<A extends { token?: string } | null>(
  call: () => Promise<A>,
): Promise<A> {
  const former = readToken();
  const answer = await call();
  if (former === null || readToken() === former) return answer;
  if (answer?.token) endOnServer(answer.token);
  throw new ApiError('refused', 401, t(SESSION_TEXTS.gone, adminLanguage()));
}

/** The server gave this session a new token: the old one no longer works. */
export function replaceToken(token: string): void {
  window.localStorage.setItem(TOKEN_KEY, token);
  knownToken = token;
  // A call that was under way with the old token may have been refused in the meantime.
  if (session.status === 'signed-in') change({ ...session, hasEnded: false });
}

/**
 * Ends the session here and, if the server can be reached, on the server. Here first: whoever closes the tab at once
 * leaves nothing in the browser, and the browser tells the server all the same.
 */
export function signOut(): void {
  const token = readToken();
  forgetAdminLanguage();
  window.localStorage.removeItem(TOKEN_KEY);
  change({ status: 'signed-out', byChoice: true });
  if (token) endOnServer(token);
}

function endOnServer(token: string): void {
  const headers = { Authorization: `Bearer ${token}` };
  const call = api.auth.logout.$post({}, { headers, init: { keepalive: true } });
  // Without an answer the token expires there by itself.
  void answerOf(call).catch(() => undefined);
}

onAct(requireSamePerson);
onSessionRefused(markEnded);
onSomethingFirst(() => void checkSession());

/** Another tab signed in or out. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key !== TOKEN_KEY && event.key !== null) return;
  if (readToken()) void checkSession();
  else markEnded();
}

/** A page that the browser brings back as it was left has heard nothing of other tabs. */
function followOnReturn(event: PageTransitionEvent): void {
  if (event.persisted) void checkSession();
}

/** The session of this tab; the first screen that asks starts the check. */
export function useSession(): Session {
  const current = useSyncExternalStore(
    subscribe,
    () => session,
    () => LOADING,
  );
  useEffect(() => {
    if (session.status === 'loading') void checkSession();
  }, []);
  return current;
}

/** The signed-in user; only for screens inside the admin layout, which requires signing in. */
export function useUser(): StaffUser {
  const current = useSession();
  if (current.status !== 'signed-in') throw new Error('This screen needs somebody signed in.');
  return current.user;
}
