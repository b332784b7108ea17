import { lockName, type Tx } from '../../../database/transaction.ts';
import { DomainError } from '../../errors.ts';
import { OPERATOR } from '../operator.ts';
import { sessionEnded } from '../sessions/keep-session.ts';
import { roleOf, type StaffMember } from '../staff-member.ts';

/** Held until the end of a transaction by whoever changes who may do what, or rests on it. */
function lockRoles(tx: Tx): Promise<void> {
  return lockName(tx, 'administrators');
}

/**
 * Refuses an act of an administrator whose account another one has disabled, erased, or taken the role from, since
 * the call began: what they give out is ended with the role, and nothing may be given out after that. The roles stay
 * as they are until the end of this transaction. Throws 'forbidden', or 'unauthenticated' where another one has given
 * them a password, with which their sessions ended.
 */
export async function requireStillAdministrator(tx: Tx, by: StaffMember): Promise<void> {
  await lockRoles(tx);
  // Who acts from the command line has no account. Anybody else without one had it erased meanwhile.
  if (by.id === OPERATOR.id) return;
  const account = await tx
    .selectFrom('user')
    .select(['role', 'banned', 'firstPasswordExpiresAt'])
    .where('id', '=', by.id)
    .executeTakeFirst();
  // Of two who give each other a password at this moment, one keeps their own: both might expire unused.
  if (account?.firstPasswordExpiresAt) throw sessionEnded();
  if (account && !account.banned && roleOf(account.role) === 'admin') return;
  throw new DomainError('forbidden', {
    el: 'Δεν είστε πια διαχειριστής: κάποιος άλλαξε στο μεταξύ τα δικαιώματά σας.',
    en: 'You are no longer an administrator: somebody has changed your rights in the meantime.',
  });
}
