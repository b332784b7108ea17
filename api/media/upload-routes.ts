import { createRoute, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { invalid } from '../../domain/errors.ts';
import { beginUpload } from '../../domain/media/uploads/begin-upload.ts';
import { cancelUpload } from '../../domain/media/uploads/drop-uploads.ts';
import { finishUpload } from '../../domain/media/uploads/finish-upload.ts';
import { takePiece } from '../../domain/media/uploads/take-piece.ts';
import { PIECE_BYTES } from '../../domain/media/uploads/upload-limits.ts';
import { fileTooLarge } from '../../domain/media/uploads/upload-refusals.ts';
import { getUpload, toOpenUpload } from '../../domain/media/uploads/upload-row.ts';
import type { Services } from '../../domain/services.ts';
import { VALIDATION_TEXTS } from '../../domain/text/validation-texts.ts';
import { access } from '../access.ts';
import { type ApiEnv, newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { idParams, json, okSchema, wholeNumber, withBody } from '../schemas.ts';
import { addedMediumSchema, mediumSchema } from './media-schemas.ts';

const uploadSchema = z
  .object({ id: z.string(), offset: z.number(), size: z.number(), pieceBytes: z.number() })
  .openapi('Upload');

const announcedSchema = z
  .strictObject({
    fileName: z.string().max(300),
    size: z.number().int().min(1),
    digest: z
      .string()
      .regex(/^(?:[0-9a-f]{64})?$/)
      .default('')
      .openapi({ description: 'SHA-256 of the whole file; by it a file that is there is found' }),
    accept: z.enum(['image', 'any']).default('any'),
    isReplacement: z.boolean().default(false).openapi({
      description: 'It takes the place of another file: it is sent also where the library has it',
    }),
  })
  .openapi('AnnouncedFile');

const offsetHeader = z.object({
  'upload-offset': wholeNumber(0, Number.MAX_SAFE_INTEGER).openapi({
    description: 'Where it begins',
    param: { required: true },
  }),
});

const refuseLargePieces = bodyLimit({
  maxSize: PIECE_BYTES,
  onError: () => {
    throw fileTooLarge();
  },
});

/**
 * Uploads in pieces, which can be gone on with after a failure: announce the file, send its pieces one after the
 * other, ask where to go on, finish. Named like the headers of tus (tus.io) and of the draft of the IETF.
 */
export function uploadRoutes(services: Services, takeTurn: MiddlewareHandler<ApiEnv>) {
  const { db, store } = services;
  const rule = access(services, 'staff');
  const tags = ['Media'];
  const inTurn = {
    ...rule,
    middleware: [rule.middleware, takeTurn] as MiddlewareHandler<ApiEnv>[],
  };
  // The caller is checked first: a stranger's bytes are never read.
  const piece = {
    ...rule,
    middleware: [rule.middleware, refuseLargePieces] as MiddlewareHandler<ApiEnv>[],
  };
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/uploads',
        summary: 'Announce a file; answers where to go on, or the medium if the library has it',
        tags,
        request: withBody(announcedSchema),
        responses: {
          200: {
            description: 'The library has the file',
            content: json(z.object({ medium: mediumSchema })),
          },
          201: {
            description: 'Send the pieces from `offset` on',
            content: json(z.object({ upload: uploadSchema })),
          },
          ...errorResponses(400, 401, 413, 415, 429),
        },
      }),
      async (c) => {
        const begun = await beginUpload(services, c.req.valid('json'), c.get('acting'));
        return 'medium' in begun ? c.json(begun, 200) : c.json(begun, 201);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/uploads/{id}',
        summary: 'Where to go on with an upload; HEAD answers with `Upload-Offset` alone',
        tags,
        request: { params: idParams },
        responses: {
          200: { description: 'The upload', content: json(uploadSchema) },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => {
        const row = await getUpload(db, c.req.valid('param').id, c.get('acting'));
        const upload = toOpenUpload(row);
        c.header('Upload-Offset', String(upload.offset));
        c.header('Upload-Length', String(upload.size));
        return c.json(upload, 200);
      },
    )
    .openapi(
      createRoute({
        ...piece,
        method: 'patch',
        path: '/uploads/{id}',
        'x-raw-body': true,
        summary:
          'Send the next piece: `pieceBytes` of the file, or what is left of it, from `Upload-Offset` on',
        tags,
        request: { params: idParams, headers: offsetHeader },
        responses: {
          200: { description: 'Kept; `offset` comes next', content: json(uploadSchema) },
          ...errorResponses(400, 401, 404, 409, 413, 503),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const offset = c.req.valid('header')['upload-offset'];
        const bytes = await readPiece(c);
        await c.get('stillMay')();
        const upload = await takePiece(services, id, { offset, bytes }, c.get('acting'));
        c.header('Upload-Offset', String(upload.offset));
        return c.json(upload, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/uploads/{id}',
        summary: 'Give up an upload',
        tags,
        request: { params: idParams },
        responses: {
          200: { description: 'Its pieces are gone', content: json(okSchema) },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => {
        await cancelUpload({ db, store }, c.req.valid('param').id, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...inTurn,
        method: 'post',
        path: '/uploads/{id}/finish',
        summary: 'Check the whole file and add it to the library',
        tags,
        request: { params: idParams },
        responses: {
          200: { description: 'The medium', content: json(addedMediumSchema) },
          ...errorResponses(400, 401, 404, 409, 415, 429, 503),
        },
      }),
      async (c) =>
        c.json(await finishUpload(services, c.req.valid('param').id, c.get('acting')), 200),
    );
}

/** The bytes of a body. One that breaks off is no piece; its sender sends it again. */
async function readPiece(c: Context<ApiEnv>): Promise<Uint8Array> {
  try {
    return new Uint8Array(await c.req.arrayBuffer());
  } catch {
    throw invalid({ piece: VALIDATION_TEXTS.invalid });
  }
}
