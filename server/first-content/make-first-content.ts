import { spawn } from 'node:child_process';

const COMMAND = 'server/first-content/main.ts';

/** The first content could not be made; the message says why. */
class FirstContentError extends Error {
  override readonly name = 'FirstContentError';
}

/**
 * Fills an empty database in a process of its own, which ends with this one. What draws the documents and holds all
 * texts would otherwise stay with the server for as long as it runs. Throws {@link FirstContentError}.
 */
export function makeFirstContent(environment = process.env): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--max-old-space-size=256', COMMAND], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environment,
    });
    let said: string | undefined;
    child.on('message', (failure: string) => {
      said = failure;
    });
    child.on('error', (error) => reject(failed(error.message)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(failed(said ?? `Its process ended with ${signal ?? code}.`));
    });
  });
}

const failed = (why: string) => new FirstContentError(`The first content was not made: ${why}`);
