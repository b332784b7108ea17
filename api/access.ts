import { createHash } from 'node:crypto';
import type { HonoRequest } from 'hono';
import { createMiddleware } from 'hono/factory';
import { mustDoFirst } from '../domain/accounts/must-first.ts';
import { findStaffMember } from '../domain/accounts/sessions/current-session.ts';
import { DomainError } from '../domain/errors.ts';
import type { Services } from '../domain/services.ts';
import type { ApiEnv } from './env.ts';

/**
 * Who may make a call: anybody, staff who are signed in, or administrators. 'own' is for calls about one's own
 * account. A person who must do something first may make only these calls.
 */
export type Access = 'public' | 'own' | 'staff' | 'admin';

/** The token of `Authorization: Bearer …` (RFC 6750), or undefined. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w~+/.%=-]+)$/i.exec(header ?? '')?.[1];
}

/**
 * The beginning of every call's definition: the rule is checked before the handler runs, and appears in the OpenAPI
 * document as `x-access`. The table in calls-and-roles.test.ts repeats it by hand.
 */
export function access(services: Services, rule: Access) {
  const check = createMiddleware<ApiEnv>(async (c, next) => {
    if (rule !== 'public') {
      const token = bearerToken(c.req.header('Authorization'));
      let acting = await requireAccess(services, rule, token);
      const isJson = JSON_TYPE.test(c.req.header('Content-Type') ?? '');
      if (isArriving(c.env) && isJson) {
        // Whoever sends it letter by letter may have lost the role, or the account, by its end.
        await c.req.arrayBuffer();
        acting = await requireAccess(services, rule, token);
      }
      c.set('acting', { ...acting, address: c.get('clientAddress') });
      c.set('stillMay', async () => {
        await requireAccess(services, rule, token);
      });
      const { method, path } = c.req;
      const { by, now } = acting;
      const key = c.req.header('Idempotency-Key');
      const words = key ? await wordsOf(c.req, isJson) : '';
      return c.get('onceOnly').run({ key, by: by.id, method, path, words, now }, async () => {
        await next();
        return c.res;
      });
    }
    await next();
  });
  return {
    middleware: check,
    security: rule === 'public' ? [] : [{ bearer: [] }],
    'x-access': rule,
  };
}

const JSON_TYPE = /^application\/json/i;

/** What a call says besides its path, in short. Files are not read for it: their pieces and sizes tell them apart. */
async function wordsOf(
  request: Pick<HonoRequest, 'url' | 'header' | 'arrayBuffer'>,
  isJson: boolean,
): Promise<string> {
  const { search } = new URL(request.url);
  const hash = createHash('sha256').update(search);
  if (isJson) hash.update(new Uint8Array(await request.arrayBuffer()));
  else hash.update(` ${request.header('Upload-Offset')} ${request.header('Content-Length')}`);
  return hash.digest('base64url');
}

/** Whether the body of a call is still on its way. */
function isArriving(env: unknown): boolean {
  return (env as { incoming?: { complete?: boolean } } | undefined)?.incoming?.complete === false;
}

/** Who makes a call, and when. Throws 'unauthenticated' or 'forbidden'. */
async function requireAccess(
  { auth, secondFactor, now: clock }: Services,
  rule: Access,
  token: string | undefined,
) {
  const now = clock();
  const staff = token ? await findStaffMember(auth, token, now, secondFactor) : undefined;
  if (!staff) {
    throw new DomainError('unauthenticated', {
      el: 'Χρειάζεται να συνδεθείτε.',
      en: 'You need to sign in.',
    });
  }
  if (staff.mustFirst && rule !== 'own') throw mustDoFirst(staff.mustFirst);
  if (rule === 'admin' && staff.role !== 'admin') {
    throw new DomainError('forbidden', {
      el: 'Χρειάζονται δικαιώματα διαχειριστή.',
      en: 'Administrator rights are needed.',
    });
  }
  return { by: staff, now };
}
