import type { Db } from '../../../database/connect.ts';
import { countWaitingLetters, findNewestFailure } from '../../../domain/mail/outbox.ts';
import type { Settings } from '../../settings.ts';
import { readBackupState } from '../run-backup.ts';
import { type Finding, note, ok, problem } from './finding.ts';

const HOUR_MS = 3_600_000;
/** A day, and two hours for a slow one. */
const MAX_BACKUP_AGE_HOURS = 26;

/** Whether there is a recent backup of everything. */
export async function checkBackups(
  db: Db,
  settings: Pick<Settings, 'backupHour'>,
  now: Date,
): Promise<Finding> {
  const { last, failing } = await readBackupState(db);
  if (failing) {
    return problem(
      `Backup: the attempt of ${failing.at} on ${failing.host} failed (${failing.message}): run npm run backup.`,
    );
  }
  const off = settings.backupHour === undefined;
  if (!last) {
    return off
      ? problem(
          'Backup: there is none, and BACKUP_HOUR is off: set it, or run npm run backup daily.',
        )
      : note(`Backup: there is none yet; the first comes at ${settings.backupHour}:00 in Greece.`);
  }
  const hours = Math.floor((now.getTime() - Date.parse(last.at)) / HOUR_MS);
  const where = `${last.folder} on ${last.host}`;
  if (last.damaged > 0) {
    return problem(
      `Backup: ${last.damaged} media were missing or damaged (${where}): npm run backup names them; upload them again.`,
    );
  }
  return hours > MAX_BACKUP_AGE_HOURS
    ? problem(
        `Backup: the last is ${hours} hours old (${where}): is the site running? Run npm run backup.`,
      )
    : ok(`Backup: the last is ${hours} hours old (${where}).`);
}

/** Whether letters leave. */
export async function checkOutbox(db: Db): Promise<Finding> {
  const { waiting, failing } = await countWaitingLetters(db);
  if (failing === 0) return ok(`Outbox: ${waiting} letters wait, none has failed.`);
  const reason = await findNewestFailure(db);
  return problem(
    `Outbox: ${failing} of ${waiting} waiting letters have failed; the newest says: ${reason}`,
  );
}
