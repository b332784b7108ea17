import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { needsSecondFactor } from '../../domain/accounts/must-first.ts';
import { hasPasskeys } from '../../domain/accounts/passkeys/has-passkeys.ts';
import {
  beginTotp,
  confirmTotp,
  disableOwnTotp,
  renewRecoveryCodes,
  resetTotp,
  usesTotp,
} from '../../domain/accounts/second-step/authenticator.ts';
import type { Services } from '../../domain/services.ts';
import { access, bearerToken } from '../access.ts';
import { type ApiEnv, newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { idParams, json, okSchema, withBody, withPassword } from '../schemas.ts';

const codes = z.array(z.string()).openapi({ description: 'Each signs in once; shown only now' });

/** Signing in with an authenticator app (RFC 6238). POST /auth/login then needs `code`, too. */
export function totpRoutes(services: Services) {
  const { auth, db } = services;
  const tags = ['Accounts'];
  const rule = access(services, 'own');
  const callerOf = (c: Context<ApiEnv>) => ({
    acting: c.get('acting'),
    token: bearerToken(c.req.header('Authorization')) ?? '',
  });
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/auth/totp',
        summary: 'Whether one’s own sign-in needs a code',
        tags,
        responses: {
          200: {
            description: 'The state',
            content: json(
              z.object({
                enabled: z.boolean(),
                required: z.boolean().openapi({ description: 'It cannot be turned off' }),
              }),
            ),
          },
          ...errorResponses(401),
        },
      }),
      async (c) => {
        const { id, role } = c.get('acting').by;
        const isNeeded = needsSecondFactor(services.secondFactor, role);
        const required = isNeeded && !(await hasPasskeys(db, id));
        return c.json({ enabled: await usesTotp(db, id), required }, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/auth/totp',
        summary: 'Begin: a secret for the app; it counts once a code of it is confirmed',
        tags,
        request: withPassword,
        responses: {
          200: {
            description: 'What the app needs',
            content: json(
              z.object({
                secret: z.string().openapi({ description: 'Base 32, to be typed' }),
                uri: z.string().openapi({ description: 'otpauth://…, for a QR code' }),
                recoveryCodes: codes,
              }),
            ),
          },
          ...errorResponses(400, 401, 409, 415, 429),
        },
      }),
      async (c) =>
        c.json(await beginTotp(auth, db, c.req.valid('json').password, callerOf(c)), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/auth/totp/confirm',
        summary: 'Turn it on with a first code; other sessions end and this one gets a new token',
        tags,
        request: withBody(z.strictObject({ code: z.string().max(40) })),
        responses: {
          200: { description: 'On', content: json(z.object({ token: z.string() })) },
          ...errorResponses(400, 401, 409, 415, 429),
        },
      }),
      async (c) => {
        const token = await confirmTotp(auth, db, c.req.valid('json').code, callerOf(c));
        return c.json({ token }, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/auth/totp/recovery-codes',
        summary: 'New recovery codes; the old ones no longer count',
        tags,
        request: withPassword,
        responses: {
          200: { description: 'The codes', content: json(z.object({ recoveryCodes: codes })) },
          ...errorResponses(400, 401, 409, 415, 429),
        },
      }),
      async (c) => {
        const { password } = c.req.valid('json');
        const recoveryCodes = await renewRecoveryCodes(auth, db, password, callerOf(c));
        return c.json({ recoveryCodes }, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/auth/totp/disable',
        summary: 'Turn it off for oneself, where it is not required',
        tags,
        request: withPassword,
        responses: {
          200: { description: 'Off', content: json(okSchema) },
          ...errorResponses(400, 401, 409, 415, 429),
        },
      }),
      async (c) => {
        const { password } = c.req.valid('json');
        await disableOwnTotp(auth, db, password, c.get('acting'), services.secondFactor);
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'admin'),
        method: 'delete',
        path: '/users/{id}/totp',
        summary: 'Turn it off for another account, whose holder has lost the app',
        tags: ['Users'],
        request: { params: idParams },
        responses: {
          200: { description: 'Off', content: json(okSchema) },
          ...errorResponses(401, 403, 404, 409),
        },
      }),
      async (c) => {
        await resetTotp(db, c.req.valid('param').id, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    );
}
