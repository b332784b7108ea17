import { createRoute, z } from '@hono/zod-openapi';
import { findForStaff } from '../domain/content/reading/find-for-staff.ts';
import type { Services } from '../domain/services.ts';
import { access } from './access.ts';
import { newRoutes } from './env.ts';
import { errorResponses } from './errors.ts';
import { bilingualSchema, json } from './schemas.ts';

const foundSchema = z
  .object({
    type: z.string(),
    id: z.string(),
    title: bilingualSchema,
    path: z.string().nullable(),
    isPublic: z.boolean(),
  })
  .openapi('FoundEntry');

/** The search over everything that staff may change. */
export function findRoutes(services: Services) {
  return newRoutes().openapi(
    createRoute({
      ...access(services, 'staff'),
      method: 'get',
      path: '/find',
      summary: 'Entries of every type with those words, drafts included; at most five of each type',
      tags: ['Content'],
      request: { query: z.strictObject({ search: z.string().max(200).default('') }) },
      responses: {
        200: { description: 'Entries', content: json(z.array(foundSchema)) },
        ...errorResponses(400, 401),
      },
    }),
    async (c) =>
      c.json(await findForStaff(services.db, c.req.valid('query').search, c.get('acting').by), 200),
  );
}
