import { hostname } from 'node:os';
import type { Db } from '../../../database/connect.ts';
import { countWaitingLetters, findNewestFailure } from '../../../domain/mail/outbox.ts';
import { HOUR_MS } from '../../../domain/time/durations.ts';
import { type LastBackup, readBackupState } from '../../../domain/upkeep/backup-state.ts';
import { readInstalledAt } from '../../../domain/upkeep/moments.ts';
import type { Settings } from '../../settings.ts';
import { verifyBackup } from '../backup/manifest.ts';
import { type CheckFinding, note, ok, problem, reason } from './finding.ts';

/** A day, and two hours for a slow one. */
const MAX_BACKUP_AGE_HOURS = 26;

/** A clock that was set right may have been a little ahead. */
const MAX_AHEAD_MS = 5 * 60_000;

/** Whether there is a recent backup of everything, from which the site could be restored. */
export async function checkBackups(
  db: Db,
  settings: Pick<Settings, 'backupHour'>,
  now: Date,
): Promise<CheckFinding> {
  const { last, failing, trial } = await readBackupState(db);
  if (failing) {
    return problem(
      `Backup: the attempt of ${failing.at} on ${failing.host} failed (${failing.message}): run npm run backup.`,
    );
  }
  const off = settings.backupHour === undefined;
  if (!last) {
    const installed = await readInstalledAt(db);
    const waited = installed ? Math.floor((now.getTime() - Date.parse(installed)) / HOUR_MS) : 0;
    if (!off && waited > MAX_BACKUP_AGE_HOURS) {
      return problem(
        `Backup: there is none, ${waited} hours after the first start: is the site running? Run npm run backup.`,
      );
    }
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
  const unfit = await findUnfit(last);
  if (unfit) return problem(`Backup: the last cannot be restored (${unfit}): run npm run backup.`);
  if (trial && !trial.isGood) {
    return problem(
      `Backup: restoring the one of ${trial.folder} into a temporary place failed at ${trial.at}: ${trial.text}`,
    );
  }
  return hours > MAX_BACKUP_AGE_HOURS
    ? problem(
        `Backup: the last is ${hours} hours old (${where}): is the site running? Run npm run backup.`,
      )
    : ok(`Backup: the last is ${hours} hours old (${where}).`);
}

/** Why a backup could not be restored; undefined where it could, or where it is on another machine. */
async function findUnfit(last: LastBackup): Promise<string | undefined> {
  if (last.host !== hostname()) return undefined;
  return verifyBackup(last.folder).then(
    () => undefined,
    (error: unknown) => reason(error),
  );
}

/**
 * Whether this clock is behind what was already written: one that went back hides changes and lets nothing fall due.
 */
export async function checkWrittenMoments(db: Db, now: Date): Promise<CheckFinding> {
  const { newest } = await db
    .selectFrom('audit')
    .select((e) => e.fn.max('at').as('newest'))
    .executeTakeFirstOrThrow();
  return newest && Date.parse(newest) > now.getTime() + MAX_AHEAD_MS
    ? problem(
        `Clock: it is ${now.toISOString()} here, but the last change was written at ${newest}: let this machine keep time (timedatectl set-ntp true).`,
      )
    : ok('Clock: nothing was written after now.');
}

/** Whether letters leave. */
export async function checkOutbox(db: Db): Promise<CheckFinding> {
  const { waiting, failing } = await countWaitingLetters(db);
  if (failing === 0) return ok(`Outbox: ${waiting} letters wait, none has failed.`);
  const reason = await findNewestFailure(db);
  return problem(
    `Outbox: ${failing} of ${waiting} waiting letters have failed; the newest says: ${reason}`,
  );
}
