import type { MediaFile } from '../../domain/media/pictures/renditions.ts';

/** All bytes of a file that is offered. */
export async function readWhole(file: MediaFile): Promise<Buffer> {
  const pieces: Buffer[] = [];
  // Copied: a piece counts until the next one.
  for await (const piece of file.read({ from: 0, to: file.size - 1 }))
    pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}
