import { createRoute, z } from '@hono/zod-openapi';
import { addPasskey, beginPasskey } from '../../domain/accounts/passkeys/add-passkey.ts';
import {
  listPasskeys,
  removeOwnPasskey,
  removePasskeysOf,
} from '../../domain/accounts/passkeys/own-passkeys.ts';
import { passkeySite } from '../../domain/accounts/passkeys/passkey-site.ts';
import type { Services } from '../../domain/services.ts';
import { access, bearerToken } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { idParams, json, okSchema, withBody, withPassword } from '../schemas.ts';
import { originOf } from './origin.ts';
import { bytes, creationOptionsSchema } from './passkey-schemas.ts';

const passkeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    isSynced: z.boolean().openapi({ description: 'Kept by a service on several devices' }),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .openapi('Passkey');

/** One's own passkeys (Web Authentication, level 3). Signing in with one is in passkey-sign-in-routes.ts. */
export function passkeysRoutes(services: Services) {
  const { auth, db, siteUrl } = services;
  const tags = ['Accounts'];
  const rule = access(services, 'own');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/auth/passkeys',
        summary: 'One’s own passkeys, oldest first',
        tags,
        responses: {
          200: {
            description: 'Passkeys',
            content: json(
              z.object({
                isAvailable: z.boolean().openapi({ description: 'False at a bare IP address' }),
                passkeys: z.array(passkeySchema),
              }),
            ),
          },
          ...errorResponses(401),
        },
      }),
      async (c) => {
        const passkeys = await listPasskeys(db, c.get('acting').by.id);
        return c.json({ isAvailable: passkeySite(siteUrl) !== undefined, passkeys }, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/auth/passkeys/begin',
        summary: 'Begin to add a passkey, with the password: what the browser hands to the device',
        tags,
        request: withPassword,
        responses: {
          200: { description: 'Options', content: json(creationOptionsSchema) },
          ...errorResponses(400, 401, 403, 409, 415, 429),
        },
      }),
      async (c) => {
        const caller = { acting: c.get('acting'), siteUrl };
        return c.json(await beginPasskey(auth, db, c.req.valid('json').password, caller), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/auth/passkeys',
        summary: 'Add the passkey that the device made; this session gets a new token',
        tags,
        request: withBody(
          z.strictObject({
            name: z.string().max(300),
            passkey: z.strictObject({
              id: bytes(1400),
              clientDataJSON: bytes(4000),
              attestationObject: bytes(8000),
              transports: z.array(z.string().max(32)).max(10).optional(),
            }),
          }),
        ),
        responses: {
          200: {
            description: 'Added',
            content: json(z.object({ passkeys: z.array(passkeySchema), token: z.string() })),
          },
          ...errorResponses(400, 401, 403, 409, 415),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const token = bearerToken(c.req.header('Authorization')) ?? '';
        const caller = { acting, token, siteUrl, from: originOf(c, acting.now) };
        return c.json(await addPasskey(auth, db, c.req.valid('json'), caller), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/auth/passkeys/{id}/remove',
        summary: 'Remove one of one’s own passkeys, with the password; other sessions end',
        tags,
        request: { params: idParams, ...withPassword },
        responses: {
          200: { description: 'Removed', content: json(okSchema) },
          ...errorResponses(400, 401, 404, 409, 415, 429),
        },
      }),
      async (c) => {
        const removal = { id: c.req.valid('param').id, password: c.req.valid('json').password };
        const token = bearerToken(c.req.header('Authorization')) ?? '';
        const caller = { acting: c.get('acting'), token, rule: services.secondFactor };
        await removeOwnPasskey(auth, db, removal, caller);
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'admin'),
        method: 'delete',
        path: '/users/{id}/passkeys',
        summary: 'Remove the passkeys of another account, whose holder has lost them',
        tags: ['Users'],
        request: { params: idParams },
        responses: {
          200: { description: 'Removed', content: json(okSchema) },
          ...errorResponses(401, 403, 404, 409),
        },
      }),
      async (c) => {
        await removePasskeysOf(db, c.req.valid('param').id, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    );
}
