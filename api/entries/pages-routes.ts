import { createRoute, z } from '@hono/zod-openapi';
import { deleteEntry } from '../../domain/content/acts/delete-entry.ts';
import { page } from '../../domain/content-types/page.ts';
import {
  createPage,
  getPageForApi,
  listPagesForApi,
  savePage,
} from '../../domain/pages/pages-facade.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { entryState, languageState, publicationInput } from '../publishing/publication-schemas.ts';
import { bilingualSchema, idParams, json, okSchema, withBody } from '../schemas.ts';

const shortSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: bilingualSchema,
  updatedAt: z.string(),
});
const summarySchema = shortSchema
  .extend({
    pending: z
      .object(entryState)
      .optional()
      .openapi({ description: 'Only of a page that is not simply public' }),
  })
  .openapi('PageSummary');
const pageSchema = shortSchema
  .extend({
    ...entryState,
    ...languageState,
    content: bilingualSchema,
    images: z
      .array(z.string())
      .openapi({ description: 'Addresses, as POST /api/upload returns them' }),
    lead: bilingualSchema,
    section: z.enum(['municipality', 'services', 'tourism']).nullable(),
    version: z.number().int(),
  })
  .openapi('Page');
/** A slug and an English title are enough (specification, section 5). */
const inputSchema = z
  .strictObject({
    title: z.strictObject({ el: z.string().optional(), en: z.string() }),
    content: z.strictObject({ el: z.string().optional(), en: z.string().optional() }).optional(),
    slug: z.string(),
    images: z.array(z.string().max(500)).max(50).optional(),
    lead: bilingualSchema.optional(),
    section: z.enum(['municipality', 'services', 'tourism']).nullable().optional(),
    version: z.number().int().optional().openapi({
      description:
        'The version the edit began from; a save on top of a newer one is refused with 409',
    }),
    ...publicationInput,
  })
  .openapi('PageInput');

const body = { ...withBody(inputSchema) };

/** Information pages, in exactly the shapes of the specification, section 7. */
export function pagesRoutes(services: Services) {
  const { db } = services;
  return newRoutes()
    .openapi(
      createRoute({
        ...access(services, 'staff'),
        method: 'get',
        path: '/pages',
        summary: 'All pages',
        tags: ['Pages'],
        responses: {
          200: {
            description: 'The pages, last changed first',
            content: json(z.array(summarySchema)),
          },
          ...errorResponses(401),
        },
      }),
      async (c) => c.json(await listPagesForApi(db), 200),
    )
    .openapi(
      createRoute({
        ...access(services, 'staff'),
        method: 'get',
        path: '/pages/{id}',
        summary: 'One page',
        tags: ['Pages'],
        request: { params: idParams },
        responses: {
          200: { description: 'The page', content: json(pageSchema) },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => c.json(await getPageForApi(db, c.req.valid('param').id), 200),
    )
    .openapi(
      createRoute({
        ...access(services, 'staff'),
        method: 'post',
        path: '/pages',
        summary:
          'Create a page; it is public at its slug at once unless `publish` or `publishAt` say otherwise',
        tags: ['Pages'],
        request: body,
        responses: {
          201: { description: 'The page as stored', content: json(pageSchema) },
          ...errorResponses(400, 401, 409, 413, 415),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { reason, ...input } = c.req.valid('json');
        return c.json(await createPage(db, input, { ...acting, reason }), 201);
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'staff'),
        method: 'put',
        path: '/pages/{id}',
        summary: 'Save a page; what is left out stays as it was',
        tags: ['Pages'],
        request: { params: idParams, ...body },
        responses: {
          200: { description: 'The page as stored', content: json(pageSchema) },
          ...errorResponses(400, 401, 404, 409, 413, 415),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { reason, ...input } = c.req.valid('json');
        return c.json(
          await savePage(db, c.req.valid('param').id, input, { ...acting, reason }),
          200,
        );
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'staff'),
        method: 'delete',
        path: '/pages/{id}',
        summary:
          'Delete a page; refused with 409 and `uses` where the site leads to it; POST /api/content/page/{id}/restore brings it back',
        tags: ['Pages'],
        request: { params: idParams },
        responses: {
          200: { description: 'Deleted', content: json(okSchema) },
          ...errorResponses(401, 404, 409),
        },
      }),
      async (c) => {
        await deleteEntry(db, page, c.req.valid('param').id, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    );
}
