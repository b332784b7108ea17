import { KEY_FACT } from '../keys/server-key.ts';
import type { Auth } from './auth.ts';

/**
 * The error to throw for an error of the accounts library. When the database fails, the library throws an error of
 * its own that hides the cause. So this asks the database itself: with a write, since a full disk still reads.
 */
export async function causeOfLibraryFailure(auth: Auth, error: unknown): Promise<unknown> {
  const status = (error as { statusCode?: number } | null)?.statusCode;
  if (status === undefined || status < 500) return error;
  try {
    await auth.db
      .updateTable('facts')
      .set((e) => ({ value: e.ref('value') }))
      .where('name', 'like', `${KEY_FACT}%`)
      .execute();
    return error;
  } catch (cause) {
    return cause;
  }
}
