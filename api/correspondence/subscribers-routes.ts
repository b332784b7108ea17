import { createRoute, z } from '@hono/zod-openapi';
import {
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
} from '../../domain/newsletter/manage-subscribers.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { idParams, json, langSchema, okSchema, pagingQuery } from '../schemas.ts';

const subscriberSchema = z
  .object({ id: z.string(), email: z.string(), language: langSchema, confirmedAt: z.string() })
  .openapi('Subscriber');

/** The addresses of the newsletter: personal data, for administrators alone. */
export function subscribersRoutes(services: Services) {
  const { db } = services;
  const tags = ['Newsletter'];
  const rule = access(services, 'admin');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/newsletter/subscribers',
        summary: 'Confirmed subscribers, newest first',
        tags,
        request: {
          query: pagingQuery.extend({
            search: z.string().max(200).optional(),
            language: langSchema.optional(),
          }),
        },
        responses: {
          200: {
            description: 'Subscribers',
            content: json(z.object({ subscribers: z.array(subscriberSchema), total: z.number() })),
          },
          ...errorResponses(400, 401, 403),
        },
      }),
      async (c) => c.json(await listSubscribers(db, c.req.valid('query')), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/newsletter/subscribers/{id}',
        summary: 'Remove a subscriber for good',
        tags,
        request: { params: idParams },
        responses: {
          200: { description: 'Removed', content: json(okSchema) },
          ...errorResponses(401, 403, 404),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        await removeSubscriber(db, c.req.valid('param').id, acting);
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        // Not a GET, since the audit log records the export of the addresses.
        method: 'post',
        path: '/newsletter/subscribers/export',
        summary: 'All confirmed subscribers as CSV',
        tags,
        responses: {
          200: { description: 'A CSV file', content: json(z.object({ csv: z.string() })) },
          ...errorResponses(401, 403),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        return c.json({ csv: await exportSubscribers(db, acting) }, 200);
      },
    );
}
