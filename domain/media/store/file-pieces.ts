import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/**
 * A part of a file, piece by piece as it is asked for. A piece counts until the next one is asked for: then
 * other bytes may stand in its place. What is left in the middle is let go of.
 */
export type FilePieces = AsyncGenerator<Uint8Array, void>;

/** What a folder and a bucket do besides what flydrive asks of them. */
export interface PartReader {
  /** The bytes of a file; undefined where there is none. Throws for a store that does not work. */
  sizeOf(key: string): Promise<number | undefined>;
  /** A part of a file that is there. */
  readPart(key: string, part: ByteRange): FilePieces;
}

/** So much of a file is in memory for each reader, however slow. */
const PIECE_BYTES = 64 * 1024;

/** The rest of what was announced to a reader does not come. */
export const shorterThanItWas = () =>
  new Error('A file of the media store is shorter than it was.');

/** A part of a file on the disk. */
export async function* readFilePart(path: string, { from, to }: ByteRange): FilePieces {
  const handle = await open(path);
  try {
    // One for all pieces: what is thrown away stays in memory until somebody looks for it.
    const buffer = Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, to - from + 1));
    for (let at = from; at <= to; ) {
      const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.length, to - at + 1), at);
      if (bytesRead === 0) throw shorterThanItWas();
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/** Named as other failures that are a time's end: see domain/unavailable.ts. */
export class StoppedError extends Error {
  override name = 'TimeoutError';

  constructor() {
    super('The media store stopped in the middle of a file.');
  }
}

/** What comes from elsewhere. A source that gives nothing for so many milliseconds while it is asked is given up. */
export async function* passOn(source: Readable, timeoutMs: number): FilePieces {
  try {
    const pieces = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
    for (;;) {
      const timer = setTimeout(() => {
        source.destroy(new StoppedError());
      }, timeoutMs);
      const { done, value } = await pieces.next().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    source.destroy();
  }
}
