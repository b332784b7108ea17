import { createServer, type RequestListener, type Server } from 'node:http';

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
}

export const HTTP_LIMITS: HttpLimits = {
  headersTimeout: 15_000,
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
};

/** No browser and no search engine needs longer ones (RFC 9110, section 4.1, asks for 8,000). */
const MAX_TARGET_LENGTH = 8_000;

/** Node's HTTP server with our limits in front of the listener. */
export function createHttpServer(
  listener: RequestListener,
  limits: HttpLimits = HTTP_LIMITS,
): Server {
  // Most requests have no body: those need no stream that is read to its end before the next one.
  return createServer({ ...limits, optimizeEmptyRequests: true }, (incoming, outgoing) => {
    if ((incoming.url?.length ?? 0) > MAX_TARGET_LENGTH) {
      outgoing
        .writeHead(414, {
          'Content-Type': 'text/plain; charset=utf-8',
          'X-Content-Type-Options': 'nosniff',
          'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
          'Cache-Control': 'no-store',
        })
        .end('The address is too long.');
      return;
    }
    listener(incoming, outgoing);
  });
}
