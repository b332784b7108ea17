import { createRoute, z } from '@hono/zod-openapi';
import { atVersion } from '../../domain/content/acts/at-version.ts';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { deleteEntry } from '../../domain/content/acts/delete-entry.ts';
import { cancelPlan } from '../../domain/content/acts/due/cancel-plan.ts';
import { reorderEntries } from '../../domain/content/acts/reorder-entries.ts';
import { restoreEntry } from '../../domain/content/acts/restore-entry.ts';
import { saveEntry } from '../../domain/content/acts/save-entry.ts';
import { unpublishEntry } from '../../domain/content/acts/unpublish-entry.ts';
import {
  getForStaff,
  listForStaff,
  listReferenceOptions,
} from '../../domain/content/reading/staff-entries.ts';
import type { Db, Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { entrySchema, publicationInput } from '../publishing/publication-schemas.ts';
import {
  bilingualSchema,
  json,
  keptInput,
  langSchema,
  okSchema,
  wholeNumber,
  withBody,
} from '../schemas.ts';
import { entryParams, getType, typeParams } from './content-type-params.ts';
import { staffQuerySchema, toStaffQuery } from './staff-query.ts';

/**
 * Read by the content type's own schema, which names what it does not know. A record of zod's would drop a field named
 * `__proto__` before, and nobody would be told.
 */
const dataSchema = z
  .custom<Record<string, unknown>>(
    (data) => typeof data === 'object' && data !== null && !Array.isArray(data),
  )
  .openapi({ type: 'object', additionalProperties: {} });

const inputSchema = z
  .strictObject({
    slug: z.string().max(200).optional().openapi({ description: 'Left out: made from the title' }),
    data: dataSchema,
    version: z.number().int().optional(),
    kept: keptInput,
    ...publicationInput,
  })
  .openapi('EntryInput');

/** For acts on entries as somebody has seen them in a list. */
const seenVersion = {
  version: wholeNumber(0, 1_000_000_000).optional().openapi({
    description: 'Refused with 409 and `current` when somebody else saved since',
  }),
};

const input = { required: true, content: json(inputSchema) };

/** Entries of every content type, by the type's definition. */
export function contentRoutes(services: Services) {
  const { db } = services;
  const tags = ['Content'];
  const rule = access(services, 'staff');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/content/{type}',
        summary: 'Entries of a type, drafts included',
        tags,
        request: {
          params: typeParams,
          query: staffQuerySchema,
        },
        responses: {
          200: {
            description: 'Entries',
            content: json(z.object({ entries: z.array(entrySchema), total: z.number() })),
          },
          ...errorResponses(400, 401, 404),
        },
      }),
      async (c) => {
        const type = getType(c.req.valid('param').type);
        const asked = toStaffQuery(c.req.valid('query'), c.get('acting'));
        return c.json(await listForStaff(db, type, asked), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/content/{type}/options',
        summary: 'Slug and title of every entry, for references',
        tags,
        request: { params: typeParams },
        responses: {
          200: {
            description: 'Options',
            content: json(z.array(z.object({ slug: z.string(), title: bilingualSchema }))),
          },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => c.json(await listReferenceOptions(db, getType(c.req.valid('param').type)), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/content/{type}/order',
        summary: 'Put entries in order',
        description:
          'Entries that are left out stand behind the others. An id that is none, as of an entry that somebody has deleted meanwhile, is passed over.',
        tags,
        request: {
          params: typeParams,
          ...withBody(z.strictObject({ ids: z.array(z.string().max(100)).max(1000) })),
        },
        responses: {
          200: { description: 'Ordered', content: json(okSchema) },
          ...errorResponses(400, 401, 403, 404, 415),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        await reorderEntries(
          db,
          getType(c.req.valid('param').type),
          c.req.valid('json').ids,
          acting,
        );
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/content/{type}/{id}',
        summary: 'One entry with its working copy',
        tags,
        request: { params: entryParams },
        responses: {
          200: { description: 'The entry', content: json(entrySchema) },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        return c.json(await getForStaff(db, getType(type), id), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/content/{type}',
        summary: 'Create an entry',
        tags,
        request: { params: typeParams, body: input },
        responses: {
          201: { description: 'The entry as stored', content: json(entrySchema) },
          ...errorResponses(400, 401, 403, 404, 409, 413, 415),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const type = getType(c.req.valid('param').type);
        const { reason, ...input } = c.req.valid('json');
        return c.json(await createEntry(db, type, input, { ...acting, reason }), 201);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/content/{type}/{id}',
        summary:
          'Save an entry; with `version`, refused with 409 and `current` when somebody else saved since',
        tags,
        request: { params: entryParams, body: input },
        responses: {
          200: { description: 'The entry as stored', content: json(entrySchema) },
          ...errorResponses(400, 401, 403, 404, 409, 413, 415),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { type, id } = c.req.valid('param');
        const { reason, ...input } = c.req.valid('json');
        return c.json(await saveEntry(db, getType(type), id, input, { ...acting, reason }), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/content/{type}/{id}',
        summary: 'Move an entry to the bin',
        tags,
        request: { params: entryParams, query: z.strictObject(seenVersion) },
        responses: {
          200: { description: 'Deleted', content: json(okSchema) },
          ...errorResponses(400, 401, 403, 404, 409),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { type, id } = c.req.valid('param');
        const seen = { type: getType(type), id, ...c.req.valid('query') };
        await atVersion(db, seen, (tx) => deleteEntry(tx, seen.type, id, acting));
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/content/{type}/{id}/restore',
        summary: 'Bring an entry back from the bin',
        tags,
        request: { params: entryParams },
        responses: {
          200: { description: 'The entry', content: json(entrySchema) },
          ...errorResponses(401, 403, 404, 409),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { type, id } = c.req.valid('param');
        return c.json(await restoreEntry(db, getType(type), id, acting), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/content/{type}/{id}/unpublish',
        summary: 'Take an entry off the site, or one language of it; a draft only loses its plan',
        tags,
        request: {
          params: entryParams,
          query: z.strictObject({ language: langSchema.optional(), ...seenVersion }),
        },
        responses: {
          200: { description: 'The entry', content: json(entrySchema) },
          ...errorResponses(400, 401, 403, 404, 409),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { type, id } = c.req.valid('param');
        const { language, version } = c.req.valid('query');
        const seen = { type: getType(type), id, version };
        const act = (tx: Db) => unpublishEntry(tx, seen.type, id, acting, language);
        return c.json(await atVersion(db, seen, act), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/content/{type}/{id}/cancel-plan',
        summary: 'End the planned publication of an entry; its working copy stays',
        tags,
        request: { params: entryParams },
        responses: {
          200: { description: 'The entry', content: json(entrySchema) },
          ...errorResponses(401, 403, 404),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { type, id } = c.req.valid('param');
        return c.json(await cancelPlan(db, getType(type), id, acting), 200);
      },
    );
}
