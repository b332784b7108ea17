import { z } from '@hono/zod-openapi';
import { ENGLISH_STATES } from '../../domain/content/model/languages/languages.ts';
import { bilingualSchema, langSchema } from '../schemas.ts';

/** Why personal data must be public (domain/advice/reason.ts). */
export const reasonSchema = z.string().max(500).optional().openapi({
  description:
    'Why numbers that identify a person must be public; asked for by `personalData` of a refusal, and kept in the audit log',
});

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
const entryTimes = {
  leaveAt: z.string().nullable().openapi({
    description: 'When it goes off the site, or into the archive, by itself',
  }),
  leaveTo: leaveTo.nullable(),
  archivedAt: z.string().nullable(),
  checkedAt: z.string().nullable().openapi({
    description: 'When somebody last said that it is still true, or published it',
  }),
  checkedBy: z.string().nullable(),
  recheckMonths: z.number().nullable().openapi({
    description: 'Its own interval; null: that of its type, 0: never',
  }),
  recheckOn: z.string().nullable().openapi({
    description: 'The day in Greece from which it waits to be looked through',
  }),
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
  reason: reasonSchema,
  handIn: z.boolean().optional().openapi({
    description: 'Hands it in for review, complete; with `publish: false`',
  }),
};

/** Where an entry stands with its reviewers. */
export const reviewSchema = z
  .object({
    state: z.enum(['handed-in', 'handed-back']),
    handedInBy: z.string(),
    at: z.string(),
    handedBackBy: z.string(),
    note: z.string().openapi({ description: 'What the reviewer wrote when handing it back' }),
    isChangedSince: z.boolean().openapi({ description: 'Saved after it was handed in' }),
  })
  .nullable()
  .openapi({ description: 'Where it stands with the reviewers; null where nowhere' });

/** An entry of any type as staff see it. */
export const entrySchema = z
  .object({
    id: z.string(),
    type: z.string(),
    slug: z.string(),
    ...entryState,
    ...languageState,
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
    english: z.enum(ENGLISH_STATES).openapi({
      description:
        '‘missing’: not written or not public beside the Greek; ‘behind’: made from Greek that has changed since',
    }),
    englishFrom: z.record(z.string(), z.string()).openapi({
      description:
        'By the path of an English text, the Greek from which it was made, where the Greek has changed since',
    }),
    review: reviewSchema,
  })
  .openapi('Entry');
