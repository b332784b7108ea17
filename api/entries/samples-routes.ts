import { createRoute, z } from '@hono/zod-openapi';
import { readSamples } from '../../domain/samples/list-samples.ts';
import { removeSamples } from '../../domain/samples/remove-samples.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { bilingualSchema, json } from '../schemas.ts';

const sampleSchema = z.object({ type: z.string(), id: z.string(), title: bilingualSchema });

/** The first content, which a municipality replaces by its own; for administrators. */
export function samplesRoutes(services: Services) {
  const { db } = services;
  const tags = ['Content'];
  const rule = access(services, 'admin');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/samples',
        summary: 'What removing the sample content would take, and what would stay',
        tags,
        responses: {
          200: {
            description: 'Samples',
            content: json(
              z.object({
                entries: z.array(z.object({ type: z.string(), count: z.number() })),
                files: z.number(),
                needed: z.array(sampleSchema).openapi({
                  description: 'The site cannot be without them: they are filled in',
                }),
                changed: z.array(sampleSchema).openapi({
                  description: 'First content that staff have changed since',
                }),
              }),
            ),
          },
          ...errorResponses(401, 403),
        },
      }),
      async (c) => c.json(await readSamples(db), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/samples/remove',
        summary: 'Move the sample content that nobody has changed to the bin, or none of it',
        tags,
        responses: {
          200: {
            description: 'What went, and what stays with the reason',
            content: json(
              z.object({
                entries: z.number(),
                files: z.number(),
                kept: z.array(sampleSchema.extend({ reason: bilingualSchema })),
              }),
            ),
          },
          ...errorResponses(401, 403, 409),
        },
      }),
      async (c) => c.json(await removeSamples(db, c.get('acting')), 200),
    );
}
