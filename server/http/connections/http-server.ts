import { createServer, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { namesItsHost, refusalOf, refuse } from '../requests/refusals.ts';
import { isClosing } from './close-server.ts';
import { endIdleLine } from './end-idle-line.ts';
import { oneAfterTheOther } from './pipelined-requests.ts';
import { endStalledConnections } from './stalled-connections.ts';

/** How patient and how generous the HTTP server is. Times are in milliseconds, sizes in bytes. */
export interface HttpLimits {
  /** For the request line and the headers: whoever sends them letter by letter is cut off. */
  headersTimeout: number;
  /** For the whole request: 10 MB at half a megabit a second. */
  requestTimeout: number;
  /** How often that is looked at. */
  connectionsCheckingInterval: number;
  /** Request line and headers together; more is answered with 431. */
  maxHeaderSize: number;
  /** A connection that takes no byte of its answer for so long is ended. */
  stallTimeout: number;
}

export const HTTP_LIMITS: HttpLimits = {
  headersTimeout: 15_000,
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  stallTimeout: 30_000,
};

/** No browser and no search engine needs longer ones (RFC 9110, section 4.1, asks for 8,000). */
const MAX_TARGET_LENGTH = 8_000;
const VERSIONS: ReadonlySet<string> = new Set(['1.0', '1.1']);

/** Node's HTTP server with our limits in front of the listener; whatever it refuses says why. */
export function createHttpServer(
  listener: RequestListener,
  limits: HttpLimits = HTTP_LIMITS,
): Server {
  const { stallTimeout, ...ofNode } = limits;
  /** Says that it is the last of its connection where the server has begun to close while it was made. */
  class Answer extends ServerResponse {
    override writeHead(status: number, ...rest: unknown[]): this {
      if (isClosing(server)) this.shouldKeepAlive = false;
      return super.writeHead(status, ...(rest as []));
    }
  }
  const options = {
    ...ofNode,
    ServerResponse: Answer,
    // Most requests have no body: those need no stream that is read to its end before the next one.
    optimizeEmptyRequests: true,
    // Asked for below, with an answer that says so.
    requireHostHeader: false,
  };
  const take: RequestListener = (incoming, outgoing) => {
    // Node's parser takes any version that it has heard of.
    if (!VERSIONS.has(incoming.httpVersion)) refuse(outgoing, 505);
    else if (!namesItsHost(incoming)) refuse(outgoing, 400);
    else if ((incoming.url?.length ?? 0) > MAX_TARGET_LENGTH) refuse(outgoing, 414);
    else listener(incoming, outgoing);
  };
  const server = createServer(options, oneAfterTheOther(take));
  endStalledConnections(server, stallTimeout);
  // With a listener, Node leaves it to us.
  server.on('timeout', endIdleLine);
  server.on('checkExpectation', (_incoming, outgoing) => refuse(outgoing, 417));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Into the middle of an answer nothing can be said.
    const { bytesWritten, writable, writableEnded } = socket as Socket;
    if (writable && bytesWritten === 0) socket.write(refusalOf(error.code));
    // Node tells each piece that comes after the first wrong one.
    if (!writableEnded) (socket as Socket).destroySoon();
  });
  return server;
}
