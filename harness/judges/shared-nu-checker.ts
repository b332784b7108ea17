import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  hasJava,
  type NuChecker,
  nuCheckerAt,
  type StartedNuChecker,
  startNuChecker,
} from './nu-checker.ts';

/** Where workers learn of the address at which they ask for the checker. */
const VARIABLE = 'NU_CHECKER_OF_THE_RUN';

/**
 * Playwright calls this before all tests, and what it gives after them: one checker for all workers, since Java and its
 * schemas take four seconds of the processor to start. It starts when the first worker asks for it.
 */
export async function shareNuChecker(): Promise<() => Promise<void>> {
  let started: Promise<StartedNuChecker> | undefined;
  const door = createServer((_, response) => {
    started ??= startNuChecker();
    started.then(
      ({ url }) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await once(door.listen(0, '127.0.0.1'), 'listening');
  process.env[VARIABLE] = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return async () => {
    door.close();
    await started?.then(({ stop }) => stop());
  };
}

/** The checker of the run; none without Java. */
export async function sharedNuChecker(): Promise<NuChecker | undefined> {
  if (!hasJava) return undefined;
  const answer = await fetch(process.env[VARIABLE] ?? '');
  const said = await answer.text();
  if (!answer.ok) throw new Error(said);
  return nuCheckerAt(said);
}
