import { createRoute, z } from '@hono/zod-openapi';
import { findUsesOfMedium } from '../../domain/content/references/find-uses.ts';
import { changeMedia, describeMedium } from '../../domain/media/acts/change-media.ts';
import { deleteMedium } from '../../domain/media/acts/delete-medium.ts';
import { findShown } from '../../domain/media/acts/may-change-shown.ts';
import { restoreMedium } from '../../domain/media/acts/restore-medium.ts';
import { findUnexplained } from '../../domain/media/documents/unexplained.ts';
import { LACKING } from '../../domain/media/library/lacking.ts';
import { getMedium, listMedia } from '../../domain/media/library/library.ts';
import { listMediaTags } from '../../domain/media/library/tags.ts';
import { readWholePicture } from '../../domain/media/pictures/renditions.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { bilingualSchema, idParams, json, okSchema, pagingQuery } from '../schemas.ts';
import { cropSchema, focusSchema, mediumSchema } from './media-schemas.ts';

const useSchema = z.object({ type: z.string(), id: z.string(), title: bilingualSchema });

/** What staff say about a medium. The domain measures the texts, with a message for each field. */
const inputSchema = z.strictObject({
  version: z.number().int().optional().openapi({
    description: 'The version that the change began from; another one stored is a conflict',
  }),
  alt: bilingualSchema.optional(),
  isDecorative: z.boolean().optional().openapi({
    description: 'True empties the alternative texts; a text that is given makes it untrue',
  }),
  credit: bilingualSchema.optional(),
  licence: z.string().optional(),
  licenceNote: z.string().optional(),
  tags: z.array(z.string()).max(100).optional(),
  focus: focusSchema.optional(),
  crop: cropSchema.nullable().optional(),
});

/** The bytes of a file. */
const fileSchema = z.string().openapi({ format: 'binary' });

/** As many as a page of the grid of alternative texts shows. */
const MOST_AT_ONCE = 100;

/** The media library: finding, describing, deleting and bringing back. */
export function libraryRoutes(services: Services) {
  const { db } = services;
  const rule = access(services, 'staff');
  return newRoutes()
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
            tag: z.string().max(100).optional(),
            lacks: z.enum(LACKING).optional().openapi({
              description:
                'Only pictures without alternative text in one of the languages, files without a licence, files that nothing uses, PDF documents without tags, scanned ones, or those in which visitors see personal data and nobody has said why',
            }),
          }),
        },
        responses: {
          200: {
            description: 'Media',
            content: json(
              z.object({
                media: z.array(mediumSchema),
                total: z.number(),
                shown: z.array(z.string()).openapi({
                  description: 'The ids of those that visitors see on a page (`isShown` of each)',
                }),
                unexplained: z.array(z.string()).openapi({
                  description: 'The ids of those that await a reason (`isUnexplained` of each)',
                }),
              }),
            ),
          },
          ...errorResponses(400, 401),
        },
      }),
      async (c) => {
        const page = await listMedia(db, c.req.valid('query'));
        const ids = page.media.map(({ id }) => id);
        const shown = await findShown(db, ids);
        const unexplained = await findUnexplained(db, ids);
        return c.json({ ...page, shown: [...shown], unexplained: [...unexplained] }, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/media',
        summary: 'Write what staff say about several media: all of it, or nothing',
        tags: ['Media'],
        request: {
          body: {
            required: true,
            content: json(
              z.strictObject({
                media: z
                  .array(inputSchema.extend({ id: z.string().min(1).max(100) }))
                  .min(1)
                  .max(MOST_AT_ONCE),
              }),
            ),
          },
        },
        responses: {
          200: {
            description: 'The media as stored',
            content: json(z.object({ media: z.array(mediumSchema) })),
          },
          ...errorResponses(400, 401, 403, 404, 409, 413, 415),
        },
      }),
      async (c) => {
        const { media } = c.req.valid('json');
        return c.json({ media: await changeMedia(db, media, c.get('acting')) }, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/media/tags',
        summary: 'The tags of the library with the number of their files, the most used first',
        tags: ['Media'],
        responses: {
          200: {
            description: 'Tags',
            content: json(
              z.object({ tags: z.array(z.object({ tag: z.string(), count: z.number() })) }),
            ),
          },
          ...errorResponses(401),
        },
      }),
      async (c) => c.json({ tags: await listMediaTags(db) }, 200),
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
            content: json(
              mediumSchema.extend({
                uses: z.array(useSchema),
                isShown: z.boolean().openapi({
                  description:
                    'Visitors see it on a page, now or by what is planned: where the reviewer step is on, only reviewers change what they see of it',
                }),
                isUnexplained: z.boolean().openapi({
                  description:
                    'Visitors see personal data in it, and nobody has said why: it was read when it was public already',
                }),
              }),
            ),
          },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const medium = await getMedium(db, id);
        const uses = await findUsesOfMedium(db, id);
        const isShown = (await findShown(db, [id])).has(id);
        const isUnexplained = (await findUnexplained(db, [id])).has(id);
        return c.json({ ...medium, uses, isShown, isUnexplained }, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/media/{id}/whole',
        summary: 'A picture without its crop, at most 1280 pixels wide',
        tags: ['Media'],
        request: { params: idParams },
        responses: {
          200: { description: 'WebP', content: { 'image/webp': { schema: fileSchema } } },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => {
        const bytes = await readWholePicture(services, c.req.valid('param').id);
        return c.body(new Uint8Array(bytes), 200, {
          'Content-Type': 'image/webp',
          'Cache-Control': 'private, no-store',
        });
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/media/{id}',
        summary: 'Write what staff say about a medium; what is left out stays as it is',
        tags: ['Media'],
        request: { params: idParams, body: { required: true, content: json(inputSchema) } },
        responses: {
          200: { description: 'The medium as stored', content: json(mediumSchema) },
          ...errorResponses(400, 401, 403, 404, 409, 415),
        },
      }),
      async (c) => {
        const change = { ...c.req.valid('json'), id: c.req.valid('param').id };
        return c.json(await describeMedium(db, change, c.get('acting')), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/media/{id}',
        summary: 'Move a medium that nothing uses to the bin',
        tags: ['Media'],
        request: { params: idParams },
        responses: {
          200: { description: 'In the bin', content: json(okSchema) },
          ...errorResponses(401, 404, 409),
        },
      }),
      async (c) => {
        await deleteMedium(db, c.req.valid('param').id, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/media/{id}/restore',
        summary: 'Bring a medium back from the bin',
        tags: ['Media'],
        request: { params: idParams },
        responses: {
          200: { description: 'The medium', content: json(mediumSchema) },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => c.json(await restoreMedium(db, c.req.valid('param').id, c.get('acting')), 200),
    );
}
