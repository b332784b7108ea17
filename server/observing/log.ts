import { AsyncLocalStorage } from 'node:async_hooks';
import { type Logger, pino } from 'pino';
import type { RefusalReason } from '../../domain/refusals.ts';
import { nameSources } from './name-sources.ts';

/** A request that is being answered. */
export interface FollowedRequest {
  id: string;
  /** Why it was turned away, if it was. */
  refused?: RefusalReason;
}

const requests = new AsyncLocalStorage<FollowedRequest>();

/** Runs the handler of a request; every line logged during it names the request. */
export function inRequest<T>(request: FollowedRequest, work: () => T): T {
  return requests.run(request, work);
}

/** Notes why the current request was turned away; the first reason stays. */
export function noteRefusal(reason: RefusalReason): void {
  const request = requests.getStore();
  if (request) request.refused ??= reason;
}

/** The log: JSON lines on standard output, as `LOG_LEVEL` wants them. */
export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  return pino(
    {
      level,
      mixin: () => {
        const request = requests.getStore();
        return request === undefined ? {} : { request: request.id };
      },
      serializers: { err: describeError },
    },
    destination as pino.DestinationStream,
  );
}

interface Described {
  type: string;
  message: string;
  code?: string | number;
  stack?: string | undefined;
  cause?: Described;
}

const MAX_DEPTH = 5;

/**
 * The part of an error that the log may have: only what is known to be free of personal data. PostgreSQL's errors,
 * for example, quote the values of a row in their details.
 */
function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const known = [errcode, code].find(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  return {
    type: error.name,
    message: error.message,
    ...(known !== undefined && { code: known as string | number }),
    stack: error.stack && nameSources(error.stack),
    ...(error.cause !== undefined &&
      depth < MAX_DEPTH && { cause: describeError(error.cause, depth + 1) }),
  };
}
