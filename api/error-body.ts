import { z } from '@hono/zod-openapi';
import { type FieldMessages, invalid } from '../domain/errors.ts';
import type { ApiLanguage } from './language.ts';

export const errorSchema = z
  .object({
    message: z.string().openapi({ example: 'Some fields need to be corrected.' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'A message for each field that will not do, by its path.' }),
  })
  .openapi('Error');

export interface ErrorBody {
  message: string;
  fields?: Record<string, string>;
}

/** The messages of fields in one language. */
export function fieldsIn(fields: FieldMessages, language: ApiLanguage): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, text[language]]));
}

export function invalidBody(fields: FieldMessages, language: ApiLanguage): ErrorBody {
  return { message: invalid({}).text[language], fields: fieldsIn(fields, language) };
}
