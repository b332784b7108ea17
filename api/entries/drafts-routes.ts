import { createRoute, z } from '@hono/zod-openapi';
import { ENGLISH_STATES } from '../../domain/content/model/languages/languages.ts';
import { DRAFT_STATES, listDrafts } from '../../domain/content/reading/drafts.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { entryState, leaveTo, reviewSchema } from '../publishing/publication-schemas.ts';
import { bilingualSchema, json, langSchema, pagingQuery } from '../schemas.ts';

const draftSchema = z
  .object({
    type: z.string(),
    id: z.string(),
    title: bilingualSchema,
    ...entryState,
    publishLanguages: z.array(langSchema),
    leaveAt: z.string().nullable(),
    leaveTo: leaveTo.nullable(),
    languages: z.array(langSchema),
    english: z.enum(ENGLISH_STATES),
    isSample: z.boolean(),
    review: reviewSchema,
    updatedAt: z.string(),
    updatedBy: z.string().nullable(),
  })
  .openapi('Draft');

/** The drafts of all types in one list. */
export function draftsRoutes(services: Services) {
  return newRoutes().openapi(
    createRoute({
      ...access(services, 'staff'),
      method: 'get',
      path: '/drafts',
      summary: 'Entries of all types whose working copy is not public, what was saved last first',
      tags: ['Content'],
      request: {
        query: pagingQuery.extend({
          of: z.enum(['mine']).optional().openapi({
            description: 'Those that the caller saved last or handed in',
          }),
          state: z.enum(DRAFT_STATES).optional().openapi({
            description: '`leaving`: public entries that leave the site by themselves',
          }),
          search: z.string().max(200).optional(),
        }),
      },
      responses: {
        200: {
          description: 'Drafts',
          content: json(z.object({ drafts: z.array(draftSchema), total: z.number() })),
        },
        ...errorResponses(400, 401),
      },
    }),
    async (c) =>
      c.json(await listDrafts(services.db, c.get('acting').by, c.req.valid('query')), 200),
  );
}
