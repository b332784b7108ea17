import { z } from '@hono/zod-openapi';

/** What an entry becomes that is over. */
export const leaveTo = z.enum(['draft', 'archived']);

/** The state of an entry for the public. */
export const entryState = {
  state: z.enum(['draft', 'published', 'archived']).openapi({
    description: 'An archived entry is public at its address alone, with a note that says so',
  }),
  hasUnpublishedChanges: z.boolean(),
  publishAt: z
    .string()
    .nullable()
    .openapi({ description: 'When the working copy becomes public by itself' }),
};

/** What becomes of an entry later, and when. */
export const entryTimes = {
  leaveAt: z.string().nullable().openapi({
    description: 'When it goes off the site, or into the archive, by itself',
  }),
  leaveTo: leaveTo.nullable(),
  archivedAt: z.string().nullable(),
  reviewedAt: z.string().nullable().openapi({
    description: 'When somebody last said that it is still true, or published it',
  }),
  reviewedBy: z.string().nullable(),
  reviewMonths: z.number().nullable().openapi({
    description: 'Its own interval; null: that of its type, 0: never',
  }),
  reviewOn: z.string().nullable().openapi({
    description: 'The day in Greece from which it waits to be looked through',
  }),
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
