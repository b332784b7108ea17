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
      const now = services.now();
      const token = bearerToken(c.req.header('Authorization'));
      const staff = token
        ? await findStaffMember(services.auth, token, now, services.secondFactor)
        : undefined;
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
      c.set('acting', { by: staff, now, address: c.get('clientAddress') });
      const { method, path } = c.req;
      const key = c.req.header('Idempotency-Key');
      return c.get('onceOnly').run({ key, by: staff.id, method, path, now }, async () => {
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
