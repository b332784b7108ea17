import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** So long may running requests take; what remains then is cut off. */
const STOP_TIMEOUT_MS = 10_000;
/** So long a connection that was just opened may take to bring its request. */
const ARRIVAL_MS = 250;
const LOOK_MS = 25;

/**
 * Closes an HTTP server: nothing new is taken, running requests finish. Their answers end the connection
 * (a browser or proxy would otherwise send its next request down it), and idle connections are closed.
 */
export async function closeServer(server: Server, timeoutMs = STOP_TIMEOUT_MS): Promise<void> {
  server.prependListener('request', (_incoming, outgoing) =>
    outgoing.setHeader('Connection', 'close'),
  );
  // Not http's own close: that also cuts connections that were taken and whose request is on its way.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  let sweep: NodeJS.Timeout | undefined;
  const arrival = setTimeout(() => {
    server.closeIdleConnections();
    // One that was busy a moment ago becomes idle when its answer is out.
    sweep = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  }, ARRIVAL_MS);
  const limit = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearTimeout(arrival);
  clearInterval(sweep);
  clearTimeout(limit);
}
