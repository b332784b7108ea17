import { createRoute, z } from '@hono/zod-openapi';
import { isReviewerStepOn, setReviewerStep } from '../../domain/accounts/may-publish.ts';
import { handBackEntry } from '../../domain/content/acts/review/hand-back-entry.ts';
import { takeBackEntry } from '../../domain/content/acts/review/take-back-entry.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { entryParams, getType } from '../entries/content-type-params.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json, withBody } from '../schemas.ts';
import { entrySchema } from './publication-schemas.ts';

const stepSchema = z.strictObject({ isOn: z.boolean() }).openapi('ReviewerStep');

/** Review before publishing: the setting, and what reviewers do beside publishing. */
export function reviewsRoutes(services: Services) {
  const { db } = services;
  const tags = ['Review'];
  return newRoutes()
    .openapi(
      createRoute({
        ...access(services, 'staff'),
        method: 'get',
        path: '/reviewer-step',
        summary: 'Whether editors hand in, and reviewers and administrators publish',
        tags,
        responses: {
          200: { description: 'The setting', content: json(stepSchema) },
          ...errorResponses(401),
        },
      }),
      async (c) => c.json({ isOn: await isReviewerStepOn(db) }, 200),
    )
    .openapi(
      createRoute({
        ...access(services, 'admin'),
        method: 'put',
        path: '/reviewer-step',
        summary: 'Turn the reviewer step on or off',
        tags,
        request: withBody(stepSchema),
        responses: {
          200: { description: 'The setting', content: json(stepSchema) },
          ...errorResponses(400, 401, 403, 415),
        },
      }),
      async (c) => {
        const { isOn } = c.req.valid('json');
        await setReviewerStep(db, isOn, c.get('acting'));
        return c.json({ isOn }, 200);
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'staff'),
        method: 'post',
        path: '/content/{type}/{id}/hand-back',
        summary: 'Hand an entry back to its author with a note; `version` is the one that was read',
        tags,
        request: {
          params: entryParams,
          ...withBody(z.strictObject({ note: z.string().max(10_000), version: z.number().int() })),
        },
        responses: {
          200: { description: 'The entry', content: json(entrySchema) },
          ...errorResponses(400, 401, 403, 404, 409, 415),
        },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        const back = c.req.valid('json');
        return c.json(await handBackEntry(db, getType(type), id, back, c.get('acting')), 200);
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'staff'),
        method: 'post',
        path: '/content/{type}/{id}/take-back',
        summary: 'Take an entry back from the reviewers: it is a draft again',
        tags,
        request: { params: entryParams },
        responses: {
          200: { description: 'The entry', content: json(entrySchema) },
          ...errorResponses(401, 403, 404, 409),
        },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        return c.json(await takeBackEntry(db, getType(type), id, c.get('acting')), 200);
      },
    );
}
