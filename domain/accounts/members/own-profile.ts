import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { invalid } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import { readAdminLanguage, type StaffLanguage } from '../staff-member.ts';
import { describeNameProblem } from './create-user.ts';
import { getUser } from './read-users.ts';

/** What somebody decides about themselves. */
export interface OwnProfile {
  name: string;
  /** Null while the admin is in the language of the browser. */
  language: StaffLanguage | null;
}

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
  const name = change.name === undefined ? undefined : cleanText(change.name);
  const problem = name === undefined ? undefined : describeNameProblem(name);
  if (problem) throw invalid({ name: problem });
  return inTransaction(db, async (tx) => {
    const before = await getOwnProfile(tx, id);
    await tx
      .updateTable('user')
      .set({
        name: name ?? before.name,
        language: change.language ?? before.language,
      })
      .where('id', '=', id)
      .execute();
    if (name !== undefined && name !== before.name) {
      const subject = { type: 'user', id, title: email };
      await recordChange(tx, acting.by, 'changed', subject, acting.now);
    }
    return getOwnProfile(tx, id);
  });
}

/** The names of all accounts, by which staff know each other; several may have the same. */
export function listStaffNames(db: Db): Promise<{ email: string; name: string }[]> {
  return db.selectFrom('user').select(['email', 'name']).orderBy('email').execute();
}
