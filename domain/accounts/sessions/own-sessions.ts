import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { notFound } from '../../errors.ts';
import type { Auth } from '../auth.ts';
import { getUser } from '../members/users.ts';
import { requireAnotherAccount, requireOwnPassword } from '../passwords/own-password.ts';
import { LONGEST_SESSION_MS } from '../signing-in/sign-in.ts';

/** Somewhere that somebody is signed in. Moments are ISO 8601 in UTC. */
export interface Session {
  id: string;
  createdAt: string;
  /** To within a quarter of an hour: not every request is written down. */
  lastUsedAt: string;
  expiresAt: string;
  /** Where the sign-in came from, '' where it is not known. */
  address: string;
  userAgent: string;
  /** The session that asks. */
  current: boolean;
}

/** The sessions of an account that have not ended, last used first. `token` is that of the caller. */
export async function listSessions(
  db: Db,
  userId: string,
  token: string,
  now: Date,
): Promise<Session[]> {
  const rows = await db.selectFrom('session').selectAll().where('userId', '=', userId).execute();
  const own = plainToken(token);
  return rows
    .map((row) => ({
      id: row.id,
      createdAt: new Date(row.createdAt).toISOString(),
      lastUsedAt: new Date(row.updatedAt).toISOString(),
      expiresAt: new Date(
        Math.min(
          new Date(row.expiresAt).getTime(),
          new Date(row.createdAt).getTime() + LONGEST_SESSION_MS,
        ),
      ).toISOString(),
      address: row.ipAddress ?? '',
      userAgent: row.userAgent ?? '',
      current: row.token === own,
    }))
    .filter((session) => session.expiresAt > now.toISOString())
    .sort((a, b) => (a.lastUsedAt < b.lastUsedAt ? 1 : -1));
}

/** The library also takes a token with a signature behind it. */
function plainToken(token: string): string {
  return token.split('.', 1)[0] ?? '';
}

/**
 * Ends one of one's own sessions, with the password once more (ASVS 5.0, 7.5.2). Throws 'invalid'
 * (password), 'not-found' for anybody else's, or 'too-many'.
 */
export async function endSession(
  auth: Auth,
  db: Db,
  password: string,
  { id, acting }: { id: string; acting: Acting },
): Promise<void> {
  await requireOwnPassword(auth, db, password, acting, 'password');
  await inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('session')
      .where('id', '=', id)
      .where('userId', '=', acting.by.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) {
      throw notFound({
        el: 'Αυτή η σύνδεση δεν υπάρχει πια.',
        en: 'This session no longer exists.',
      });
    }
    await recordEnd(tx, acting.by, acting);
  });
}

/**
 * Ends all of one's own sessions but that of `token`, with the password once more (ASVS 5.0, 7.5.2).
 * Throws 'invalid' (password) or 'too-many'.
 */
export async function endOtherSessions(
  auth: Auth,
  db: Db,
  password: string,
  { acting, token }: { acting: Acting; token: string },
): Promise<void> {
  await requireOwnPassword(auth, db, password, acting, 'password');
  await endAllButOne(db, token, acting);
}

/** Ends all of one's own sessions but the one of `exceptToken`, for whoever has just proved who they are. */
export async function endAllButOne(db: Db, exceptToken: string, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('session')
      .where('userId', '=', acting.by.id)
      .where('token', '!=', plainToken(exceptToken))
      .executeTakeFirst();
    if (numDeletedRows > 0n) await recordEnd(tx, acting.by, acting);
  });
}

function recordEnd(db: Db, of: { id: string; email: string }, { by, now }: Acting): Promise<void> {
  return recordChange(db, by, 'sessions-ended', { type: 'user', id: of.id, title: of.email }, now);
}

/** Signs another account out everywhere, by an administrator. Throws 'not-found', or 'conflict' for one's own, which needs the password. */
export async function endSessionsOf(db: Db, userId: string, acting: Acting): Promise<void> {
  requireAnotherAccount(userId, acting);
  const user = await getUser(db, userId);
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('session').where('userId', '=', userId).execute();
    await recordEnd(tx, user, acting);
  });
}
