import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { RestoreTrial } from '../../../domain/upkeep/backup-state.ts';
import { dropAbandonedTrials } from './try-restore.ts';

/** A hundred times what a large site takes. */
const LIMIT_MS = 30 * 60_000;
const COMMAND = 'server/operations/commands/try-restore-command.ts';
const MAX_SAID = 2000;
const LOW_PRIORITY = 10;

/**
 * Tries a backup in a process of its own, which delays no request, has little memory, and is ended when it takes too
 * long. Never throws: if the trial could not run, that is the finding.
 */
export async function tryInChild(
  folder: string,
  { dataDir, limitMs = LIMIT_MS }: { dataDir: string; limitMs?: number },
): Promise<Pick<RestoreTrial, 'isGood' | 'text'>> {
  const outcome = await runChild(folder, dataDir, limitMs);
  // What a process that was ended left behind holds personal data.
  await dropAbandonedTrials(dataDir);
  return outcome;
}

function runChild(
  folder: string,
  dataDir: string,
  limitMs: number,
): Promise<Pick<RestoreTrial, 'isGood' | 'text'>> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--max-old-space-size=128', COMMAND, folder], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATA_DIR: dataDir, INIT_CWD: process.cwd() },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(0, MAX_SAID);
      });
    }
    // A site that stops leaves nothing running.
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      end();
    }, limitMs);
    child.on('spawn', () => lowerPriority(child.pid));
    child.on('error', (error) => {
      clearTimeout(limit);
      process.off('exit', end);
      resolve({ isGood: false, text: `The backup could not be tried (${error.message}).` });
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      process.off('exit', end);
      const text = isLate
        ? `Restoring the backup took longer than ${Math.round(limitMs / 60_000)} minutes.`
        : said.trim() || `Restoring the backup ended with ${code}.`;
      resolve({ isGood: code === 0, text });
    });
  });
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended already, or the system forbids it: it then runs like any other.
  }
}
