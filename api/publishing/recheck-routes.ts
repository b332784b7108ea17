import { createRoute, z } from '@hono/zod-openapi';
import { listToRecheck } from '../../domain/content/reading/to-recheck.ts';
import type { Services } from '../../domain/services.ts';
import { dayInGreece } from '../../domain/time/greek-time.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { bilingualSchema, json, pagingQuery } from '../schemas.ts';

const toRecheckSchema = z
  .object({
    type: z.string(),
    id: z.string(),
    title: bilingualSchema,
    recheckOn: z.string(),
    checkedAt: z.string().nullable(),
    checkedBy: z.string().nullable(),
  })
  .openapi('EntryToRecheck');

/** What is to be looked through, of all types. */
export function recheckRoutes(services: Services) {
  return newRoutes().openapi(
    createRoute({
      ...access(services, 'staff'),
      method: 'get',
      path: '/recheck',
      summary: 'Public entries that are to be looked through by today, the longest waiting first',
      tags: ['Content'],
      request: { query: pagingQuery },
      responses: {
        200: {
          description: 'Entries',
          content: json(z.object({ entries: z.array(toRecheckSchema), total: z.number() })),
        },
        ...errorResponses(400, 401),
      },
    }),
    async (c) => {
      const { by, now } = c.get('acting');
      const asked = { ...c.req.valid('query'), today: dayInGreece(now) };
      return c.json(await listToRecheck(services.db, by, asked), 200);
    },
  );
}
