import { createRoute, z } from '@hono/zod-openapi';
import { adviseOnEntry } from '../../domain/advice/advise-on-entry.ts';
import { checkEntry } from '../../domain/content/acts/check-entry.ts';
import { requireMayEdit } from '../../domain/content/model/entry-refusals.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { getType, typeParams } from '../entries/content-type-params.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { valuesSchema } from '../form-values.ts';
import { bilingualSchema, json, langSchema, okSchema, withBody } from '../schemas.ts';

const findingSchema = z
  .object({
    rule: z.string(),
    path: z.string().openapi({ description: 'The field, with its language: `content.el`' }),
    words: z.string().openapi({ description: 'As they stand in the field' }),
    picture: z
      .string()
      .optional()
      .openapi({ description: 'The address of the picture in a text that it is about' }),
    text: bilingualSchema,
  })
  .openapi('Advice');

const questionSchema = z
  .strictObject({
    data: valuesSchema,
    languages: z
      .array(langSchema)
      .min(1)
      .max(2)
      .optional()
      .openapi({ description: 'Those that are to be public; left out: both' }),
  })
  .openapi('AdviceQuestion');

const toCheckSchema = z
  .strictObject({
    id: z.string().min(1).max(100).optional().openapi({
      description: 'The entry that the form is about; without it, a new one',
    }),
    slug: z.string().max(200).optional(),
    data: valuesSchema,
    languages: z
      .array(langSchema)
      .min(1)
      .max(2)
      .optional()
      .openapi({ description: 'Those that are to be public; left out: those that are ready' }),
  })
  .openapi('EntryToCheck');

/** What is asked before something is published: advice, which stops nobody, and faults. Nothing is stored. */
export function adviceRoutes(services: Services) {
  const tags = ['Content'];
  const rule = access(services, 'staff');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/content/{type}/advice',
        summary: 'What to look at before this is published',
        tags,
        request: {
          params: typeParams,
          ...withBody(questionSchema),
        },
        responses: {
          200: {
            description: 'Advice, in the order of the fields',
            content: json(z.object({ findings: z.array(findingSchema) })),
          },
          ...errorResponses(400, 401, 403, 404, 413, 415),
        },
      }),
      async (c) => {
        const { data, languages = ['el', 'en'] } = c.req.valid('json');
        const type = getType(c.req.valid('param').type);
        const { by, now } = c.get('acting');
        requireMayEdit(type, by);
        const findings = await adviseOnEntry(services.db, type, { data, languages, now });
        return c.json({ findings }, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/content/{type}/check',
        summary: 'What a publication of this would be refused for',
        tags,
        request: {
          params: typeParams,
          ...withBody(toCheckSchema),
        },
        responses: {
          200: { description: 'Nothing', content: json(okSchema) },
          ...errorResponses(400, 401, 403, 404, 409, 413, 415),
        },
      }),
      async (c) => {
        const type = getType(c.req.valid('param').type);
        await checkEntry(services.db, type, c.req.valid('json'), c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    );
}
