import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import type { AuditAction } from '../../audit/actions.ts';
import { recordChange } from '../../audit/record.ts';
import { endPreviewLinksOf } from '../../content/preview/preview-links.ts';
import { DomainError, invalid } from '../../errors.ts';
import { dropInvitationsBy } from '../invitations/drop-invitations.ts';
import { endAllSessions } from '../sessions/end-sessions.ts';
import type { Role } from '../staff-member.ts';
import { describeNameProblem, tidyName } from './create-user.ts';
import { getUser, listUsers, type User } from './read-users.ts';
import { requireStillAdministrator } from './still-administrator.ts';

interface UserChange {
  name?: string | undefined;
  role?: Role | undefined;
  disabled?: boolean | undefined;
}

/**
 * Changes the name or role of a member of staff, or disables or enables the account; disabling ends its sessions
 * and the links for previews that its holder has given away, and whoever is no administrator any more has invited
 * nobody. Throws 'invalid' for a name, 'not-found', 'conflict' for the last administrator, or 'forbidden' for somebody
 * who is none any more.
 */
export async function changeUser(
  db: Db,
  id: string,
  change: UserChange,
  acting: Acting,
): Promise<User> {
  const { role, disabled } = change;
  const name = change.name === undefined ? undefined : tidyName(change.name);
  const problem = name === undefined ? undefined : describeNameProblem(name);
  if (problem) throw invalid({ name: problem });
  return inTransaction(db, async (tx) => {
    // If two administrators take the role from each other at the same moment, only one may succeed.
    await requireStillAdministrator(tx, acting.by);
    const user = await getUser(tx, id);
    const losesAdmin =
      user.role === 'admin' &&
      !user.disabled &&
      ((role !== undefined && role !== 'admin') || disabled === true);
    if (losesAdmin) await requireAnotherAdmin(tx, id);
    const columns = {
      // Left out, it stays: its holder may be changing it at this moment.
      ...(name !== undefined && { name }),
      ...(role !== undefined && { role }),
      // Both databases know these words; a bound value would need a different type in each.
      ...(disabled !== undefined && { banned: sql.lit(disabled) }),
    };
    if (Object.keys(columns).length > 0) {
      await tx.updateTable('user').set(columns).where('id', '=', id).execute();
    }
    if (disabled) {
      await endAllSessions(tx, id);
      await endPreviewLinksOf(tx, user.email);
    }
    if (disabled || (role !== undefined && role !== 'admin')) {
      await dropInvitationsBy(tx, user.email);
    }
    const subject = { type: 'user', id, title: user.email };
    for (const action of namesOf({ name, role, disabled })) {
      await recordChange(tx, acting.by, action, subject, acting.now);
    }
    return getUser(tx, id);
  });
}

/** What the audit log has of a change: who is given a role and enabled at once has a record of both. */
function namesOf({ name, role, disabled }: UserChange): AuditAction[] {
  const names: (AuditAction | false)[] = [
    name !== undefined && 'changed',
    role !== undefined && 'role-changed',
    disabled !== undefined && (disabled ? 'disabled' : 'enabled'),
  ];
  return names.filter((one) => one !== false);
}

/** Another administrator who can certainly sign in: a handed-over password may expire before it is used. */
async function requireAnotherAdmin(db: Db, id: string): Promise<void> {
  const others = (await listUsers(db)).filter(
    (user) =>
      user.role === 'admin' &&
      !user.disabled &&
      user.firstPasswordExpiresAt === null &&
      user.id !== id,
  );
  if (others.length === 0) {
    throw new DomainError('conflict', {
      el: 'Αυτός είναι ο τελευταίος διαχειριστής με δικό του κωδικό. Ορίστε πρώτα άλλον, που να έχει ήδη συνδεθεί.',
      en: 'This is the last administrator with a password of their own. Appoint another one first, who has signed in already.',
    });
  }
}
