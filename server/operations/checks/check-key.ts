import { statSync } from 'node:fs';
import type { Db } from '../../../database/connect.ts';
import { describeKeyProblem } from '../../../domain/keys/choose-server-key.ts';
import type { Settings } from '../../settings.ts';
import { type CheckFinding, ok, problem } from './finding.ts';

const BY_ANYBODY = 0o007;

/** Where the server's key is, whether it is the one that the database is used with, and who can read its file. */
export async function checkKey(db: Db, { secretKey }: Settings): Promise<CheckFinding> {
  const wrong = await describeKeyProblem(db, secretKey?.value);
  if (wrong) return problem(`Key: ${wrong}`);
  if (!secretKey) {
    return ok('Key: in the database, and so in its backups. SECRET_KEY_FILE keeps it apart.');
  }
  const { file } = secretKey;
  if (file !== undefined && (statSync(file).mode & BY_ANYBODY) !== 0) {
    return problem(`Key: every account of this machine can read ${file}: chmod o= ${file}`);
  }
  return ok(`Key: outside the database (${secretKey.from}).`);
}
