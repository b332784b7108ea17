import { createRoute, z } from '@hono/zod-openapi';
import { listBin } from '../../domain/content/reading/bin.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { bilingualSchema, json, pagingQuery } from '../schemas.ts';

const binnedSchema = z
  .object({
    type: z.string().openapi({ description: 'The name of a content type, or media' }),
    id: z.string(),
    title: bilingualSchema,
    slug: z.string().nullable().openapi({
      description:
        'The last part of its address, which it gets again if that is free; null for media',
    }),
    deletedAt: z.string(),
    deletedBy: z.string().nullable(),
    endsAt: z.string().openapi({ description: 'When it leaves the bin for good' }),
  })
  .openapi('Binned');

/** The deleted entries and media that can be brought back. */
export function binRoutes(services: Services) {
  return newRoutes().openapi(
    createRoute({
      ...access(services, 'staff'),
      method: 'get',
      path: '/bin',
      summary: 'What lies in the bin and may be brought back, what was deleted last first',
      tags: ['Content'],
      request: { query: pagingQuery },
      responses: {
        200: {
          description: 'Entries and media',
          content: json(z.object({ binned: z.array(binnedSchema), total: z.number() })),
        },
        ...errorResponses(400, 401),
      },
    }),
    async (c) => c.json(await listBin(services.db, c.get('acting').by, c.req.valid('query')), 200),
  );
}
