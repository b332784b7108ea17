import { createRoute, z } from '@hono/zod-openapi';
import {
  endOtherSessions,
  endSession,
  endSessionsOf,
} from '../../domain/accounts/sessions/end-sessions.ts';
import { listSessions } from '../../domain/accounts/sessions/list-sessions.ts';
import { WAYS_OF_SESSIONS } from '../../domain/accounts/sessions/way-of-session.ts';
import type { Services } from '../../domain/services.ts';
import { access, bearerToken } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { idParams, json, okSchema, withPassword } from '../schemas.ts';

const sessionSchema = z
  .object({
    id: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().openapi({ description: 'To within a quarter of an hour' }),
    expiresAt: z.string(),
    address: z.string(),
    userAgent: z.string(),
    way: z.enum(WAYS_OF_SESSIONS).optional().openapi({ description: 'How one signed in' }),
    current: z.boolean(),
  })
  .openapi('Session');

/** One's own sessions, and how to end them. */
export function sessionsRoutes(services: Services) {
  const { auth, db } = services;
  return newRoutes()
    .openapi(
      createRoute({
        ...access(services, 'own'),
        method: 'get',
        path: '/auth/sessions',
        summary: 'One’s own sessions, last used first',
        tags: ['Accounts'],
        responses: {
          200: { description: 'Sessions', content: json(z.array(sessionSchema)) },
          ...errorResponses(401),
        },
      }),
      async (c) => {
        const token = bearerToken(c.req.header('Authorization')) ?? '';
        const { by, now } = c.get('acting');
        return c.json(await listSessions(db, by.id, token, now), 200);
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'own'),
        method: 'post',
        path: '/auth/sessions/end-others',
        summary: 'End all of one’s own sessions but this one, with the password',
        tags: ['Accounts'],
        request: withPassword,
        responses: {
          200: { description: 'Ended', content: json(okSchema) },
          ...errorResponses(400, 401, 415, 429),
        },
      }),
      async (c) => {
        const token = bearerToken(c.req.header('Authorization')) ?? '';
        const acting = c.get('acting');
        await endOtherSessions(auth, db, c.req.valid('json').password, { acting, token });
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'own'),
        method: 'post',
        path: '/auth/sessions/{id}/end',
        summary: 'End one of one’s own sessions, with the password',
        tags: ['Accounts'],
        request: { params: idParams, ...withPassword },
        responses: {
          200: { description: 'Ended', content: json(okSchema) },
          ...errorResponses(400, 401, 404, 415, 429),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        await endSession(auth, db, c.req.valid('json').password, {
          id: c.req.valid('param').id,
          acting,
        });
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'admin'),
        method: 'delete',
        path: '/users/{id}/sessions',
        summary: 'Sign another account out everywhere',
        tags: ['Users'],
        request: { params: idParams },
        responses: {
          200: { description: 'Ended', content: json(okSchema) },
          ...errorResponses(401, 403, 404, 409),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        await endSessionsOf(db, c.req.valid('param').id, acting);
        return c.json({ ok: true } as const, 200);
      },
    );
}
