import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { atExit } from '../../scripts/at-exit.mjs';

const LIMIT_MS = 30_000;
const POLL_MS = 20;

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/**
 * Waits until a process that was started here takes connections at each of its ports of the loopback; ends it, and
 * throws with what it `said`, where it does not. It ends with us.
 */
export async function untilReady(
  ports: readonly number[],
  child: ChildProcess,
  said: () => string,
): Promise<void> {
  child.once(
    'exit',
    atExit(() => child.kill('SIGTERM')),
  );
  try {
    // It opens one after the other, and a busy machine may let another process go on in between.
    for (const port of ports) await untilListening(port, child, said);
  } catch (error) {
    await endProcess(child);
    throw error;
  }
}

async function untilListening(
  port: number,
  child: ChildProcess,
  said: () => string,
): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (!(await takesConnections(port))) {
    if (hasEnded(child)) throw new Error(`It ended before it listened: ${said()}`);
    if (performance.now() > deadline) throw new Error(`Nobody listens at ${port}: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Ends a process that was started here, and waits for its end. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
