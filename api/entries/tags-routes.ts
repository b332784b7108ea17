import { createRoute, z } from '@hono/zod-openapi';
import { listEntryTags } from '../../domain/content/reading/tags.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { bilingualSchema, json } from '../schemas.ts';
import { getType, typeParams } from './content-type-params.ts';

/** The tags of entries. */
export function tagsRoutes(services: Services) {
  return newRoutes().openapi(
    createRoute({
      ...access(services, 'staff'),
      method: 'get',
      path: '/content/{type}/tags',
      summary: 'The tags that entries of a type have, those in use most first',
      tags: ['Content'],
      request: { params: typeParams },
      responses: {
        200: {
          description: 'Tags; none where the type has none',
          content: json(
            z.object({ tags: z.array(z.object({ name: bilingualSchema, count: z.number() })) }),
          ),
        },
        ...errorResponses(401, 404),
      },
    }),
    async (c) => {
      const type = getType(c.req.valid('param').type);
      return c.json({ tags: await listEntryTags(services.db, type) }, 200);
    },
  );
}
