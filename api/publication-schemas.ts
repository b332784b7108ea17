import { z } from '@hono/zod-openapi';

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
};
