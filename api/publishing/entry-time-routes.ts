import { createRoute, z } from '@hono/zod-openapi';
import { archiveEntry, unarchiveEntry } from '../../domain/content/acts/archive-entry.ts';
import { cancelLeaving, planLeaving } from '../../domain/content/acts/due/plan-leaving.ts';
import { duplicateEntry } from '../../domain/content/acts/duplicate-entry.ts';
import {
  confirmEntry,
  setRecheckInterval,
} from '../../domain/content/acts/review/confirm-entry.ts';
import { MOST_RECHECK_MONTHS } from '../../domain/content/model/recheck.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { entryParams, getType } from '../entries/content-type-params.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json, withBody } from '../schemas.ts';
import { entrySchema, leaveTo } from './publication-schemas.ts';

const answer = { description: 'The entry', content: json(entrySchema) };

/** What becomes of entries in the course of time: they leave, are archived, looked through again, made anew. */
export function entryTimeRoutes(services: Services) {
  const { db } = services;
  const tags = ['Content'];
  const rule = access(services, 'staff');
  const act = { ...rule, tags, method: 'post' } as const;
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/content/{type}/{id}/leaving',
        summary: 'Plan when an entry goes off the site, or into the archive, by itself',
        tags,
        request: {
          params: entryParams,
          ...withBody(
            z.strictObject({
              leaveAt: z.string().max(40).openapi({ description: 'ISO 8601 with an offset' }),
              leaveTo,
            }),
          ),
        },
        responses: { 200: answer, ...errorResponses(400, 401, 403, 404, 409, 415) },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        const input = c.req.valid('json');
        return c.json(await planLeaving(db, getType(type), id, input, c.get('acting')), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/content/{type}/{id}/leaving',
        summary: 'End that plan; the entry stays where it is',
        tags,
        request: { params: entryParams },
        responses: { 200: answer, ...errorResponses(401, 403, 404) },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        return c.json(await cancelLeaving(db, getType(type), id, c.get('acting')), 200);
      },
    )
    .openapi(
      createRoute({
        ...act,
        path: '/content/{type}/{id}/archive',
        summary: 'Archive an entry: it stays at its address, and leaves every list',
        request: { params: entryParams },
        responses: { 200: answer, ...errorResponses(401, 403, 404, 409) },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        return c.json(await archiveEntry(db, getType(type), id, c.get('acting')), 200);
      },
    )
    .openapi(
      createRoute({
        ...act,
        path: '/content/{type}/{id}/bring-back',
        summary: 'Bring an archived entry back into the lists',
        request: { params: entryParams },
        responses: { 200: answer, ...errorResponses(401, 403, 404, 409) },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        return c.json(await unarchiveEntry(db, getType(type), id, c.get('acting')), 200);
      },
    )
    .openapi(
      createRoute({
        ...act,
        path: '/content/{type}/{id}/confirm',
        summary: 'Say that what the public sees is still true',
        request: { params: entryParams },
        responses: { 200: answer, ...errorResponses(401, 403, 404, 409) },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        return c.json(await confirmEntry(db, getType(type), id, c.get('acting')), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/content/{type}/{id}/recheck-interval',
        summary: 'Say after how many months an entry is to be looked through again',
        tags,
        request: {
          params: entryParams,
          ...withBody(
            z.strictObject({
              months: z.number().int().min(0).max(MOST_RECHECK_MONTHS).nullable().openapi({
                description: 'null: as its type says; 0: never',
              }),
            }),
          ),
        },
        responses: { 200: answer, ...errorResponses(400, 401, 403, 404, 415) },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        const { months } = c.req.valid('json');
        return c.json(
          await setRecheckInterval(db, getType(type), id, months, c.get('acting')),
          200,
        );
      },
    )
    .openapi(
      createRoute({
        ...act,
        path: '/content/{type}/{id}/duplicate',
        summary: 'Make a new draft with the data of an entry',
        request: { params: entryParams },
        responses: {
          201: { description: 'The new draft', content: json(entrySchema) },
          ...errorResponses(400, 401, 403, 404, 409),
        },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        return c.json(await duplicateEntry(db, getType(type), id, c.get('acting')), 201);
      },
    );
}
