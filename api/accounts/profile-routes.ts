import { createRoute, z } from '@hono/zod-openapi';
import {
  changeOwnProfile,
  getOwnProfile,
  listStaffNames,
} from '../../domain/accounts/members/own-profile.ts';
import { ADMIN_LANGUAGES } from '../../domain/accounts/staff-member.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json, withBody } from '../schemas.ts';

const language = z.enum(ADMIN_LANGUAGES);
const profileSchema = z
  .object({ name: z.string(), language: language.nullable() })
  .openapi('Profile');

/** One's own name and language, and the names of colleagues. */
export function profileRoutes(services: Services) {
  const { db } = services;
  const own = access(services, 'own');
  return newRoutes()
    .openapi(
      createRoute({
        ...own,
        method: 'get',
        path: '/auth/profile',
        summary: 'One’s own name, and the language of the admin',
        tags: ['Accounts'],
        responses: {
          200: { description: 'The profile', content: json(profileSchema) },
          ...errorResponses(401),
        },
      }),
      async (c) => c.json(await getOwnProfile(db, c.get('acting').by.id), 200),
    )
    .openapi(
      createRoute({
        ...own,
        method: 'put',
        path: '/auth/profile',
        summary: 'Change one’s own name, or the language of the admin',
        tags: ['Accounts'],
        request: withBody(
          z.strictObject({
            name: z.string().max(300).optional(),
            language: language.optional(),
          }),
        ),
        responses: {
          200: { description: 'The profile', content: json(profileSchema) },
          ...errorResponses(400, 401, 415),
        },
      }),
      async (c) => c.json(await changeOwnProfile(db, c.req.valid('json'), c.get('acting')), 200),
    )
    .openapi(
      createRoute({
        ...access(services, 'staff'),
        method: 'get',
        path: '/staff-names',
        summary: 'The names of colleagues, by e-mail address',
        tags: ['Accounts'],
        responses: {
          200: {
            description: 'All accounts, also those that are disabled',
            content: json(z.array(z.object({ email: z.string(), name: z.string() }))),
          },
          ...errorResponses(401),
        },
      }),
      async (c) => c.json(await listStaffNames(db), 200),
    );
}
