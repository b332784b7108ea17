import { z } from '@hono/zod-openapi';
import { bilingualSchema } from './schemas.ts';

/** The state of an entry for the public. */
export const entryState = {
  state: z.enum(['draft', 'published']),
  hasUnpublishedChanges: z.boolean(),
  publishAt: z
    .string()
    .nullable()
    .openapi({ description: 'When the working copy becomes public by itself' }),
};

/** When the saved entry becomes public. */
export const publicationInput = {
  publish: z.boolean().optional().openapi({
    description:
      'false keeps it from the public, and then only a title is demanded; left out, it is published',
  }),
  publishAt: z.string().max(40).nullable().optional().openapi({
    description:
      'The moment at which it becomes public by itself, ISO 8601 with an offset; null ends what was planned',
  }),
  handIn: z.boolean().optional().openapi({
    description: 'Hands it in for review, complete; with `publish: false`',
  }),
};

/** An entry of any type as staff see it. */
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
    review: z
      .object({
        state: z.enum(['handed-in', 'handed-back']),
        handedInBy: z.string(),
        at: z.string(),
        note: z.string().openapi({ description: 'What the reviewer wrote when handing it back' }),
        isChangedSince: z.boolean().openapi({ description: 'Saved after it was handed in' }),
      })
      .nullable()
      .openapi({ description: 'Where it stands with the reviewers; null where nowhere' }),
  })
  .openapi('Entry');
