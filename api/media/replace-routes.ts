import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { explainDocument } from '../../domain/media/acts/explain-document.ts';
import { replaceFile } from '../../domain/media/acts/replace-file.ts';
import { returnToFile } from '../../domain/media/acts/return-to-file.ts';
import { listEarlierFiles } from '../../domain/media/library/earlier-files.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { type ApiEnv, newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { reasonSchema } from '../publishing/publication-schemas.ts';
import { idParams, json, okSchema } from '../schemas.ts';
import { mediumSchema } from './media-schemas.ts';

const earlierSchema = z
  .object({
    id: z.string(),
    fileName: z.string(),
    sizeBytes: z.number(),
    replacedAt: z.string(),
    replacedBy: z.string().nullable(),
    endsAt: z.string().openapi({ description: 'Until then it can be brought back' }),
  })
  .openapi('EarlierFile');

const version = z.number().int().openapi({
  description: 'The version of the medium that it is about; another one stored is a conflict',
});

/** Another file in the place of a medium's, at the same address, the way back, and why a document stays public. */
export function replaceRoutes(services: Services, takeTurn: MiddlewareHandler<ApiEnv>) {
  const rule = access(services, 'staff');
  const inTurn = {
    ...rule,
    middleware: [rule.middleware, takeTurn] as MiddlewareHandler<ApiEnv>[],
  };
  const tags = ['Media'];
  return newRoutes()
    .openapi(
      createRoute({
        ...inTurn,
        method: 'post',
        path: '/media/{id}/replace',
        summary: 'Put an upload, all of whose pieces have arrived, in the place of a file',
        tags,
        request: {
          params: idParams,
          body: {
            required: true,
            content: json(
              z.strictObject({ upload: z.string().max(100), version, reason: reasonSchema }),
            ),
          },
        },
        responses: {
          200: { description: 'The medium with its new file', content: json(mediumSchema) },
          ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503),
        },
      }),
      async (c) => {
        const { reason, ...replacement } = c.req.valid('json');
        const acting = { ...c.get('acting'), reason };
        const { id } = c.req.valid('param');
        return c.json(await replaceFile(services, id, replacement, acting), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/media/{id}/earlier',
        summary: 'What the file of a medium was before; each can be brought back',
        tags,
        request: { params: idParams },
        responses: {
          200: {
            description: 'The last one first',
            content: json(z.object({ earlier: z.array(earlierSchema) })),
          },
          ...errorResponses(401),
        },
      }),
      async (c) => {
        const earlier = await listEarlierFiles(services.db, c.req.valid('param').id);
        return c.json({ earlier }, 200);
      },
    )
    .openapi(
      createRoute({
        ...inTurn,
        method: 'post',
        path: '/media/{id}/bring-back',
        summary: 'Put an earlier file of a medium in its place again',
        tags,
        request: {
          params: idParams,
          body: {
            required: true,
            content: json(
              z.strictObject({ earlier: z.string().max(100), version, reason: reasonSchema }),
            ),
          },
        },
        responses: {
          200: { description: 'The medium with its earlier file', content: json(mediumSchema) },
          ...errorResponses(400, 401, 403, 404, 409, 415),
        },
      }),
      async (c) => {
        const { reason, ...wanted } = c.req.valid('json');
        const acting = { ...c.get('acting'), reason };
        const { id } = c.req.valid('param');
        return c.json(await returnToFile(services, id, wanted, acting), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/media/{id}/reason',
        summary: 'Say why the personal data in a document that visitors see must stay public',
        tags,
        request: {
          params: idParams,
          body: {
            required: true,
            content: json(z.strictObject({ version, reason: reasonSchema })),
          },
        },
        responses: {
          200: { description: 'The reason is in the audit log', content: json(okSchema) },
          ...errorResponses(400, 401, 403, 404, 409, 415),
        },
      }),
      async (c) => {
        const { reason, version } = c.req.valid('json');
        const acting = { ...c.get('acting'), reason };
        await explainDocument(services.db, c.req.valid('param').id, { version }, acting);
        return c.json({ ok: true } as const, 200);
      },
    );
}
