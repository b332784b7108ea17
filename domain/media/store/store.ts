import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import type { ByteRange } from './byte-range.ts';
import { type FilePieces, type PartReader, readFilePart } from './file-pieces.ts';
import type { S3Location } from './store-location.ts';
import { dropUnfinished, writeWholeFile } from './write-whole-file.ts';

/** Where the bytes of pictures and documents are kept. */
export class MediaStore extends Disk {
  /** Files that are sent, without being held whole. */
  readonly parts: PartReader;

  constructor(driver: DriverContract & PartReader) {
    super(driver);
    this.parts = driver;
  }
}

/** Files in a folder that are there whole or not at all, and outlast a power cut. */
class WholeFilesDriver extends FSDriver implements PartReader {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return writeWholeFile(join(this.#folder, key), contents);
  }

  override async delete(key: string): Promise<void> {
    await super.delete(key);
    await dropUnfinished(join(this.#folder, key));
  }

  async sizeOf(key: string): Promise<number | undefined> {
    try {
      return (await stat(join(this.#folder, key))).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  readPart(key: string, part: ByteRange): FilePieces {
    return readFilePart(join(this.#folder, key), part);
  }
}

/** The store in S3 when told where, else the folder `media` of the data folder. */
export async function openMediaStore(options: {
  dataDir: string;
  s3?: S3Location | undefined;
}): Promise<MediaStore> {
  if (!options.s3) {
    return new MediaStore(new WholeFilesDriver(join(options.dataDir, 'media')));
  }
  // Loaded only where it is used: the client is large.
  const { BucketDriver } = await import('./bucket-driver.ts');
  return new MediaStore(new BucketDriver(options.s3));
}

/** The bytes under a key, or undefined where there are none; a store that does not work throws. */
export async function readIfThere(store: MediaStore, key: string): Promise<Uint8Array | undefined> {
  try {
    return await store.getBytes(key);
  } catch (error) {
    if (isMissingFile((error as Error).cause)) return undefined;
    throw error;
  }
}

/** Whether a folder or a bucket said that it has no such file. */
export function isMissingFile(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return code === 'ENOENT' || name === 'NoSuchKey';
}
