import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { findUsesOfMedium } from '../domain/content/references/find-uses.ts';
import { addMedium } from '../domain/media/add-medium.ts';
import { deleteMedium, describeMedium, getMedium, listMedia } from '../domain/media/library.ts';
import { MAX_UPLOAD_BYTES } from '../domain/media/upload-limits.ts';
import { readQuota } from '../domain/media/upload-quota.ts';
import { fileTooLarge } from '../domain/media/upload-refusals.ts';
import type { Services } from '../domain/services.ts';
import { access } from './access.ts';
import { type ApiEnv, newRoutes } from './env.ts';
import { errorResponses } from './errors.ts';
import { addedMediumSchema, mediumSchema } from './media-schemas.ts';
import { readUpload } from './read-upload.ts';
import { bilingualSchema, idParams, json, okSchema, pagingQuery } from './schemas.ts';

/** The bytes that a multipart body adds to a file of the largest size. */
const MULTIPART_OVERHEAD_BYTES = 64 * 1024;

const quotaSchema = z
  .object({ usedBytes: z.number(), limitBytes: z.number() })
  .openapi('UploadQuota');

const useSchema = z.object({ type: z.string(), id: z.string(), title: bilingualSchema });

/** Refuses a body over the limit while it is still arriving. */
const refuseLargeUploads = bodyLimit({
  maxSize: MAX_UPLOAD_BYTES + MULTIPART_OVERHEAD_BYTES,
  onError: () => {
    throw fileTooLarge();
  },
});

/** Uploads and the media library. */
export function mediaRoutes(services: Services, takeTurn: MiddlewareHandler<ApiEnv>) {
  const { db, store } = services;
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
    })
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/media',
        summary: 'The media library, newest first',
        tags: ['Media'],
        request: {
          query: pagingQuery.extend({
            kind: z.enum(['image', 'document']).optional(),
            search: z.string().max(200).optional(),
          }),
        },
        responses: {
          200: {
            description: 'Media',
            content: json(z.object({ media: z.array(mediumSchema), total: z.number() })),
          },
          ...errorResponses(400, 401),
        },
      }),
      async (c) => c.json(await listMedia(db, c.req.valid('query')), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/media/{id}',
        summary: 'One medium and the entries that use it',
        tags: ['Media'],
        request: { params: idParams },
        responses: {
          200: {
            description: 'The medium',
            content: json(mediumSchema.extend({ uses: z.array(useSchema) })),
          },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json({ ...(await getMedium(db, id)), uses: await findUsesOfMedium(db, id) }, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/media/{id}',
        summary: 'Write the alternative text',
        tags: ['Media'],
        request: {
          params: idParams,
          body: { required: true, content: json(z.strictObject({ alt: bilingualSchema })) },
        },
        responses: {
          200: { description: 'The medium as stored', content: json(mediumSchema) },
          ...errorResponses(400, 401, 404, 415),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        return c.json(
          await describeMedium(db, c.req.valid('param').id, c.req.valid('json').alt, acting),
          200,
        );
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/media/{id}',
        summary: 'Delete a medium that nothing uses',
        tags: ['Media'],
        request: { params: idParams },
        responses: {
          200: { description: 'Deleted', content: json(okSchema) },
          ...errorResponses(401, 404, 409),
        },
      }),
      async (c) => {
        await deleteMedium(db, store, c.req.valid('param').id, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    );
}
