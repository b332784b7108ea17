import { type Db, isSqlite } from '../../../database/connect.ts';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { invalid } from '../../errors.ts';
import { readAdminLanguage, type StaffLanguage } from '../staff-member.ts';
import { describeNameProblem, tidyName } from './create-user.ts';
import { getUser } from './read-users.ts';

/** What somebody decides about themselves. */
export interface OwnProfile {
  name: string;
  /** Null while the admin is in the language of the browser. */
  language: StaffLanguage | null;
}

/** Throws 'not-found'. */
export async function getOwnProfile(db: Db, id: string): Promise<OwnProfile> {
  const { name } = await getUser(db, id);
  const row = await db
    .selectFrom('user')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst();
  return { name, language: readAdminLanguage(row?.language) ?? null };
}

/**
 * Changes one's own name or language; what is left out stays. A new name is recorded, since others see it beside what
 * this person did; the language is nobody else's business. Throws 'invalid'.
 */
export async function changeOwnProfile(
  db: Db,
  change: { name?: string | undefined; language?: StaffLanguage | undefined },
  acting: Acting,
): Promise<OwnProfile> {
  const { id, email } = acting.by;
  const name = change.name === undefined ? undefined : tidyName(change.name);
  const problem = name === undefined ? undefined : describeNameProblem(name);
  if (problem) throw invalid({ name: problem });
  return inTransaction(db, async (tx) => {
    // The same name from two tabs is recorded once.
    await lockUser(tx, id);
    const before = await getOwnProfile(tx, id);
    // What is left out may be changing at this moment, in another tab or by an administrator.
    const columns = {
      ...(name !== undefined && { name }),
      ...(change.language !== undefined && { language: change.language }),
    };
    if (Object.keys(columns).length > 0) {
      await tx.updateTable('user').set(columns).where('id', '=', id).execute();
    }
    if (name !== undefined && name !== before.name) {
      const subject = { type: 'user', id, title: email };
      await recordChange(tx, acting.by, 'changed', subject, acting.now);
    }
    return getOwnProfile(tx, id);
  });
}

async function lockUser(tx: Tx, id: string): Promise<void> {
  if (isSqlite(tx)) return;
  await tx.selectFrom('user').select('id').where('id', '=', id).forUpdate().execute();
}

/** The names of all accounts, by which staff know each other; several may have the same. */
export function listStaffNames(db: Db): Promise<{ email: string; name: string }[]> {
  return db.selectFrom('user').select(['email', 'name']).orderBy('email').execute();
}
