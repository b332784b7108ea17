import type { Db } from '../../../database/connect.ts';
import { findMustFirst, type SecondFactorRule } from '../../../domain/accounts/must-first.ts';
import { type Finding, note, ok } from './finding.ts';

/** Who signs in with a second step, and who still has to add the one that is required. */
export async function checkSecondFactor(db: Db, rule: SecondFactorRule): Promise<Finding> {
  const rows = await db.selectFrom('user').select(['role', 'banned', 'twoFactorEnabled']).execute();
  const accounts = rows.filter((row) => !row.banned);
  const having = accounts.filter((row) => row.twoFactorEnabled).length;
  const what = 'Second step of signing in (SECOND_FACTOR)';
  const count = `${having} of ${accounts.length} accounts ${having === 1 ? 'has' : 'have'} one`;
  if (rule === 'optional') return ok(`${what}: optional; ${count}.`);
  const missing = accounts.filter((row) => findMustFirst(row, rule)).length;
  return missing === 0
    ? ok(`${what}: required of ${rule}; ${count}, nobody has to add one.`)
    : note(
        `${what}: required of ${rule}; ${missing} ${missing === 1 ? 'account has' : 'accounts have'} none yet and can do nothing else until it is added.`,
      );
}
