import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { changeUser } from '../../domain/accounts/members/change-user.ts';
import { createUser } from '../../domain/accounts/members/create-user.ts';
import { listUsers } from '../../domain/accounts/members/read-users.ts';
import { setPassword } from '../../domain/accounts/passwords/change-password.ts';
import type { PasswordGiver } from '../../domain/accounts/passwords/first-password.ts';
import { ROLES } from '../../domain/accounts/staff-member.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { type ApiEnv, newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { idParams, json, withBody } from '../schemas.ts';

const role = z.enum(ROLES);
const userSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role,
    disabled: z.boolean(),
    totp: z.boolean().openapi({ description: 'Signs in with a code of an app, too' }),
    passkeys: z.number().openapi({ description: 'How many passkeys sign in to it' }),
    firstPasswordExpiresAt: z.string().nullable().openapi({
      description: 'Until when a password that an administrator gave may be used; null once chosen',
    }),
    lastSignedInAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .openapi('User');

/** Accounts of staff; administrators alone. */
export function usersRoutes(services: Services) {
  const { auth, db } = services;
  const tags = ['Users'];
  const rule = access(services, 'admin');
  const giverOf = (c: Context<ApiEnv>): PasswordGiver => ({
    ...c.get('acting'),
    firstPasswordDays: services.firstPasswordDays,
  });
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/users',
        summary: 'All accounts',
        tags,
        responses: {
          200: { description: 'Accounts by e-mail address', content: json(z.array(userSchema)) },
          ...errorResponses(401, 403),
        },
      }),
      async (c) => c.json(await listUsers(db), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/users',
        summary: 'Create an account; the password is for the first sign-in alone',
        tags,
        request: withBody(
          z.strictObject({
            name: z.string().max(300),
            email: z.string().max(300),
            password: z.string().max(300),
            role: role.default('editor'),
          }),
        ),
        responses: {
          201: { description: 'The account', content: json(userSchema) },
          ...errorResponses(400, 401, 403, 409, 415),
        },
      }),
      async (c) => c.json(await createUser(auth, db, c.req.valid('json'), giverOf(c)), 201),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/users/{id}',
        summary: 'Change name or role, disable or enable; disabling ends sessions',
        tags,
        request: {
          params: idParams,
          ...withBody(
            z.strictObject({
              name: z.string().max(300).optional(),
              role: role.optional(),
              disabled: z.boolean().optional(),
            }),
          ),
        },
        responses: {
          200: { description: 'The account', content: json(userSchema) },
          ...errorResponses(400, 401, 403, 404, 409, 415),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        return c.json(
          await changeUser(db, c.req.valid('param').id, c.req.valid('json'), acting),
          200,
        );
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/users/{id}/password',
        summary: 'Give another account a password for its next sign-in; its sessions end',
        tags,
        request: {
          params: idParams,
          ...withBody(z.strictObject({ password: z.string().max(300) })),
        },
        responses: {
          200: { description: 'The account', content: json(userSchema) },
          ...errorResponses(400, 401, 403, 404, 409, 415),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const { password } = c.req.valid('json');
        return c.json(await setPassword(auth, db, id, password, giverOf(c)), 200);
      },
    );
}
