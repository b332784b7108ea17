import type { Db } from '../../../database/connect.ts';
import { LONGEST_SESSION_MS } from './current-session.ts';
import { storedToken } from './session-tokens.ts';
import { readWay, type WayOfSession } from './way-of-session.ts';

/** A session: a device or browser in which somebody is signed in. Moments are ISO 8601 in UTC. */
export interface Session {
  id: string;
  createdAt: string;
  /** To within a quarter of an hour: not every request is recorded. */
  lastUsedAt: string;
  expiresAt: string;
  /** Where the sign-in came from, '' where it is not known. */
  address: string;
  userAgent: string;
  /** The way of signing in; undefined where it is not known. */
  way: WayOfSession | undefined;
  /** True for the session that asks. */
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
  const own = await storedToken(db, token);
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
      way: readWay(row.signedInWith),
      current: row.token === own,
    }))
    .filter((session) => session.expiresAt > now.toISOString())
    .sort((a, b) => (a.lastUsedAt < b.lastUsedAt ? 1 : -1));
}
