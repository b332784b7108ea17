import { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import { readFact, removeFact, writeFact } from '../facts/facts.ts';

const LAST_BACKUP = 'last-backup';
const LAST_FAILURE = 'last-backup-failure';
const LAST_TRIAL = 'last-restore-trial';

/** The last backup of the data of this database, whichever server made it. */
const lastBackupSchema = z.object({
  at: z.iso.datetime(),
  host: z.string(),
  folder: z.string(),
  damaged: z.int(),
});
export type LastBackup = z.infer<typeof lastBackupSchema>;

const failureSchema = z.object({ at: z.iso.datetime(), host: z.string(), message: z.string() });
export type BackupFailure = z.infer<typeof failureSchema>;

/** The last trial restore of a backup. */
const trialSchema = z.object({
  at: z.iso.datetime(),
  host: z.string(),
  folder: z.string(),
  isGood: z.boolean(),
  /** The finding, in a sentence. */
  text: z.string(),
});
export type RestoreTrial = z.infer<typeof trialSchema>;

export interface BackupState {
  last: LastBackup | undefined;
  /** The last failure, unless a backup was made after it. */
  failing: BackupFailure | undefined;
  trial: RestoreTrial | undefined;
}

/** The known facts about backups. */
export async function readBackupState(db: Db): Promise<BackupState> {
  const last = parseFact(lastBackupSchema, await readFact(db, LAST_BACKUP));
  return {
    last,
    failing: parseFact(failureSchema, await readFact(db, LAST_FAILURE)),
    trial: parseFact(trialSchema, await readFact(db, LAST_TRIAL)),
  };
}

const parseFact = <S extends z.ZodType>(schema: S, fact: string | undefined) =>
  fact === undefined ? undefined : schema.parse(JSON.parse(fact));

/** Records that a backup was made, and so that none fails any more, whatever the clock said of one that did. */
export async function noteBackup(db: Db, backup: LastBackup): Promise<void> {
  await writeFact(db, LAST_BACKUP, JSON.stringify(backup));
  await removeFact(db, LAST_FAILURE);
}

/** Records that a backup failed. */
export function noteFailedBackup(db: Db, failure: BackupFailure): Promise<void> {
  return writeFact(db, LAST_FAILURE, JSON.stringify(failure));
}

/** Records the outcome of a trial restore. */
export function noteRestoreTrial(db: Db, trial: RestoreTrial): Promise<void> {
  return writeFact(db, LAST_TRIAL, JSON.stringify(trial));
}
