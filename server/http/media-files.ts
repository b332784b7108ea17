import type { Context } from 'hono';
import { DomainError } from '../../domain/errors.ts';
import { getMediaFile } from '../../domain/media/renditions.ts';
import type { Services } from '../../domain/services.ts';
import { rangeOf } from './byte-range.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A document that was opened as a page of its own can run nothing. */
const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Answers `/media/{id}.{digest}/{name}`: pictures in the offered sizes, and documents, also in parts. */
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
      const size = file.bytes.length;
      const ifRange = c.req.header('If-Range');
      const range =
        ifRange === undefined || ifRange === etag ? rangeOf(c.req.header('Range'), size) : 'whole';
      if (range === 'none') return c.text('', 416, { 'Content-Range': `bytes */${size}` });
      const part = range === 'whole' ? undefined : range;
      const bytes = part ? file.bytes.subarray(part.from, part.to + 1) : file.bytes;
      return c.body(bytes as Uint8Array<ArrayBuffer>, part ? 206 : 200, {
        'Content-Type': file.mimeType,
        'Content-Length': String(bytes.length),
        'Content-Disposition': `${file.disposition}; filename="${file.fileName}"`,
        'Cache-Control': IMMUTABLE,
        'Accept-Ranges': 'bytes',
        ...(part && { 'Content-Range': `bytes ${part.from}-${part.to}/${size}` }),
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
