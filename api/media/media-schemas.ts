import { z } from '@hono/zod-openapi';
import { bilingualSchema } from '../schemas.ts';

export const focusSchema = z.strictObject({ x: z.number(), y: z.number() }).openapi('Focus', {
  description: 'The point that stays in sight: percent from the left and from the top',
});

export const cropSchema = z
  .strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
  .openapi('Crop', { description: 'The part that is shown, in thousandths of the sides' });

const documentSchema = z
  .object({
    state: z.enum(['read', 'unreadable']),
    pages: z.number(),
    title: z.string(),
    language: z.string().openapi({ description: 'BCP 47, as the document says it' }),
    isTagged: z.boolean(),
    isScanned: z.boolean(),
  })
  .openapi('DocumentFacts');

/** A picture or document of the library. */
export const mediumSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['image', 'document']),
    url: z.string(),
    fileName: z.string(),
    mimeType: z.string(),
    sizeBytes: z.number(),
    width: z.number(),
    height: z.number(),
    alt: bilingualSchema,
    isDecorative: z.boolean().openapi({
      description: 'A picture that says nothing: its alternative text is empty on purpose',
    }),
    credit: bilingualSchema,
    licence: z.string(),
    licenceNote: z.string(),
    tags: z.array(z.string()),
    focus: focusSchema,
    crop: cropSchema.nullable(),
    document: documentSchema.nullable().openapi({
      description: 'Null for a picture, and for a document that has not been read yet',
    }),
    isSample: z.boolean(),
    version: z.number(),
    createdAt: z.string(),
    createdBy: z.string().nullable(),
    updatedAt: z.string(),
    updatedBy: z.string().nullable(),
  })
  .openapi('Medium');

/** A medium after its file was sent. */
export const addedMediumSchema = mediumSchema
  .extend({
    wasThere: z.boolean().openapi({ description: 'The library had this very file already' }),
  })
  .openapi('AddedMedium');
