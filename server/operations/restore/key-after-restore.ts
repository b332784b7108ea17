import type { Db } from '../../../database/connect.ts';
import { findMigration, MIGRATION_NAMES } from '../../../database/migrate.ts';
import {
  changeServerKey,
  describeKeyProblem,
  findKeyCheck,
} from '../../../domain/keys/choose-server-key.ts';
import type { Settings } from '../../settings.ts';
import { count } from '../commands/command.ts';

/** By what the key of a database is known before a backup takes the database's place; undefined where it has none. */
export async function keyBeforeRestore(db: Db): Promise<string | undefined> {
  const migration = await findMigration(db);
  return migration === MIGRATION_NAMES.at(-1) ? findKeyCheck(db) : undefined;
}

/**
 * Brings the key of a restored database into line with the settings, and returns what has to be said of it:
 * a backup has the key with which it was made, or only says that this is kept elsewhere.
 */
export async function settleKeyAfterRestore(
  db: Db,
  {
    secretKey,
    before,
    now,
  }: Pick<Settings, 'secretKey'> & { before: string | undefined; now: Date },
): Promise<string | undefined> {
  const problem = await describeKeyProblem(db, secretKey?.value);
  if (problem && secretKey) {
    const { lostApps } = await changeServerKey(db, secretKey.value, now);
    return `The backup was made with another key than that of ${secretKey.from}, which is used from now on: ${count(lostApps, 'account has', 'accounts have')} lost the app.`;
  }
  if (problem) return problem;
  if (before === undefined || before === (await findKeyCheck(db))) return undefined;
  return 'The backup has brought back the key with which it was made. Where that was replaced because somebody may know it, replace it again: npm run rotate-keys';
}
