import type { Auth } from '../auth.ts';
import { originHeaders, type SignInOrigin } from '../signing-in/sign-in-origin.ts';
import { accountDisabled } from '../signing-in/sign-in-refusals.ts';
import type { WayOfSession } from './way-of-session.ts';

/**
 * Opens a session for somebody who has proved who they are in a way that the library does not know. Returns its
 * token. Throws 'forbidden' where the account was disabled.
 */
export async function beginSession(
  auth: Auth,
  userId: string,
  from: SignInOrigin,
  way: WayOfSession,
): Promise<string> {
  const { internalAdapter } = await auth.$context;
  try {
    const session = await internalAdapter.createSession(userId, false, {
      ipAddress: from.address,
      userAgent: originHeaders(from).get('user-agent') ?? '',
      signedInWith: way,
    });
    return session.token;
  } catch (error) {
    // Disabled a moment ago, after it was looked at: the library looks once more.
    if (isOfBanned(error)) throw accountDisabled();
    throw error;
  }
}

const isOfBanned = (error: unknown) =>
  (error as { body?: { code?: string } } | null)?.body?.code === 'BANNED_USER';
