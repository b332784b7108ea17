import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../../domain/media/write-whole-file.ts';

/** Says which backup is being put into the database; gone when that has come to its end. */
const NAME = 'restore-unfinished';

/** The database is between what it was and what a backup holds; the message is for the operator. */
export class UnfinishedRestoreError extends Error {
  override readonly name = 'UnfinishedRestoreError';
}

/** Written before anything is put anywhere, so that no site starts on it until {@link finishRestore}. */
export function beginRestore(dataDir: string, folder: string): Promise<void> {
  return writeWholeFile(join(dataDir, NAME), `${folder}\n`);
}

export function finishRestore(dataDir: string): Promise<void> {
  return rm(join(dataDir, NAME), { force: true });
}

/**
 * Throws {@link UnfinishedRestoreError} where a restore is under way or was broken off. A site that started then would
 * fill the empty database with its first content, or show what people had erased.
 */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  const said = await describeUnfinishedRestore(dataDir);
  if (said !== undefined) throw new UnfinishedRestoreError(said);
}

/** What is to be done about a restore that was broken off; undefined where there is none. */
export async function describeUnfinishedRestore(dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, NAME);
  const folder = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A folder that is none is told where it is opened.
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (folder === undefined) return undefined;
  return `A restore was not finished: run it again, npm run restore -- ${folder.trim()} --force. (To start on what the database holds now, delete ${file}.)`;
}
