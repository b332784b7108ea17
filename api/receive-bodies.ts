import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { isStoredToken } from '../domain/accounts/sessions/session-tokens.ts';
import { DomainError } from '../domain/errors.ts';
import type { Services } from '../domain/services.ts';
import { bearerToken } from './access.ts';
import type { CallAdmission } from './admit-callers.ts';
import type { ApiEnv } from './env.ts';

/** The largest JSON body; the longest page is far smaller. */
const MAX_JSON_BYTES = 1024 * 1024;
/** A file of redirects: its limit is one of letters (api/site/redirects-routes.ts), and Greek ones take two bytes. */
const MAX_FILE_BYTES = 2 * MAX_JSON_BYTES;
const FILES = /^(?:\/api)?\/redirects\/(?:check|import)$/;
/** What anybody may send before they are known: far more than an address and a password. */
const MAX_SIGN_IN_BYTES = 16 * 1024;
const SIGN_IN = /^(?:\/api)?\/auth\//;
/** Their bodies are files, or pieces of files, and limited where they are read. */
const UPLOADS = /^(?:\/api)?\/(?:upload|media|uploads\/[^/]+)$/;

/** Whether a call is about signing in or one's own account. */
export const isSignIn = (path: string) => SIGN_IN.test(path);

/** `PUT /media` has the address of an upload and is none: what staff say about several media is JSON. */
export const isUpload = ({ method, path }: { method: string; path: string }) =>
  UPLOADS.test(path) && !(method === 'PUT' && path.endsWith('/media'));

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new DomainError('too-large', {
        el: 'Τα δεδομένα είναι πάρα πολλά.',
        en: 'The data are too large.',
      });
    },
  });
const limitJson = limitBody(MAX_JSON_BYTES);
const limitFile = limitBody(MAX_FILE_BYTES);
const limitSignIn = limitBody(MAX_SIGN_IN_BYTES);

/**
 * Refuses bodies that are too large, while they arrive. A stranger's is received for calls about signing in alone, a
 * bounded number of them at a time; `hangUp` breaks off whoever made a call.
 */
export function receiveBodies(
  { db }: Services,
  admission: CallAdmission | undefined,
  hangUp: (env: unknown) => void,
) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (isUpload(c.req)) return next();
    const token = bearerToken(c.req.header('Authorization'));
    if (!isSignIn(c.req.path)) {
      // One of unknown length is read to its end here. Without a session the call's rule refuses it unread.
      const isRead = c.req.header('Transfer-Encoding') === undefined;
      const limit = FILES.test(c.req.path) ? limitFile : limitJson;
      return isRead || (token && (await isStoredToken(db, token))) ? limit(c, next) : next();
    }
    if (!admission || c.req.method === 'GET' || (token && admission.sessions.has(token)))
      return limitSignIn(c, next);
    const sender = { destroy: () => hangUp(c.env) };
    // To its end: whoever sends letter by letter takes nobody's turn to sign in meanwhile.
    const receive = () => limitSignIn(c, async () => void (await c.req.arrayBuffer()));
    await admission.receive(c.get('clientAddress'), sender, async () => void (await receive()));
    await next();
  });
}
