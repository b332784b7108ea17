import { createRoute, z } from '@hono/zod-openapi';
import { describeEntry } from '../../domain/accounts/must-first.ts';
import {
  beginPasskeySignIn,
  signInWithPasskey,
} from '../../domain/accounts/passkeys/sign-in-with-passkey.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json, signedInSchema, withBody } from '../schemas.ts';
import { originOf } from './origin.ts';
import { bytes, requestOptionsSchema } from './passkey-schemas.ts';

/** Signing in with a passkey, beside password and app. */
export function passkeySignInRoutes(services: Services) {
  const { auth, db, siteUrl } = services;
  const rule = access(services, 'public');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/auth/passkeys/sign-in/begin',
        summary: 'Begin to sign in with a passkey: what the browser hands to the device',
        tags: ['Accounts'],
        responses: {
          200: { description: 'Options', content: json(requestOptionsSchema) },
          ...errorResponses(409, 429),
        },
      }),
      async (c) => {
        const options = await beginPasskeySignIn(db, siteUrl, originOf(c, services.now()));
        return c.json(options, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/auth/passkeys/sign-in',
        summary: 'Sign in with what the device has signed; it counts as two steps',
        tags: ['Accounts'],
        request: withBody(
          z.strictObject({
            id: bytes(1400),
            clientDataJSON: bytes(4000),
            authenticatorData: bytes(4000),
            signature: bytes(2000),
            userHandle: bytes(100).optional(),
          }),
        ),
        responses: {
          200: { description: 'Signed in', content: json(signedInSchema) },
          ...errorResponses(400, 401, 403, 409, 415),
        },
      }),
      async (c) => {
        const from = originOf(c, services.now());
        const options = { from, siteUrl, rule: services.secondFactor };
        const result = await signInWithPasskey(auth, db, c.req.valid('json'), options);
        c.set('signedIn', result.token);
        return c.json({ ...result, message: describeEntry(result.user)[c.get('language')] }, 200);
      },
    );
}
