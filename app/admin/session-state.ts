import { ApiError, type StaffUser } from './calls/api-client.ts';

/** Who uses this tab (specification, section 4). */
export type Session =
  | { status: 'loading' }
  /** The server did not answer; that signs nobody out. */
  | { status: 'unreachable' }
  /** `byChoice`: the person signed out, so no screen is remembered to return to. */
  | { status: 'signed-out'; byChoice: boolean }
  /** `hasEnded`: the server no longer knows the token; the screen stays, so that nothing typed is lost. */
  | { status: 'signed-in'; user: StaffUser; hasEnded: boolean };

/**
 * The session after a failed check. Only a 401 says that the token is no longer valid; an answer that broke off or
 * came from a proxy says nothing. A person at work keeps the screen.
 */
export function sessionAfterFailure(error: unknown, before: Session): Session {
  const isRefused = error instanceof ApiError && error.status === 401;
  if (before.status === 'signed-in') return isRefused ? { ...before, hasEnded: true } : before;
  return isRefused ? { status: 'signed-out', byChoice: false } : { status: 'unreachable' };
}
