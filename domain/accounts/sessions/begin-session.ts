import type { Auth } from '../auth.ts';
import { originHeaders, type SignInOrigin } from '../signing-in/sign-in-origin.ts';
import type { WayOfSession } from './way-of-session.ts';

/**
 * Opens a session for somebody who has proved who they are in a way that the library does not know. Returns its
 * token.
 */
export async function beginSession(
  auth: Auth,
  userId: string,
  from: SignInOrigin,
  way: WayOfSession,
): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const session = await internalAdapter.createSession(userId, false, {
    ipAddress: from.address,
    userAgent: originHeaders(from).get('user-agent') ?? '',
    signedInWith: way,
  });
  return session.token;
}
