import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { RefusalReason } from '../../domain/refusals.ts';
import { loggedPath } from '../http/requests/what-is-asked.ts';
import { type FollowedRequest, inRequest } from './log.ts';
import type { Metrics, RequestKind } from './metrics.ts';

/** An id from a proxy in front is kept if it cannot be mistaken for anything else. */
const SANE_ID = /^[\w.-]{8,64}$/;
const MAX_PATH_LENGTH = 300;
const READS = /^(?:GET|HEAD|OPTIONS)$/;
/**
 * Of requests that were refused for their number one is logged in so many milliseconds: a flood of them is none of
 * lines.
 */
const QUIET_MS = 1000;
const FLOODS: ReadonlySet<string | undefined> = new Set<RefusalReason>(['budget', 'busy']);
/** These requests are many and not worth a line. */
const UNLOGGED: ReadonlySet<RequestKind> = new Set(['held', 'media', 'file', 'probe']);

/**
 * Counts every request, and logs all except held pages and files: its kind, its outcome and reason, its duration,
 * and an id that the answer carries too. The log has no query, no network address and no name, so no personal data, and
 * no token of a preview.
 */
export class RequestObserver {
  readonly #log: Logger;
  readonly #metrics: Metrics;
  #quietUntil = 0;
  /** Refused since the last line that says so. */
  #unsaid = 0;

  constructor(log: Logger, metrics: Metrics) {
    this.#log = log;
    this.#metrics = metrics;
  }

  /** A page was given from memory; `began` is by performance.now(). */
  held(status: number, began: number): void {
    this.#metrics.count('held', status, performance.now() - began);
  }

  /** Runs the handler of a request, and counts and logs the request at its end. */
  follow<T>(
    kind: RequestKind,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    answer: () => T,
  ): T {
    const began = performance.now();
    if (UNLOGGED.has(kind)) {
      outgoing.once('close', () =>
        this.#metrics.count(kind, outgoing.statusCode, performance.now() - began),
      );
      return answer();
    }
    const given = incoming.headers['x-request-id'];
    const id =
      typeof given === 'string' && SANE_ID.test(given) ? given : randomBytes(8).toString('hex');
    outgoing.setHeader('X-Request-Id', id);
    const request: FollowedRequest = { id };
    const path = loggedPath((incoming.url ?? '').split('?', 1)[0] ?? '').slice(0, MAX_PATH_LENGTH);
    outgoing.once('close', () => {
      const ms = performance.now() - began;
      this.#metrics.count(kind, outgoing.statusCode, ms);
      if (outgoing.statusCode >= 500 && !READS.test(incoming.method ?? '')) {
        this.#metrics.countFailedWrite();
      }
      if (request.refused) this.#metrics.countRefusal(request.refused);
      const isFlood = FLOODS.has(request.refused);
      if (isFlood && performance.now() < this.#quietUntil) {
        this.#unsaid++;
        return;
      }
      this.#log.info(
        {
          request: id,
          kind,
          method: incoming.method,
          path,
          status: outgoing.statusCode,
          ms: Math.round(ms * 10) / 10,
          ...(request.refused && { refused: request.refused }),
          ...(isFlood && this.#unsaid > 0 && { alike: this.#unsaid }),
          ...(!outgoing.writableFinished && { broken: true }),
        },
        'request',
      );
      if (!isFlood) return;
      this.#quietUntil = performance.now() + QUIET_MS;
      this.#unsaid = 0;
    });
    return inRequest(request, answer);
  }
}
