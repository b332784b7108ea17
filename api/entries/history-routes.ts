import { createRoute, z } from '@hono/zod-openapi';
import { nameVersion } from '../../domain/content/acts/name-version.ts';
import { MAX_VERSION_NAME_LENGTH } from '../../domain/content/model/version-name.ts';
import { getVersion, listVersions } from '../../domain/content/reading/history.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json, langSchema, okSchema, pagingQuery, withBody } from '../schemas.ts';
import { entryParams, getType } from './content-type-params.ts';

const versionSchema = z
  .object({
    version: z.number(),
    name: z.string(),
    savedAt: z.string(),
    savedBy: z.string().nullable(),
    publishedAt: z.string().nullable(),
    publishedIn: z.array(langSchema),
    publicIn: z.array(langSchema),
    isOffSite: z.boolean(),
  })
  .openapi('Version');

const versionParams = entryParams.extend({
  version: z.coerce.number().int().min(1).max(1_000_000_000),
});

/** The history of an entry: every save of it. */
export function historyRoutes(services: Services) {
  const { db } = services;
  const tags = ['Content'];
  const rule = access(services, 'staff');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/content/{type}/{id}/history',
        summary: 'The versions of an entry, newest first',
        tags,
        request: { params: entryParams, query: pagingQuery },
        responses: {
          200: {
            description: 'Versions',
            content: json(z.object({ versions: z.array(versionSchema), total: z.number() })),
          },
          ...errorResponses(400, 401, 404),
        },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        return c.json(await listVersions(db, getType(type), id, c.req.valid('query')), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/content/{type}/{id}/history/{version}',
        summary: 'A version of an entry with what it said',
        tags,
        request: { params: versionParams },
        responses: {
          200: {
            description: 'The version',
            content: json(
              versionSchema.extend({ slug: z.string(), data: z.record(z.string(), z.any()) }),
            ),
          },
          ...errorResponses(400, 401, 404),
        },
      }),
      async (c) => {
        const { type, id, version } = c.req.valid('param');
        return c.json(await getVersion(db, getType(type), id, version), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/content/{type}/{id}/history/{version}',
        summary: 'Give a version a name, or take it away',
        tags,
        request: {
          params: versionParams,
          ...withBody(z.strictObject({ name: z.string().max(2 * MAX_VERSION_NAME_LENGTH) })),
        },
        responses: {
          200: { description: 'Named', content: json(okSchema) },
          ...errorResponses(400, 401, 403, 404, 415),
        },
      }),
      async (c) => {
        const { type, id, version } = c.req.valid('param');
        const { name } = c.req.valid('json');
        await nameVersion(db, getType(type), id, { version, name }, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    );
}
