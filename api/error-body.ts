import { z } from '@hono/zod-openapi';
import { MUST_FIRST } from '../domain/accounts/staff-member.ts';
import { type FieldMessages, invalid } from '../domain/errors.ts';
import type { Lang } from '../domain/text/bilingual.ts';

/** A page or a list of what is meant, as the call that refused names it. */
const named = z.record(z.string(), z.unknown());

/** What a refusal says besides, so that the caller can go on; each only where it belongs. */
const details = {
  mustFirst: z.enum(MUST_FIRST).optional().openapi({
    description: 'What has to be done before any call but those about one’s own account',
  }),
  totpRequired: z
    .boolean()
    .optional()
    .openapi({ description: 'The password was right; the code of the app is missing or wrong' }),
  passkeyRequired: z
    .boolean()
    .optional()
    .openapi({ description: 'This account signs in with a passkey' }),
  handsIn: z
    .boolean()
    .optional()
    .openapi({ description: 'Somebody else publishes this: hand it in' }),
  current: named.optional().openapi({ description: 'The entry as somebody saved it since' }),
  textChange: z
    .object({ at: z.string(), by: z.string().nullable() })
    .nullable()
    .optional()
    .openapi({
      description: 'When its text was last changed since, and by whom; null where it was not',
    }),
  media: z.array(named).optional().openapi({
    description:
      'The files that are refused, as they are now: somebody else changed them since, or they are shown on the site',
  }),
  version: z.number().optional().openapi({ description: 'The version that is stored' }),
  changedBy: z.string().nullable().optional().openapi({ description: 'Who stored it' }),
  problems: z
    .array(named)
    .optional()
    .openapi({ description: 'What is wrong in a file, and where' }),
  offset: z.number().optional().openapi({ description: 'How many bytes of the upload are there' }),
  personalData: z
    .array(z.union([z.string(), named]))
    .optional()
    .openapi({
      description: 'Fields, or entries of a set, with data about persons: a reason is asked for',
    }),
  isDiskFull: z
    .boolean()
    .optional()
    .openapi({ description: 'The server has no room: somebody must make some' }),
  uses: z.array(named).optional().openapi({ description: 'Where it is still used' }),
  notReady: z
    .array(named)
    .optional()
    .openapi({ description: 'Entries of the set that cannot be published, and why' }),
  isStale: z
    .boolean()
    .optional()
    .openapi({ description: 'True where the set has changed since it was read' }),
  notAdded: z
    .array(named)
    .optional()
    .openapi({ description: 'Entries that cannot be in the set, and why' }),
  set: named.optional().openapi({ description: 'The publishing set that decides when' }),
  changed: z
    .array(named)
    .optional()
    .openapi({ description: 'Entries that were changed after the set was published' }),
};

export const errorSchema = z
  .object({
    message: z.string().openapi({ example: 'Some fields need to be corrected.' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'A message for each field that will not do, by its path.' }),
    ...details,
  })
  .openapi('Error');

export interface ErrorBody {
  message: string;
  fields?: Record<string, string>;
  isDiskFull?: boolean;
}

/** The messages of fields in one language. */
export function fieldsIn(fields: FieldMessages, language: Lang): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, text[language]]));
}

/** The body of a 400 with a message for each field, as for an 'invalid' of the domain. */
export function invalidBody(fields: FieldMessages, language: Lang): ErrorBody {
  return { message: invalid({}).text[language], fields: fieldsIn(fields, language) };
}
