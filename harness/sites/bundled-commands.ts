import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { fetchBundle } from '../offer-bundle.ts';

/**
 * The commands of whoever runs a site, each in few files: to load the six hundred of its sources is most of its work.
 */
export interface BundledCommands {
  fileOf(name: string): string;
  /** Where Node keeps what it has compiled: the next command finds it there. */
  compiled: string;
}

/** They are bundled once for all workers (build-commands.ts). */
export async function bundleCommands(): Promise<BundledCommands> {
  const folder = await fetchBundle<string>(inject('builtCommands'));
  return {
    fileOf: (name) => join(folder, `${name}.mjs`),
    compiled: join(folder, 'compiled'),
  };
}

/** How a command ended, and what it said. */
interface Ended {
  status: number;
  said: string;
}

/** Runs the commands that it is given one after another, as if each were alone, and says how each ended. */
const RUN_EACH = `
  const write = process.stdout.write;
  const ended = [];
  for (const [at, [file, words]] of JSON.parse(process.argv[1]).entries()) {
    let said = '';
    process.stdout.write = process.stderr.write = (text) => {
      said += text;
      return true;
    };
    process.argv = [process.execPath, file, ...words];
    process.exitCode = 0;
    await import(file + '?' + at);
    ended.push({ status: process.exitCode, said });
  }
  process.stdout.write = write;
  process.exitCode = 0;
  process.stdout.write(JSON.stringify(ended));`;

/**
 * Runs commands in one process, each by its file with its words. To begin a process and to load what all commands load
 * is most of the work of one that refuses.
 */
export function runEach(
  calls: readonly (readonly [file: string, words: readonly string[]])[],
  env: Record<string, string | undefined>,
): Ended[] {
  const asked = calls.map(([file, words]) => [pathToFileURL(file).href, words]);
  const args = ['--input-type=module', '-e', RUN_EACH, JSON.stringify(asked)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`The commands ended with ${status}: ${stdout}${stderr}`);
  return JSON.parse(stdout) as Ended[];
}
