import { createRoute, z } from '@hono/zod-openapi';
import { createFirstAdministrator } from '../../domain/accounts/members/first-administrator.ts';
import { describeEntry } from '../../domain/accounts/must-first.ts';
import { changeOwnPassword } from '../../domain/accounts/passwords/change-password.ts';
import { signOut } from '../../domain/accounts/sessions/sign-out.ts';
import { signIn } from '../../domain/accounts/signing-in/sign-in.ts';
import { networkOf } from '../../domain/limits/network.ts';
import { countAttempt } from '../../domain/limits/rate-limit.ts';
import type { Services } from '../../domain/services.ts';
import { access, bearerToken } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json, okSchema, signedInSchema, staffSchema, withBody } from '../schemas.ts';
import { originOf } from './origin.ts';

const SETUP_ATTEMPTS = { attempts: 10, windowMs: 15 * 60_000 };

/** Signing in and out (specification, section 7). */
export function authRoutes(services: Services) {
  const { auth, db } = services;
  return newRoutes()
    .openapi(
      createRoute({
        ...access(services, 'public'),
        method: 'post',
        path: '/auth/login',
        summary: 'Sign in',
        tags: ['Accounts'],
        request: withBody(
          z.strictObject({
            email: z.string().max(300),
            password: z.string().max(300),
            code: z.string().max(40).optional().openapi({
              description:
                'Of the authenticator app, or a recovery code; asked for by a 401 with `totpRequired: true`',
            }),
          }),
        ),
        responses: {
          200: {
            description: 'Signed in',
            content: json(signedInSchema),
          },
          ...errorResponses(400, 401, 403, 409, 415, 429),
        },
      }),
      async (c) => {
        const from = originOf(c, services.now());
        const result = await signIn(auth, db, c.req.valid('json'), from, services.secondFactor);
        c.set('signedIn', result.token);
        return c.json({ ...result, message: describeEntry(result.user)[c.get('language')] }, 200);
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'own'),
        method: 'get',
        path: '/auth/verify',
        summary: 'Who the token belongs to',
        tags: ['Accounts'],
        responses: {
          200: { description: 'The token is valid', content: json(staffSchema) },
          ...errorResponses(401),
        },
      }),
      (c) => c.json(c.get('acting').by, 200),
    )
    .openapi(
      createRoute({
        ...access(services, 'public'),
        method: 'post',
        path: '/auth/logout',
        summary: 'End the session of the token',
        tags: ['Accounts'],
        responses: { 200: { description: 'Ended', content: json(okSchema) } },
      }),
      async (c) => {
        const token = bearerToken(c.req.header('Authorization'));
        if (token) await signOut(db, token, services.now());
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'own'),
        method: 'put',
        path: '/auth/password',
        summary: 'Choose one’s own password; all sessions end',
        tags: ['Accounts'],
        request: withBody(
          z.strictObject({ current: z.string().max(300), password: z.string().max(300) }),
        ),
        responses: {
          200: { description: 'Changed', content: json(okSchema) },
          ...errorResponses(400, 401, 415, 429),
        },
      }),
      async (c) => {
        const { current, password } = c.req.valid('json');
        await changeOwnPassword(auth, db, { current, password }, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'public'),
        method: 'post',
        path: '/auth/setup',
        summary: 'Create the first administrator with the token of the one-time link',
        tags: ['Accounts'],
        request: withBody(
          z.strictObject({
            token: z.string().max(100),
            name: z.string().max(300),
            email: z.string().max(300),
            password: z.string().max(300),
          }),
        ),
        responses: {
          200: { description: 'Created', content: json(okSchema) },
          ...errorResponses(400, 403, 415, 429),
        },
      }),
      async (c) => {
        const network = networkOf(c.get('clientAddress'));
        await countAttempt(db, `setup:${network}`, SETUP_ATTEMPTS, services.now());
        await createFirstAdministrator(auth, db, c.req.valid('json'), services.now());
        return c.json({ ok: true } as const, 200);
      },
    );
}
