import type { Db } from '../../../database/connect.ts';
import { findMustFirst, type SecondFactorRule } from '../../../domain/accounts/must-first.ts';
import { type CheckFinding, note, ok } from './finding.ts';

/** Who signs in with a second step, and who still has to add a required one. */
export async function checkSecondFactor(db: Db, rule: SecondFactorRule): Promise<CheckFinding> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'role', 'banned', 'twoFactorEnabled', 'secondFactorLostAt'])
    .execute();
  const holders = await db.selectFrom('passkeys').select('user_id').distinct().execute();
  const withPasskeys = new Set(holders.map((row) => row.user_id));
  // An account with a passkey signs in with it.
  const accounts = rows
    .filter((row) => !row.banned)
    .map((row) => ({ ...row, signedInWith: withPasskeys.has(row.id) ? 'passkey' : null }));
  const having = accounts.filter((row) => row.twoFactorEnabled || row.signedInWith).length;
  const what = 'Second step of signing in (SECOND_FACTOR)';
  const count = `${having} of ${accounts.length} accounts ${having === 1 ? 'has' : 'have'} one`;
  const missing = accounts.filter((row) => findMustFirst(row, rule)).length;
  if (rule === 'optional') {
    return missing === 0
      ? ok(`${what}: optional; ${count}.`)
      : note(
          `${what}: ${missing} ${missing === 1 ? 'account has' : 'accounts have'} lost the app with a former key and can do nothing else until there is another.`,
        );
  }
  return missing === 0
    ? ok(`${what}: required of ${rule}; ${count}, nobody has to add one.`)
    : note(
        `${what}: required of ${rule}; ${missing} ${missing === 1 ? 'account has' : 'accounts have'} none yet and can do nothing else until it is added.`,
      );
}
