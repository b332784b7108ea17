import { createRoute, z } from '@hono/zod-openapi';
import { checkFile, importRedirects } from '../../domain/redirects/import-redirects.ts';
import { exportRedirects, listRedirects } from '../../domain/redirects/list-redirects.ts';
import {
  changeRedirect,
  createRedirect,
  deleteRedirect,
} from '../../domain/redirects/save-redirects.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import {
  bilingualSchema,
  idParams,
  json,
  okSchema,
  orNull,
  pagingQuery,
  withBody,
} from '../schemas.ts';

const redirectSchema = z
  .object({
    id: z.string(),
    from: z.string(),
    to: z.string(),
    title: orNull(bilingualSchema),
    status: z.union([z.literal(301), z.literal(302)]),
    note: z.string(),
    version: z.number(),
    problem: z.enum(['unused', 'nowhere']).nullable().openapi({
      description:
        '`unused`: a page answers there now; `nowhere`: nothing public is where it leads',
    }),
    updatedAt: z.string(),
    updatedBy: z.string().nullable(),
  })
  .openapi('Redirect');

const inputSchema = z.strictObject({
  from: z.string().max(2000).openapi({
    description: '`/old` whatever follows a question mark, or `/old?id=5` with exactly this query',
  }),
  to: z.string().max(2000).openapi({ description: 'A path of this site, or an https address' }),
  status: z.enum(['301', '302']).default('301'),
  note: z.string().max(2000).default(''),
});
const csv = z.string().max(900_000);

const fileSchema = z
  .object({
    good: z.number(),
    known: z.number(),
    bad: z.number(),
    problems: z.array(
      z.object({ line: z.number(), column: z.number(), cell: z.string(), text: bilingualSchema }),
    ),
    examples: z.array(z.object({ line: z.number(), from: z.string(), to: z.string() })),
  })
  .openapi('CheckedRedirects');

/** Where staff lead visitors from addresses at which there is nothing. */
export function redirectsRoutes(services: Services) {
  const { db, siteUrl } = services;
  const tags = ['Redirects'];
  const rule = access(services, 'staff');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/redirects',
        summary: 'Redirects, changed last first',
        tags,
        request: { query: pagingQuery.extend({ search: z.string().max(200).optional() }) },
        responses: {
          200: {
            description: 'Redirects',
            content: json(z.object({ redirects: z.array(redirectSchema), total: z.number() })),
          },
          ...errorResponses(400, 401),
        },
      }),
      async (c) => c.json(await listRedirects(db, c.req.valid('query')), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/redirects',
        summary: 'Add a redirect',
        tags,
        request: withBody(inputSchema),
        responses: {
          201: { description: 'Added', content: json(z.object({ id: z.string() })) },
          ...errorResponses(400, 401, 403),
        },
      }),
      async (c) =>
        c.json(await createRedirect(db, c.req.valid('json'), siteUrl, c.get('acting')), 201),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/redirects/{id}',
        summary: 'Change a redirect',
        tags,
        request: {
          params: idParams,
          ...withBody(inputSchema.extend({ version: z.number().int().min(1) })),
        },
        responses: {
          200: { description: 'Changed', content: json(okSchema) },
          ...errorResponses(400, 401, 403, 404, 409),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        await changeRedirect(db, id, c.req.valid('json'), siteUrl, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/redirects/{id}',
        summary: 'Delete a redirect',
        tags,
        request: { params: idParams },
        responses: {
          200: { description: 'Deleted', content: json(okSchema) },
          ...errorResponses(401, 403, 404),
        },
      }),
      async (c) => {
        await deleteRedirect(db, c.req.valid('param').id, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/redirects/csv',
        summary: 'All redirects as CSV',
        tags,
        responses: {
          200: { description: 'A CSV file', content: json(z.object({ csv: z.string() })) },
          ...errorResponses(401),
        },
      }),
      async (c) => c.json({ csv: await exportRedirects(db) }, 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/redirects/check',
        summary: 'What would become of a CSV file; nothing is stored',
        tags,
        request: withBody(z.strictObject({ csv })),
        responses: {
          200: { description: 'Its lines', content: json(fileSchema) },
          ...errorResponses(400, 401, 413),
        },
      }),
      async (c) => c.json(await checkFile(db, c.req.valid('json').csv, siteUrl), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/redirects/import',
        summary: 'Add the redirects of a CSV file, all of them or only the lines without a problem',
        tags,
        request: withBody(z.strictObject({ csv, onlyGood: z.boolean().default(false) })),
        responses: {
          200: { description: 'What was added', content: json(fileSchema) },
          ...errorResponses(400, 401, 403, 413),
        },
      }),
      async (c) =>
        c.json(await importRedirects(db, c.req.valid('json'), siteUrl, c.get('acting')), 200),
    );
}
