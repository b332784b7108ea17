import { z } from '@hono/zod-openapi';
import { bilingualSchema } from './schemas.ts';

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
    isSample: z.boolean(),
    createdAt: z.string(),
  })
  .openapi('Medium');

/** A medium after its file was sent. */
export const addedMediumSchema = mediumSchema
  .extend({
    wasThere: z.boolean().openapi({ description: 'The library had this very file already' }),
  })
  .openapi('AddedMedium');
