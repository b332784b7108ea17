import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addMedium } from '../../domain/media/uploads/add-medium.ts';
import { MAX_UPLOAD_BYTES } from '../../domain/media/uploads/upload-limits.ts';
import { readQuota } from '../../domain/media/uploads/upload-quota.ts';
import { fileTooLarge } from '../../domain/media/uploads/upload-refusals.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { type ApiEnv, newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json } from '../schemas.ts';
import { addedMediumSchema } from './media-schemas.ts';
import { readUpload } from './read-upload.ts';

/** The bytes that a multipart body adds to a file of the largest size. */
const MULTIPART_OVERHEAD_BYTES = 64 * 1024;

const quotaSchema = z
  .object({ usedBytes: z.number(), limitBytes: z.number() })
  .openapi('UploadQuota');

/** Refuses a body over the limit while it is still arriving. */
const refuseLargeUploads = bodyLimit({
  maxSize: MAX_UPLOAD_BYTES + MULTIPART_OVERHEAD_BYTES,
  onError: () => {
    throw fileTooLarge();
  },
});

/** Uploads into the media library. */
export function mediaRoutes(services: Services, takeTurn: MiddlewareHandler<ApiEnv>) {
  const routes = newRoutes();
  const rule = access(services, 'staff');
  // The caller is checked first: a stranger's bytes are never read.
  const upload = {
    ...rule,
    middleware: [rule.middleware, takeTurn, refuseLargeUploads] as MiddlewareHandler<ApiEnv>[],
  };
  // The bodies are read by hand: the validator would read them before the call is authorised.
  const uploadRoute = createRoute({
    ...upload,
    method: 'post',
    path: '/upload',
    'x-multipart-field': 'image',
    summary: 'Upload a picture (PNG, JPG, GIF, WebP or AVIF, at most 10 MB)',
    tags: ['Media'],
    responses: {
      200: {
        description: 'Stored; `url` goes into the images of a page',
        content: json(z.object({ url: z.string(), id: z.string() })),
      },
      ...errorResponses(400, 401, 413, 415, 429, 503),
    },
  });
  const addRoute = createRoute({
    ...upload,
    method: 'post',
    path: '/media',
    'x-multipart-field': 'file',
    summary: 'Upload a picture or a PDF document to the library',
    tags: ['Media'],
    responses: {
      200: { description: 'The library has this very file', content: json(addedMediumSchema) },
      201: { description: 'Stored', content: json(addedMediumSchema) },
      ...errorResponses(400, 401, 413, 415, 429, 503),
    },
  });
  return routes
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/upload',
        summary: 'How much you have uploaded within 24 hours, and how much you may',
        tags: ['Media'],
        responses: {
          200: { description: 'Bytes', content: json(quotaSchema) },
          ...errorResponses(401),
        },
      }),
      async (c) => c.json(await readQuota(services, c.get('acting')), 200),
    )
    .openapi(uploadRoute, async (c) => {
      const file = await readUpload(c, 'image');
      const acting = c.get('acting');
      const medium = await addMedium(services, { ...file, accept: 'image' }, acting);
      return c.json({ url: medium.url, id: medium.id }, 200);
    })
    .openapi(addRoute, async (c) => {
      const file = await readUpload(c, 'file');
      const acting = c.get('acting');
      const medium = await addMedium(services, { ...file, accept: 'any' }, acting);
      return medium.wasThere ? c.json(medium, 200) : c.json(medium, 201);
    });
}
