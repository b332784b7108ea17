import type { Db } from '../../../database/connect.ts';

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
