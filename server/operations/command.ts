import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUnavailable } from '../../domain/unavailable.ts';
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { firstCause, reason } from './checks/finding.ts';
import { BackupError } from './manifest.ts';

export interface Command {
  settings: Settings;
  /** What follows the command, without options. */
  folders: string[];
  has(option: string): boolean;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a command of the person who runs the site, with the settings that the site itself would have.
 * What is wrong is said in one sentence; only what nobody foresaw shows where it happened.
 */
export async function runCommand(
  options: readonly string[],
  act: (command: Command) => Promise<boolean | undefined>,
): Promise<void> {
  // npm starts scripts in the project's folder; a path is meant from where the person stood.
  const from = process.env.INIT_CWD ?? process.cwd();
  process.chdir(ROOT);
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const words = process.argv.slice(2);
    const unknown = words.find((word) => word.startsWith('-') && !options.includes(word));
    if (unknown) throw new BackupError(`There is no option ${unknown}.`);
    const ok = await act({
      settings: readSettings(process.env),
      folders: words.filter((word) => !word.startsWith('-')).map((word) => resolve(from, word)),
      has: (option) => words.includes(option),
    });
    process.exitCode = ok === false ? 1 : 0;
  } catch (error) {
    if (error instanceof SettingsError) console.error(`Wrong setting: ${error.message}`);
    else if (error instanceof BackupError) console.error(error.message);
    else if (isUnavailable(error)) {
      console.error(`${reason(firstCause(error))}. Ask npm run doctor what to do.`);
    } else console.error(error);
    process.exitCode = 1;
  }
}

/** `1 file`, `2 files`. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

export function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}
