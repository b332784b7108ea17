import { createRoute, z } from '@hono/zod-openapi';
import {
  draftOfForm,
  getDraft,
  mediaWithTexts,
  readWithDrafts,
} from '../../domain/content/preview/drafts.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { entryParams, getType, typeParams } from '../entries/content-type-params.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { valuesSchema } from '../form-values.ts';
import { bilingualSchema, json, withBody } from '../schemas.ts';
import { type PreviewOptions, previewMaker, previewSchema, viewInput } from './make-preview.ts';

/** How many pictures a form may hold alternative texts for. */
const MOST_TEXTS = 200;

/** Public screens as they would be with drafts, stored or not. Nothing is stored. */
export function previewRoutes(services: Services, options: PreviewOptions) {
  const { db } = services;
  const tags = ['Content'];
  const rule = access(services, 'staff');
  const preview = previewMaker(options);
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/content/{type}/preview',
        summary: 'See what a form holds as the public would, without storing it',
        tags,
        request: {
          params: typeParams,
          ...withBody(
            z.strictObject({
              id: z.string().min(1).max(100).optional().openapi({
                description: 'The entry that the form is about; without it, a new one',
              }),
              slug: z.string().max(300).optional(),
              data: valuesSchema,
              alts: valuesSchema
                .pipe(z.record(z.string().max(100), bilingualSchema))
                .refine((alts) => Object.keys(alts).length <= MOST_TEXTS)
                .optional()
                .openapi({ description: 'Alternative texts that would be saved, by medium' }),
              ...viewInput,
            }),
          ),
        },
        responses: {
          200: { description: 'The screen', content: json(previewSchema) },
          ...errorResponses(400, 401, 404, 413, 415, 429, 503),
        },
      }),
      async (c) => {
        const type = getType(c.req.valid('param').type);
        const { id, slug, data, alts = {}, ...asked } = c.req.valid('json');
        const draft = await draftOfForm(db, type, { id, slug, data }, c.get('acting'));
        const reading = readWithDrafts(db, [draft], await mediaWithTexts(db, alts));
        return c.json(await preview([draft], { ...asked, reading }, c), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/content/{type}/{id}/preview',
        summary: 'See the working copy of an entry as the public would',
        tags,
        request: { params: entryParams, query: z.strictObject(viewInput) },
        responses: {
          200: { description: 'The screen', content: json(previewSchema) },
          ...errorResponses(400, 401, 404, 429, 503),
        },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        const draft = await getDraft(db, getType(type), id, services.now());
        const reading = readWithDrafts(db, [draft]);
        return c.json(await preview([draft], { ...c.req.valid('query'), reading }, c), 200);
      },
    );
}
