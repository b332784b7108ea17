import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FormerVersionError } from '../../../database/former-version.ts';
import { ServerKeyError } from '../../../domain/keys/choose-server-key.ts';
import { isUnavailable } from '../../../domain/unavailable.ts';
import { loadEnvFile, readSettings, type Settings } from '../../settings.ts';
import { SettingsError } from '../../settings-error.ts';
import { BackupError } from '../backup/manifest.ts';
import { firstCause, reason } from '../checks/finding.ts';
import { UnfinishedRestoreError } from '../restore/unfinished-restore.ts';

export interface Command {
  settings: Settings;
  /** The arguments of the command, without options. */
  words: string[];
  /** The same as folders, relative to the person's working folder. */
  folders: string[];
  has(option: string): boolean;
}

const SAID = [BackupError, FormerVersionError, ServerKeyError, UnfinishedRestoreError];
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Runs a command of the person who runs the site, with the settings that the site itself would have. An error is one
 * sentence; only an unforeseen error shows where it happened.
 */
export async function runCommand(
  options: readonly string[],
  act: (command: Command) => Promise<boolean | undefined>,
): Promise<void> {
  // npm starts scripts in the project's folder; a path is meant from where the person stood.
  const from = process.env.INIT_CWD ?? process.cwd();
  process.chdir(ROOT);
  process.umask(0o077);
  try {
    loadEnvFile();
    const given = process.argv.slice(2);
    const unknown = given.find((word) => word.startsWith('-') && !options.includes(word));
    if (unknown) throw new BackupError(`There is no option ${unknown}.`);
    const words = given.filter((word) => !word.startsWith('-'));
    const settings = readSettings(process.env);
    refuseForeignRoot(settings.dataDir);
    const ok = await act({
      settings,
      words,
      folders: words.map((word) => resolve(from, word)),
      has: (option) => given.includes(option),
    });
    process.exitCode = ok === false ? 1 : 0;
  } catch (error) {
    if (error instanceof SettingsError) console.error(`Wrong setting: ${error.message}`);
    else if (isSaid(error)) {
      console.error(error.message);
    } else if (isUnavailable(error)) {
      console.error(`${reason(firstCause(error))}. Ask npm run doctor what to do.`);
    } else if (isRefusedByDisk(error)) {
      console.error(
        `${error.path} cannot be used (${error.code}): check who owns it, and as whom you run this.`,
      );
    } else console.error(error);
    process.exitCode = 1;
  }
}

/** Whether an error's message is meant for the operator. */
function isSaid(error: unknown): error is Error {
  return SAID.some((kind) => error instanceof kind);
}

/** The site cannot change files that root writes into its folder. Throws {@link BackupError}. */
function refuseForeignRoot(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid ?? 0;
  if (owner === 0) return;
  throw new BackupError(
    `${dataDir} belongs to another account: run this as that one, as in: runuser -u dimos -- npm run …`,
  );
}

function isRefusedByDisk(error: unknown): error is { code: string; path: string } {
  const { code, path } = error as { code?: unknown; path?: unknown };
  return /^(?:EACCES|EPERM|ENOTDIR|EISDIR|ENOENT)$/.test(String(code)) && typeof path === 'string';
}

/** `1 file`, `2 files`. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

export function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}
