import { useRef } from 'react';
import { ApiError, answerOf, api, isUnanswered } from '../calls/api-client.ts';
import { signIn } from '../session.tsx';

interface OwnPassword {
  current: string;
  password: string;
}

/**
 * Changes one's own password, with which all sessions end. Where the answer is lost, nobody knows whether that has
 * happened. Sent again, it is found out: if the session has ended and the new password holds, it was changed, and
 * somebody without a second step is signed in again. Throws ApiError.
 */
export function useOwnPassword(email: string) {
  const lost = useRef<string>(undefined);
  return async (json: OwnPassword): Promise<'changed' | 'signed-in'> => {
    try {
      await answerOf(api.auth.password.$put({ json }));
      return 'changed';
    } catch (error) {
      const hasEnded = error instanceof ApiError && error.status === 401;
      const outcome = hasEnded && json.password === lost.current && (await tryIn(email, json));
      if (outcome) return outcome;
      if (isUnanswered(error)) lost.current = json.password;
      throw error;
    }
  };
}

/** Whether the new password holds already; null where it does not, or nobody answers. */
async function tryIn(email: string, json: OwnPassword): Promise<'changed' | 'signed-in' | null> {
  try {
    await signIn(email, json.password);
    return 'signed-in';
  } catch (error) {
    return error instanceof ApiError && error.body.totpRequired === true ? 'changed' : null;
  }
}
