import type { Db } from '../../../database/connect.ts';

/** Held by whoever adds or removes passkeys of an account, or rests on its having one. */
export const passkeysLock = (userId: string) => `passkeys of ${userId}`;

/** Whether an account can sign in with a passkey. */
export async function hasPasskeys(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
