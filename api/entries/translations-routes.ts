import { createRoute, z } from '@hono/zod-openapi';
import { ENGLISH_LACKS, listToTranslate } from '../../domain/content/reading/to-translate.ts';
import type { Services } from '../../domain/services.ts';
import { LANGS } from '../../domain/text/bilingual.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { bilingualSchema, json, pagingQuery } from '../schemas.ts';

const toTranslateSchema = z
  .object({
    type: z.string(),
    id: z.string(),
    title: bilingualSchema,
    languages: z.array(z.enum(LANGS)).openapi({ description: 'In which it is public' }),
    updatedAt: z.string(),
    updatedBy: z.string().nullable(),
  })
  .openapi('EntryToTranslate');

/** What lacks English, of all types. */
export function translationsRoutes(services: Services) {
  return newRoutes().openapi(
    createRoute({
      ...access(services, 'staff'),
      method: 'get',
      path: '/translations',
      summary: 'Public entries without English, or with English that lags behind the Greek',
      tags: ['Content'],
      request: { query: pagingQuery.extend({ english: z.enum(ENGLISH_LACKS).default('missing') }) },
      responses: {
        200: {
          description: 'Entries, the last saved first',
          content: json(z.object({ entries: z.array(toTranslateSchema), total: z.number() })),
        },
        ...errorResponses(400, 401),
      },
    }),
    async (c) =>
      c.json(await listToTranslate(services.db, c.get('acting').by, c.req.valid('query')), 200),
  );
}
