import { createRoute, z } from '@hono/zod-openapi';
import { addToSet, chooseLanguages, removeFromSet } from '../../domain/content/sets/fill-set.ts';
import { createFilledSet } from '../../domain/content/sets/make-filled-set.ts';
import { createSet, deleteSet, renameSet } from '../../domain/content/sets/make-set.ts';
import { cancelSetPlan, planSet, publishSet } from '../../domain/content/sets/publish-set.ts';
import { getSet, listSets, SET_STATES } from '../../domain/content/sets/reading.ts';
import { MOST_SET_ENTRIES } from '../../domain/content/sets/set-limits.ts';
import { undoSet } from '../../domain/content/sets/undo-set.ts';
import type { Services } from '../../domain/services.ts';
import type { Lang } from '../../domain/text/bilingual.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { idParams, json, okSchema, pagingQuery, withBody } from '../schemas.ts';
import { reasonSchema } from './publication-schemas.ts';
import {
  addedSchema,
  additionsSchema,
  answerSet,
  chosenLanguages,
  setSchema,
  summarySchema,
} from './publishing-set-schemas.ts';

const nameInput = z.strictObject({ name: z.string().max(500) });
const entryOfSet = idParams.extend({ entry: z.string().min(1).max(100) });
const answer = { 200: { description: 'The set', content: json(setSchema) } };

/** Sets of entries that are published together, at one moment, with one way back. */
export function publishingSetsRoutes(services: Services) {
  const { db } = services;
  const rule = { ...access(services, 'staff'), tags: ['Publishing sets'] };
  const setFor = async (id: string, now: Date, language: Lang) =>
    answerSet(await getSet(db, id, { now }), language);

  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/publishing-sets',
        summary: 'Publishing sets, the open ones first',
        request: {
          query: pagingQuery.extend({
            state: z.enum(SET_STATES).optional(),
            entry: z.string().max(100).optional().openapi({
              description: 'Only those in which the entry with this id stands',
            }),
          }),
        },
        responses: {
          200: {
            description: 'Sets',
            content: json(z.object({ sets: z.array(summarySchema), total: z.number() })),
          },
          ...errorResponses(400, 401),
        },
      }),
      async (c) => c.json(await listSets(db, c.req.valid('query'), services.now()), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/publishing-sets',
        summary:
          'Make a publishing set, empty or with entries; where none of them can be in it, no set is made',
        request: withBody(nameInput.extend({ entries: additionsSchema.optional() })),
        responses: {
          201: {
            description: 'The set, and the entries that stay outside',
            content: json(setSchema.extend(addedSchema.shape)),
          },
          ...errorResponses(400, 401, 409, 415),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { name, entries } = c.req.valid('json');
        const { id, ...outcome } = entries
          ? await createFilledSet(db, name, entries, acting)
          : { id: await createSet(db, name, acting), added: 0, notAdded: [] };
        return c.json({ ...(await setFor(id, acting.now, c.get('language'))), ...outcome }, 201);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/publishing-sets/{id}',
        summary: 'A set with its entries: what each becomes, and what it needs for that',
        request: { params: idParams },
        responses: { ...answer, ...errorResponses(401, 404) },
      }),
      async (c) =>
        c.json(await setFor(c.req.valid('param').id, services.now(), c.get('language')), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/publishing-sets/{id}',
        summary: 'Give a set another name',
        request: { params: idParams, ...withBody(nameInput) },
        responses: { ...answer, ...errorResponses(400, 401, 404, 415) },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { id } = c.req.valid('param');
        await renameSet(db, id, c.req.valid('json').name, acting);
        return c.json(await setFor(id, acting.now, c.get('language')), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/publishing-sets/{id}',
        summary: 'Delete a set; its entries stay as they are, without a plan',
        request: { params: idParams },
        responses: {
          200: { description: 'Deleted', content: json(okSchema) },
          ...errorResponses(401, 403, 404),
        },
      }),
      async (c) => {
        await deleteSet(db, c.req.valid('param').id, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/publishing-sets/{id}/entries',
        summary: `Put entries of any type into a set, at most ${MOST_SET_ENTRIES}; those that cannot be are named`,
        request: {
          params: idParams,
          ...withBody(z.strictObject({ entries: additionsSchema })),
        },
        responses: {
          200: {
            description: 'How many are in it now that were not, and those that stay outside',
            content: json(addedSchema),
          },
          ...errorResponses(400, 401, 403, 404, 409, 415),
        },
      }),
      async (c) => {
        const { entries } = c.req.valid('json');
        const { id } = c.req.valid('param');
        return c.json(await addToSet(db, id, entries, c.get('acting')), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/publishing-sets/{id}/entries/{entry}',
        summary: 'Choose the languages in which an entry is published with its set',
        request: {
          params: entryOfSet,
          ...withBody(z.strictObject({ languages: chosenLanguages })),
        },
        responses: { ...answer, ...errorResponses(400, 401, 403, 404, 409, 415) },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { id, entry } = c.req.valid('param');
        await chooseLanguages(db, id, entry, c.req.valid('json').languages, acting);
        return c.json(await setFor(id, acting.now, c.get('language')), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/publishing-sets/{id}/entries/{entry}',
        summary: 'Take an entry out of a set that is not published',
        request: { params: entryOfSet },
        responses: { ...answer, ...errorResponses(401, 403, 404, 409) },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { id, entry } = c.req.valid('param');
        await removeFromSet(db, id, entry, acting);
        return c.json(await setFor(id, acting.now, c.get('language')), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/publishing-sets/{id}/publish',
        summary: 'Publish every entry of a set, now or at a moment; all of them or none',
        request: {
          params: idParams,
          ...withBody(
            z.strictObject({
              stamp: z.string().max(100).openapi({
                description: 'Refused with 409 when the set or an entry was changed since',
              }),
              publishAt: z.string().max(40).optional().openapi({
                description: 'The moment, ISO 8601 with an offset; left out: now',
              }),
              reason: reasonSchema,
            }),
          ),
        },
        responses: { ...answer, ...errorResponses(400, 401, 403, 404, 409, 415) },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const { reason, publishAt, stamp } = c.req.valid('json');
        const acting = { ...c.get('acting'), reason };
        if (publishAt === undefined) await publishSet(db, id, { stamp }, acting);
        else await planSet(db, id, { stamp, publishAt }, acting);
        return c.json(await setFor(id, acting.now, c.get('language')), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/publishing-sets/{id}/cancel-plan',
        summary: 'End the planned publication of a set; it stays open',
        request: { params: idParams },
        responses: { ...answer, ...errorResponses(401, 403, 404, 409) },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { id } = c.req.valid('param');
        await cancelSetPlan(db, id, acting);
        return c.json(await setFor(id, acting.now, c.get('language')), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/publishing-sets/{id}/undo',
        summary: 'Take the publication of a set back: the public sees each entry as before',
        request: {
          params: idParams,
          ...withBody(
            z.strictObject({
              changed: z.enum(['keep', 'undo']).optional().openapi({
                description:
                  'What becomes of entries that were changed since. Left out: refused with 409 and `changed`, if there are any',
              }),
              reason: reasonSchema,
            }),
          ),
        },
        responses: { ...answer, ...errorResponses(400, 401, 403, 404, 409, 415) },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const { changed, reason } = c.req.valid('json');
        const acting = { ...c.get('acting'), reason };
        await undoSet(db, id, changed, acting);
        return c.json(await setFor(id, acting.now, c.get('language')), 200);
      },
    );
}
