import type { Db } from '../../../database/connect.ts';
import type { InvitationTable } from '../../../database/tables.ts';
import { inTransaction, lockName } from '../../../database/transaction.ts';
import { recordChange } from '../../audit/record.ts';
import { type DomainError, notFound } from '../../errors.ts';
import { networkOf } from '../../limits/network.ts';
import { countAttempt, returnAttempt } from '../../limits/rate-limit.ts';
import type { Auth } from '../auth.ts';
import { accountAddressLock, prepareAccount, storeAccount } from '../members/create-user.ts';
import type { SignInOrigin } from '../signing-in/sign-in-origin.ts';
import { type Role, roleOf } from '../staff-member.ts';
import { invitationHash } from './invitation-token.ts';
import { nameOfAccount } from './invite.ts';

/** Links that open nothing, from one network: as many as attempts at the sign-in. */
const WRONG_LINKS = { attempts: 20, windowMs: 15 * 60_000 };

/** What the holder of a link is shown before they choose a password. */
export interface OpenInvitation {
  email: string;
  name: string;
  role: Role;
  /** The name of the administrator who invites. */
  invitedBy: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

/**
 * The invitation of a link. Throws 'not-found' for a token that is unknown, used, withdrawn or expired, in the same
 * words, so that nobody learns who was invited; 'too-many' after many of them.
 */
export async function openInvitation(
  db: Db,
  token: string,
  from: Pick<SignInOrigin, 'address' | 'now'>,
): Promise<OpenInvitation> {
  const row = await findCounted(db, token, from);
  return {
    email: row.email,
    name: row.name,
    role: roleOf(row.role),
    invitedBy: await nameOfAccount(db, row.created_by),
    expiresAt: row.expires_at,
  };
}

/**
 * Makes the account of an invitation with the password that its holder chose. Account, role, the end of the link and
 * the audit record are stored together or not at all: of two who open it at once, one gets the account. Returns the
 * address. Throws 'invalid' with a message for `password`, or as {@link openInvitation} does.
 */
export async function acceptInvitation(
  auth: Auth,
  db: Db,
  { token, password }: { token: string; password: string },
  from: Pick<SignInOrigin, 'address' | 'now'>,
): Promise<string> {
  const { email, name, role } = await findCounted(db, token, from);
  // Hashing takes long: before the transaction.
  const account = await prepareAccount(auth, { email, name, role: roleOf(role), password });
  return inTransaction(db, async (tx) => {
    await lockName(tx, accountAddressLock(email));
    // Withdrawn, sent again or accepted, while the password was hashed.
    const row = await findOpen(tx, token, from.now);
    if (!row) throw linkEnded();
    const id = await storeAccount(tx, { ...account, role: roleOf(row.role) }, { now: from.now });
    const subject = { type: 'user', id, title: email };
    await recordChange(tx, { id, email }, 'invitation-accepted', subject, from.now);
    return email;
  });
}

/** The invitation of a token. One that opens nothing is counted for the network. */
async function findCounted(
  db: Db,
  token: string,
  { address, now }: Pick<SignInOrigin, 'address' | 'now'>,
): Promise<InvitationTable> {
  const key = `invitation:${networkOf(address)}`;
  // Counted before it is looked up, so that many at once are not looked up either.
  await countAttempt(db, key, WRONG_LINKS, now);
  const row = await findOpen(db, token, now);
  if (!row) throw linkEnded();
  await returnAttempt(db, key);
  return row;
}

async function findOpen(db: Db, token: string, now: Date): Promise<InvitationTable | undefined> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', await invitationHash(db, token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

function linkEnded(): DomainError {
  return notFound({
    el: 'Ο σύνδεσμος δεν ισχύει: χρησιμοποιήθηκε ήδη, ανακλήθηκε ή έληξε. Αν έχετε ορίσει κωδικό, συνδεθείτε· αλλιώς ζητήστε νέο σύνδεσμο από τον διαχειριστή.',
    en: 'The link is not valid: it was used already, withdrawn, or has expired. If you have chosen a password, sign in; if not, ask the administrator for a new link.',
  });
}
