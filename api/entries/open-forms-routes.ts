import { createRoute, z } from '@hono/zod-openapi';
import { endCopies } from '../../domain/open-forms/end-copies.ts';
import { keepCopy } from '../../domain/open-forms/keep-copy.ts';
import { listPresent, noteClosed, noteOpen } from '../../domain/open-forms/presence.ts';
import { getCopy, listCopies } from '../../domain/open-forms/read-copies.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { valuesSchema } from '../form-values.ts';
import { copyMarkSchema, json, okSchema, withBody } from '../schemas.ts';

const copySchema = z
  .object({
    id: z.string(),
    sequence: z.number(),
    type: z.string(),
    entryId: z.string().nullable(),
    baseVersion: z.number().nullable(),
    title: z.string(),
    keptAt: z.string(),
    device: z.string().openapi({ description: 'The User-Agent of the browser' }),
  })
  .openapi('KeptCopy');

const lastSaveSchema = z.object({
  version: z.number(),
  at: z.string(),
  by: z.string().nullable(),
  isYou: z.boolean(),
});

const companySchema = z
  .object({
    others: z.array(z.object({ name: z.string(), since: z.string(), isYou: z.boolean() })),
    saved: lastSaveSchema.nullable(),
    textSaved: lastSaveSchema.nullable().openapi({
      description: 'The last save that changed the text, which other acts leave as it is',
    }),
  })
  .openapi('Company');

const formParams = z.object({ id: copyMarkSchema.shape.id });
const typeName = z.string().min(1).max(60);
const entryId = z.string().min(1).max(100);
const MOST_SIGNS = 1_000_000_000;
const sign = z
  .number()
  .int()
  .min(1)
  .max(MOST_SIGNS)
  .openapi({ description: 'Counts what the form says of itself: what is lower comes late' });

/** What is typed into forms before it is saved, and who has which form open. Everybody has their own alone. */
export function openFormsRoutes(services: Services) {
  const { db } = services;
  const tags = ['Open forms'];
  const rule = access(services, 'staff');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/kept-copies',
        summary: 'What you have typed and not saved: all of it, of one entry, or of new entries',
        tags,
        request: {
          query: z.strictObject({ type: typeName.optional(), entry: entryId.optional() }),
        },
        responses: {
          200: {
            description: 'Copies',
            content: json(
              z.object({ copies: z.array(copySchema), ended: z.array(copyMarkSchema) }),
            ),
          },
          ...errorResponses(400, 401),
        },
      }),
      async (c) => {
        const { type, entry = null } = c.req.valid('query');
        const of = type === undefined ? undefined : { type, entryId: entry };
        return c.json(await listCopies(db, of, c.get('acting')), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/kept-copies/{id}',
        summary: 'A kept copy with the values of its form',
        tags,
        request: { params: formParams },
        responses: {
          200: {
            description: 'The copy',
            content: json(copySchema.extend({ values: z.record(z.string(), z.any()) })),
          },
          ...errorResponses(400, 401, 404),
        },
      }),
      async (c) => c.json(await getCopy(db, c.req.valid('param').id, c.get('acting')), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/kept-copies/{id}',
        summary: 'Keep what is typed into a form; older typing never replaces newer',
        tags,
        request: {
          params: formParams,
          ...withBody(
            z.strictObject({
              type: typeName,
              entryId: entryId.nullable(),
              baseVersion: z.number().int().min(0).max(1_000_000_000).nullable(),
              sequence: copyMarkSchema.shape.sequence,
              values: valuesSchema,
              instead: z.array(copyMarkSchema).max(20).default([]),
              sign: sign.nullable().default(null).openapi({
                description: 'As for presence; null where the form does not say that it is open',
              }),
            }),
          ),
        },
        responses: {
          200: {
            description: 'Kept, with who else has the entry open and what was saved last',
            content: json(z.object({ keptAt: z.string(), company: companySchema.nullable() })),
          },
          ...errorResponses(400, 401, 403, 404, 409, 413, 415, 429),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { id } = c.req.valid('param');
        const { sign, ...copy } = c.req.valid('json');
        const device = c.req.header('User-Agent') ?? '';
        const { keptAt } = await keepCopy(db, { id, device, ...copy }, acting);
        const { type, entryId } = copy;
        const isHere = entryId !== null && sign !== null;
        const company = isHere ? await noteOpen(db, { id, sign, type, entryId }, acting) : null;
        return c.json({ keptAt, company }, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/kept-copies/{id}/discard',
        summary: 'Discard a kept copy, up to a point of its typing',
        tags,
        request: {
          params: formParams,
          ...withBody(
            z.strictObject({
              type: typeName,
              entryId: entryId.nullable(),
              sequence: copyMarkSchema.shape.sequence,
            }),
          ),
        },
        responses: {
          200: { description: 'Discarded', content: json(okSchema) },
          ...errorResponses(400, 401, 415),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const { sequence, ...of } = c.req.valid('json');
        await endCopies(db, of, [{ id, sequence }], c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/presence',
        summary: 'Who else has entries open at this moment',
        tags,
        request: { query: z.strictObject({ type: typeName.optional() }) },
        responses: {
          200: {
            description: 'People and entries',
            content: json(
              z.array(
                z.object({
                  type: z.string(),
                  entryId: z.string(),
                  name: z.string(),
                  since: z.string(),
                }),
              ),
            ),
          },
          ...errorResponses(400, 401),
        },
      }),
      async (c) => c.json(await listPresent(db, c.req.valid('query').type, c.get('acting')), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/presence/{id}',
        summary: 'Say that a form is open, every few seconds; it says who else has the entry open',
        tags,
        request: {
          params: formParams,
          ...withBody(z.strictObject({ type: typeName, entryId, sign })),
        },
        responses: {
          200: { description: 'Who else, and what was saved last', content: json(companySchema) },
          ...errorResponses(400, 401, 403, 404, 409, 415),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(await noteOpen(db, { id, ...c.req.valid('json') }, c.get('acting')), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/presence/{id}',
        summary: 'Say that a form was closed',
        tags,
        request: {
          params: formParams,
          query: z.strictObject({ sign: z.coerce.number().int().min(1).max(MOST_SIGNS) }),
        },
        responses: {
          200: { description: 'Noted', content: json(okSchema) },
          ...errorResponses(400, 401),
        },
      }),
      async (c) => {
        const form = { ...c.req.valid('param'), ...c.req.valid('query') };
        await noteClosed(db, form, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    );
}
