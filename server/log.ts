import { AsyncLocalStorage } from 'node:async_hooks';
import { type Logger, pino } from 'pino';

const requestIds = new AsyncLocalStorage<string>();

/** Runs what answers a request; every line logged meanwhile names it. */
export function inRequest<T>(id: string, work: () => T): T {
  return requestIds.run(id, work);
}

/** The log: JSON lines on standard output, as `LOG_LEVEL` wants them. */
export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  return pino(
    {
      level,
      mixin: () => {
        const request = requestIds.getStore();
        return request === undefined ? {} : { request };
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
 * What the log says of an error. Only what is known to be free of personal data: PostgreSQL's errors, for
 * one, quote the values of a row in their details.
 */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const known = [errcode, code].find(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  return {
    type: error.name,
    message: error.message,
    ...(known !== undefined && { code: known as string | number }),
    stack: error.stack,
    ...(error.cause !== undefined &&
      depth < MAX_DEPTH && { cause: describeError(error.cause, depth + 1) }),
  };
}
