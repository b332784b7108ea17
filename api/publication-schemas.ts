import { z } from '@hono/zod-openapi';
import { langSchema } from './schemas.ts';

/** The state of an entry for the public. */
export const entryState = {
  state: z.enum(['draft', 'published']),
  hasUnpublishedChanges: z.boolean(),
  publishAt: z
    .string()
    .nullable()
    .openapi({ description: 'When the working copy becomes public by itself' }),
};

/** The languages of an entry for the public. */
export const languageState = {
  publishLanguages: z
    .array(langSchema)
    .openapi({ description: 'The languages that become public then' }),
  languages: z.array(langSchema).openapi({ description: 'The languages in which it is public' }),
  changedLanguages: z.array(langSchema).openapi({
    description: 'Those of them in which the working copy differs from the public one',
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
  languages: z.array(langSchema).max(2).optional().openapi({
    description:
      'The languages that become public, now or then; the other stays as public as it is. Left out: Greek, and English when it is complete or public already',
  }),
  inStep: z.array(z.string().max(200)).max(1000).optional().openapi({
    description:
      'Paths of English texts (‘title’, ‘steps.2.step’) that fit the Greek beside them, although it has changed since they were made',
  }),
};
