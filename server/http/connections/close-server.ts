import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** So long may running requests take; what remains then is cut off. */
const STOP_TIMEOUT_MS = 10_000;
/** So long a connection that was just opened may take to bring its request. */
const ARRIVAL_MS = 250;
const ARRIVAL_TURNS = 3;
const LOOK_MS = 25;
/** A turn of the event loop that takes no longer leaves nobody waiting at the door for longer. */
const QUIET_TURN_MS = 1;
/** So long a quiet turn is waited for. */
const QUIET_MS = 2_000;

const closing = new WeakSet<NetServer>();

/** Whether a server closes, or has closed: its answers are the last on their connections. */
export function isClosing(server: NetServer): boolean {
  return closing.has(server);
}

/**
 * Closes an HTTP server: those who have connected are taken, nobody else; running requests finish. Their answers
 * end the connection (a browser or proxy would otherwise send its next request down it), and idle connections
 * are closed.
 */
export async function closeServer(server: Server, timeoutMs = STOP_TIMEOUT_MS): Promise<void> {
  closing.add(server);
  server.prependListener('request', (_incoming, outgoing) =>
    outgoing.setHeader('Connection', 'close'),
  );
  await takeWhoWaits();
  // Not http's own close: that also cuts connections that were taken and whose request is on its way.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  let isClosed = false;
  let sweep: NodeJS.Timeout | undefined;
  const arrival = setTimeout(async () => {
    // What came while the process was busy is read in the next turns.
    for (let turn = 0; turn < ARRIVAL_TURNS; turn++) await setImmediate();
    if (isClosed) return;
    server.closeIdleConnections();
    // One that was busy a moment ago becomes idle when its answer is out.
    sweep = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  }, ARRIVAL_MS);
  const limit = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  isClosed = true;
  clearTimeout(arrival);
  clearInterval(sweep);
  clearTimeout(limit);
}

/**
 * The system takes connections while the process is busy, and cuts those that still wait when the door is shut: a
 * form sent down one would be lost, since no proxy sends it twice. Each turn of the event loop takes all of
 * them, so the door is shut right after a turn in which little else was done.
 */
async function takeWhoWaits(): Promise<void> {
  const deadline = performance.now() + QUIET_MS;
  // To the end of the present turn.
  await setImmediate();
  for (;;) {
    const began = performance.now();
    await setImmediate();
    const now = performance.now();
    if (now - began < QUIET_TURN_MS || now > deadline) return;
  }
}
