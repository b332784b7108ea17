import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** So long may running requests take; what remains then is cut off. */
const STOP_TIMEOUT_MS = 10_000;
/** So long no connection may have ended before those that are idle are closed. */
const ARRIVAL_MS = 250;
const ARRIVAL_TURNS = 3;
const LOOK_MS = 25;
/** A turn of the event loop in which nothing was done takes a fiftieth of a millisecond. */
const IDLE_TURN_MS = 0.1;
/** So long an idle turn is waited for. */
const IDLE_MS = 1_000;
/** A turn that takes no longer leaves nobody waiting at the door for longer. */
const QUIET_TURN_MS = 1;
/** So long a quiet turn is waited for where none is idle. */
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
  const looks = closeIdleLines(server);
  const limit = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(looks);
  clearTimeout(limit);
}

/**
 * Closes connections on which nothing is asked. A proxy sends its next requests down those that it has, and each of
 * them ends with its answer: as long as that goes on, any of the others may be asked next, and a form sent down one at
 * the moment of its end would be lost.
 */
function closeIdleLines(server: Server): NodeJS.Timeout {
  let before: number | undefined;
  let since = performance.now();
  return setInterval(async () => {
    // What came while the process was busy is read in the next turns.
    for (let turn = 0; turn < ARRIVAL_TURNS; turn++) await setImmediate();
    const open = await countOpen(server);
    if (open !== before) since = performance.now();
    before = open;
    // One that was busy a moment ago becomes idle when its answer is out: the next look closes it.
    if (performance.now() - since >= ARRIVAL_MS) server.closeIdleConnections();
  }, LOOK_MS);
}

function countOpen(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

/**
 * The system takes connections while the process is busy, and cuts those that still wait when the door is shut: a
 * form sent down one would be lost, since no proxy sends it twice. Each turn of the event loop takes all of
 * them, so the door is shut right after a turn in which nothing, or at least little, was done.
 */
async function takeWhoWaits(): Promise<void> {
  const start = performance.now();
  // To the end of the present turn.
  await setImmediate();
  for (;;) {
    const began = performance.now();
    await setImmediate();
    const now = performance.now();
    const enough = now - start < IDLE_MS ? IDLE_TURN_MS : QUIET_TURN_MS;
    if (now - began < enough || now - start > QUIET_MS) return;
  }
}
