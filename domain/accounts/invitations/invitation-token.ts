import { randomBytes } from 'node:crypto';
import type { Db } from '../../../database/connect.ts';
import { keyedHash, keyFor } from '../../keys/server-key.ts';

/** A new token for the link of an invitation: 256 random bits. */
export const newInvitationToken = () => randomBytes(32).toString('base64url');

/** What the database keeps of a token: without the server's key nobody can tell which token it stands for. */
export async function invitationHash(db: Db, token: string): Promise<string> {
  return keyedHash(await keyFor(db, 'invitations'), token);
}

/**
 * The link of an invitation. The token stands after the '#', which browsers send to no server: it gets into no log
 * and no cache.
 */
export const invitationLink = (siteUrl: string, token: string) =>
  `${siteUrl}/admin/invitation#${token}`;
