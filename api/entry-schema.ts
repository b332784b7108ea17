import { z } from '@hono/zod-openapi';
import { entryState, entryTimes } from './publication-schemas.ts';
import { bilingualSchema } from './schemas.ts';

/** An entry with its working copy, as every call about entries answers it. */
export const entrySchema = z
  .object({
    id: z.string(),
    type: z.string(),
    slug: z.string(),
    ...entryState,
    position: z.number(),
    version: z.number(),
    isSample: z.boolean(),
    data: z.record(z.string(), z.any()).openapi({ description: 'The fields of the content type' }),
    title: bilingualSchema,
    path: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
    updatedBy: z.string().nullable(),
    publishedAt: z.string().nullable(),
    ...entryTimes,
  })
  .openapi('Entry');
