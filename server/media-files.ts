import type { Context } from 'hono';
import { DomainError } from '../domain/errors.ts';
import { getMediaFile } from '../domain/media/renditions.ts';
import type { Services } from '../domain/services.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A document that was opened as a page of its own can run nothing. */
const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Answers `/media/{id}.{digest}/{name}`: pictures in the offered sizes, and documents. */
export function mediaFiles(services: Services) {
  return async (c: Context) => {
    const match = /^([a-z0-9-]{1,80})\.([0-9a-f]{16})$/.exec(c.req.param('medium') ?? '');
    if (!match) return c.text('Not found', 404);
    const [, id = '', digest = ''] = match;
    const etag = `"${digest}"`;
    if (c.req.header('If-None-Match') === etag) {
      // What a browser has kept takes over the headers of this answer, so they are the same.
      return c.body(null, 304, {
        ETag: etag,
        'Cache-Control': IMMUTABLE,
        'Content-Security-Policy': FILE_POLICY,
      });
    }
    try {
      const file = await getMediaFile(
        services.db,
        services.store,
        id,
        digest,
        c.req.param('name') ?? '',
      );
      return c.body(file.bytes as Uint8Array<ArrayBuffer>, 200, {
        'Content-Type': file.mimeType,
        'Content-Length': String(file.bytes.length),
        'Content-Disposition': `${file.disposition}; filename="${file.fileName}"`,
        'Cache-Control': IMMUTABLE,
        ETag: etag,
        'Content-Security-Policy': FILE_POLICY,
      });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'not-found')
        return c.text('Not found', 404);
      throw error;
    }
  };
}
