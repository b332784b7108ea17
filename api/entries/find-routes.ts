import { createRoute, z } from '@hono/zod-openapi';
import { findForStaff } from '../../domain/content/reading/find-for-staff.ts';
import { findPlaces } from '../../domain/content/reading/find-places.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { bilingualSchema, json } from '../schemas.ts';

const foundSchema = z
  .object({
    type: z.string(),
    id: z.string(),
    title: bilingualSchema,
    path: z.string().nullable(),
    isPublic: z.boolean(),
  })
  .openapi('FoundEntry');

const placeSchema = z
  .object({
    path: z.string(),
    title: bilingualSchema,
    type: z.string().nullable().openapi({ description: 'null for a screen of the site' }),
    isPublic: z.boolean(),
  })
  .openapi('Place');

/** The search over everything that staff may change, and over everything to which something can lead. */
export function findRoutes(services: Services) {
  return newRoutes()
    .openapi(
      createRoute({
        ...access(services, 'staff'),
        method: 'get',
        path: '/find',
        summary:
          'Entries of every type with those words, drafts included; at most five of each type',
        tags: ['Content'],
        request: { query: z.strictObject({ search: z.string().max(200).default('') }) },
        responses: {
          200: { description: 'Entries', content: json(z.array(foundSchema)) },
          ...errorResponses(400, 401),
        },
      }),
      async (c) =>
        c.json(
          await findForStaff(services.db, c.req.valid('query').search, c.get('acting').by),
          200,
        ),
    )
    .openapi(
      createRoute({
        ...access(services, 'staff'),
        method: 'get',
        path: '/places',
        summary: 'Places of the site with those words: screens, then entries with an address',
        tags: ['Content'],
        request: { query: z.strictObject({ search: z.string().max(200).default('') }) },
        responses: {
          200: { description: 'Places', content: json(z.array(placeSchema)) },
          ...errorResponses(400, 401),
        },
      }),
      async (c) =>
        c.json(await findPlaces(services.db, c.req.valid('query').search, c.get('acting').by), 200),
    );
}
