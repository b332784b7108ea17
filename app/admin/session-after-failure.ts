import { ApiError } from './calls/api-client.ts';
import type { Session } from './session.tsx';

/**
 * The session after a failed check. Only a 401 says that the token is no longer valid; an answer that broke off or
 * came from a proxy says nothing. A person at work keeps the screen.
 */
export function sessionAfterFailure(error: unknown, before: Session): Session {
  const isRefused = error instanceof ApiError && error.status === 401;
  if (before.status === 'signed-in') return isRefused ? { ...before, hasEnded: true } : before;
  return isRefused ? { status: 'signed-out', byChoice: false } : { status: 'unreachable' };
}
