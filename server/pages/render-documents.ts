import type { Logger } from 'pino';
import {
  createContext,
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { requestContext } from '../../app/request-context.ts';
import { isUnavailable } from '../../domain/unavailable.ts';

/** What went wrong while a document was made. */
const failuresContext = createContext<unknown[]>();

/**
 * Renders documents by the routes. What a loader throws becomes a designed page with status 500: here it
 * is logged, and where the database is what failed, the status says that trying again makes sense.
 */
export function documentRenderer(build: ServerBuild, log: Logger) {
  const handle = createRequestHandler(
    {
      ...build,
      entry: {
        ...build.entry,
        module: {
          ...build.entry.module,
          handleError(error, { request, context }) {
            // A page that is not there, or a form where none is, is an answer and no failure.
            if (isRouteErrorResponse(error) && error.status < 500) return;
            if (request.signal.aborted) return;
            context.get(failuresContext).push(error);
            logFailure(log, error, request.method, new URL(request.url).pathname);
          },
        },
      },
    },
    'production',
  );
  return async (request: Request, context: RouterContextProvider): Promise<Response> => {
    const failures: unknown[] = [];
    context.set(failuresContext, failures);
    nameNoOrigin(request);
    const response = await handle(request, context);
    const { failure } = context.get(requestContext);
    if (failure) logFailure(log, failure, request.method, new URL(request.url).pathname);
    if (response.status < 500 || !failures.some((error) => isUnavailable(error))) return response;
    const headers = new Headers(response.headers);
    headers.set('Retry-After', '5');
    return new Response(response.body, { status: 503, headers });
  };
}

/**
 * A browser says where a form comes from by an address or by ‘null’. The router would answer anything else in words of
 * its own; so a form that says it is refused by the site like any other from elsewhere, and counted.
 */
function nameNoOrigin({ headers }: Request): void {
  const origin = headers.get('origin');
  if (origin !== null && !URL.canParse(origin)) headers.set('origin', 'null');
}

/** Node's error for a body that breaks off: anybody can cause it, and nothing of the site failed. */
function hasSenderLeft(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === 'ECONNRESET' && message === 'aborted';
}

/** While the database is away its errors are all the same: then one line each, without where it happened. */
export function logFailure(log: Logger, error: unknown, method: string, path: string): void {
  if (hasSenderLeft(error)) log.info({ method, path }, 'sender left');
  else if (isUnavailable(error)) {
    const { message } = error as Error;
    log.error({ method, path, reason: message }, 'database or disk unavailable');
  } else log.error({ err: error, method, path }, 'request failed');
}
