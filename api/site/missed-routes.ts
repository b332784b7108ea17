import { createRoute, z } from '@hono/zod-openapi';
import { ignoreMissed, listMissed, MISSED_LISTS } from '../../domain/missed/missed-addresses.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json, okSchema, pagingQuery, withBody } from '../schemas.ts';

const missedSchema = z
  .object({
    address: z.string(),
    path: z.string(),
    times: z.number(),
    firstOn: z.string(),
    lastOn: z.string(),
    linkedFrom: z.string().openapi({ description: 'The page of this site that leads there' }),
  })
  .openapi('MissedAddress');

/** Addresses that visitors asked for and at which there was nothing. */
export function missedRoutes(services: Services) {
  const { db } = services;
  const tags = ['Redirects'];
  const rule = access(services, 'staff');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/missed',
        summary: 'Addresses that were not found, most often first',
        tags,
        request: { query: pagingQuery.extend({ list: z.enum(MISSED_LISTS).default('often') }) },
        responses: {
          200: {
            description: 'Addresses',
            content: json(z.object({ missed: z.array(missedSchema), total: z.number() })),
          },
          ...errorResponses(400, 401),
        },
      }),
      async (c) => c.json(await listMissed(db, c.req.valid('query')), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/missed',
        summary: 'Take an address from the list, or put it back',
        tags,
        request: withBody(
          z.strictObject({ path: z.string().min(1).max(300), isIgnored: z.boolean() }),
        ),
        responses: {
          200: { description: 'Done', content: json(okSchema) },
          ...errorResponses(400, 401, 404),
        },
      }),
      async (c) => {
        const { path, isIgnored } = c.req.valid('json');
        await ignoreMissed(db, path, isIgnored);
        return c.json({ ok: true } as const, 200);
      },
    );
}
