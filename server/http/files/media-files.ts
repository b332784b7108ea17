import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { DomainError } from '../../../domain/errors.ts';
import { findMovedAddress } from '../../../domain/media/library/earlier-addresses.ts';
import { getMediaFile, type MediaFile } from '../../../domain/media/pictures/renditions.ts';
import { rangeOf } from '../../../domain/media/store/byte-range.ts';
import type { FilePieces } from '../../../domain/media/store/file-pieces.ts';
import type { Services } from '../../../domain/services.ts';
import { PUBLIC_HEADERS } from '../security-headers.ts';

/**
 * A picture's address changes with what it shows, and pages give the one of now, so browsers keep it. Caches in front
 * ask again after ten minutes: what was put in the bin is not given to others for long (decision 0038).
 */
const PICTURE_CACHING = 'public, max-age=31536000, s-maxage=600, immutable';
/** People keep the address of a document in letters and texts; it must soon lead to what replaced the document. */
const DOCUMENT_CACHING = 'public, max-age=600';

const cachingOf = ({ mimeType }: Pick<MediaFile, 'mimeType'>) =>
  mimeType === 'application/pdf' ? DOCUMENT_CACHING : PICTURE_CACHING;
/** A document that was opened as a page of its own can run nothing. */
const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

type MediaContext = Context<{ Bindings: { outgoing: ServerResponse } }>;

/** Answers `/media/{id}.{digest}/{name}`: pictures in the offered sizes, and documents, also in parts. */
export function mediaFiles(services: Services) {
  return async (c: MediaContext) => {
    const match = /^([a-z0-9-]{1,80})\.([0-9a-f]{16})$/.exec(c.req.param('medium') ?? '');
    if (!match) return c.text('Not found', 404);
    const [, id = '', digest = ''] = match;
    const etag = `"${digest}"`;
    const name = c.req.param('name') ?? '';
    try {
      const file = await getMediaFile(services, id, digest, name);
      // Only what is still there: of a file that was deleted nobody is told that their copy holds.
      if (c.req.header('If-None-Match') === etag) {
        // What a browser has kept takes over the headers of this answer, so they are the same.
        return c.body(null, 304, {
          ETag: etag,
          'Cache-Control': cachingOf(file),
          'Content-Security-Policy': FILE_POLICY,
        });
      }
      return await answer(c, file, etag);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'not-found') throw error;
      const moved = await findMovedAddress(services.db, { id, digest, name });
      if (!moved) return c.text('Not found', 404);
      // It may move again, or lie in the bin tomorrow: nobody keeps where it leads.
      return c.body(null, 302, { Location: moved, 'Cache-Control': 'no-store' });
    }
  };
}

async function answer(c: MediaContext, file: MediaFile, etag: string): Promise<Response> {
  const { size } = file;
  const ifRange = c.req.header('If-Range');
  const range =
    ifRange === undefined || ifRange === etag ? rangeOf(c.req.header('Range'), size) : 'whole';
  if (range === 'none') return c.text('', 416, { 'Content-Range': `bytes */${size}` });
  const part = range === 'whole' ? { from: 0, to: size - 1 } : range;
  const status = range === 'whole' ? 200 : 206;
  const headers = {
    'Content-Type': file.mimeType,
    'Content-Length': String(part.to - part.from + 1),
    'Content-Disposition': `${file.disposition}; filename="${file.fileName}"`,
    'Cache-Control': cachingOf(file),
    'Accept-Ranges': 'bytes',
    ...(range !== 'whole' && { 'Content-Range': `bytes ${part.from}-${part.to}/${size}` }),
    ETag: etag,
    'Content-Security-Policy': FILE_POLICY,
  };
  if (c.req.method === 'HEAD') return c.body(null, status, headers);
  const pieces = file.read(part);
  // Whether it can be read is known before anything is said.
  const first = await pieces.next();
  c.env.outgoing.writeHead(status, { ...PUBLIC_HEADERS, ...headers });
  await send(c.env.outgoing, first, pieces);
  return RESPONSE_ALREADY_SENT;
}

/** Sends each piece when the one before has been taken, and stops when nobody is there any more. */
async function send(
  outgoing: ServerResponse,
  first: IteratorResult<Uint8Array, void>,
  pieces: FilePieces,
): Promise<void> {
  const closed = new Promise<void>((resolve) => outgoing.once('close', resolve));
  try {
    for (let piece = first; !piece.done; piece = await pieces.next()) {
      const { value } = piece;
      const taken = new Promise<unknown>((resolve) => outgoing.write(value, resolve));
      await Promise.race([taken, closed]);
      if (outgoing.closed) return;
    }
    outgoing.end();
  } catch {
    // The store stopped in the middle: that the rest does not come can only be told by ending the connection.
    outgoing.destroy();
  } finally {
    await pieces.return();
  }
}
