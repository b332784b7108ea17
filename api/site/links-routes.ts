import { createRoute, z } from '@hono/zod-openapi';
import { listBrokenLinks } from '../../domain/links/broken-links.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { bilingualSchema, json, pagingQuery } from '../schemas.ts';

const linkSchema = z
  .object({
    address: z.string().openapi({ description: 'A path of this site, or a whole address' }),
    state: z.enum(['gone', 'unclear']).openapi({
      description: '`gone`: there is nothing; `unclear`: no answer for a week',
    }),
    since: z.string(),
    checkedAt: z.string(),
    uses: z
      .array(z.object({ type: z.string(), id: z.string(), title: bilingualSchema }))
      .openapi({ description: 'The first entries that have it' }),
    useCount: z.number().openapi({ description: 'How many entries have it' }),
  })
  .openapi('BrokenLink');

/** The links of the public site that lead nowhere, as the last night found them. */
export function linksRoutes(services: Services) {
  return newRoutes().openapi(
    createRoute({
      ...access(services, 'staff'),
      method: 'get',
      path: '/links/broken',
      summary: 'Links of public entries that lead nowhere, broken longest first',
      tags: ['Content'],
      request: { query: pagingQuery },
      responses: {
        200: {
          description: 'Links',
          content: json(z.object({ links: z.array(linkSchema), total: z.number() })),
        },
        ...errorResponses(400, 401),
      },
    }),
    async (c) => {
      const { now } = c.get('acting');
      return c.json(await listBrokenLinks(services.db, { ...c.req.valid('query'), now }), 200);
    },
  );
}
