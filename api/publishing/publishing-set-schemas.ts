import { z } from '@hono/zod-openapi';
import { ENGLISH_STATES } from '../../domain/content/model/languages/languages.ts';
import type { PublishingSet } from '../../domain/content/sets/reading.ts';
import { MOST_SET_ENTRIES } from '../../domain/content/sets/set-limits.ts';
import type { Lang } from '../../domain/text/bilingual.ts';
import { fieldsIn } from '../error-body.ts';
import { bilingualSchema, langSchema } from '../schemas.ts';
import { entryState, leaveTo, reviewSchema } from './publication-schemas.ts';

export const summarySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['open', 'published']),
    entries: z.number(),
    createdAt: z.string(),
    createdBy: z.string(),
    publishAt: z.string().nullable().openapi({
      description: 'When all its entries become public together; null where nothing is planned',
    }),
    publishedAt: z.string().nullable(),
    publishedBy: z.string().nullable(),
    isOverdue: z.boolean().openapi({
      description: 'Its moment has passed and it is not public, since an entry is not ready',
    }),
  })
  .openapi('PublishingSetSummary');

const named = { id: z.string(), type: z.string(), title: bilingualSchema };

const memberSchema = z
  .object({
    ...named,
    slug: z.string(),
    version: z.number(),
    chosenLanguages: z.array(langSchema).nullable().openapi({
      description: 'null: Greek, and English when it is complete or public already',
    }),
    publishes: z.array(langSchema).openapi({ description: 'The languages that become public' }),
    facts: z
      .object({
        ...entryState,
        isSample: z.boolean(),
        publishLanguages: z.array(langSchema),
        languages: z.array(langSchema),
        english: z.enum(ENGLISH_STATES),
        leaveAt: z.string().nullable(),
        leaveTo: leaveTo.nullable(),
        review: reviewSchema,
      })
      .optional(),
    isNew: z.boolean().openapi({ description: 'The public has not seen it before' }),
    isInBin: z.boolean().openapi({ description: 'It was deleted, and lies in the bin' }),
    isAsPublic: z.boolean().openapi({ description: 'The public sees it so already' }),
    problem: z
      .object({ text: bilingualSchema, fields: z.record(z.string(), z.string()) })
      .optional()
      .openapi({ description: 'Why it cannot be published as it is stored' }),
    advice: z.array(
      z.object({
        rule: z.string(),
        path: z.string(),
        words: z.string(),
        text: bilingualSchema,
      }),
    ),
    changedSince: z.enum(['deleted', 'published', 'state', 'no-type']).optional().openapi({
      description: 'What happened to it after the set was published',
    }),
  })
  .openapi('PublishingSetEntry');

export const setSchema = summarySchema
  .extend({
    stamp: z.string().openapi({
      description: 'What was seen of it: the call that publishes repeats it',
    }),
    members: z.array(memberSchema),
  })
  .openapi('PublishingSet');

export const chosenLanguages = z.array(langSchema).min(1).max(2).nullable().openapi({
  description: 'null leaves them to the text that is there',
});

/** Entries to put into a set. */
export const additionsSchema = z
  .array(z.strictObject({ id: z.string().min(1).max(100), languages: chosenLanguages.optional() }))
  .min(1)
  .max(MOST_SET_ENTRIES);

/** How many entries came into a set, and those that stay outside. */
export const addedSchema = z.object({
  added: z.number(),
  notAdded: z.array(
    z.object({
      ...named,
      text: bilingualSchema,
      set: z.object({ id: z.string(), name: z.string() }).optional(),
    }),
  ),
});

/** A set with the messages of its entries in one language. */
export function answerSet({ members, ...set }: PublishingSet, language: Lang) {
  return {
    ...set,
    members: members.map(({ problem, ...member }) => ({
      ...member,
      ...(problem && {
        problem: { text: problem.text, fields: fieldsIn(problem.fields, language) },
      }),
    })),
  };
}
