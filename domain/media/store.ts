import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Location } from './store-location.ts';
import { writeWholeFile } from './write-whole-file.ts';

/** Where the bytes of pictures and documents are kept. */
export type MediaStore = Disk;

/** Files in a folder that are there whole or not at all, and outlast a power cut. */
class WholeFilesDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return writeWholeFile(join(this.#folder, key), contents);
  }
}

/** The store in S3 when told where, else the folder `media` of the data folder. */
export async function openMediaStore(options: {
  dataDir: string;
  s3?: S3Location | undefined;
}): Promise<MediaStore> {
  if (!options.s3) {
    return new Disk(new WholeFilesDriver(join(options.dataDir, 'media')));
  }
  // Loaded only where it is used: the client is large.
  const { BucketDriver } = await import('./bucket-driver.ts');
  return new Disk(new BucketDriver(options.s3));
}

/** The bytes under a key, or undefined where there are none; a store that does not work throws. */
export async function readIfThere(store: MediaStore, key: string): Promise<Uint8Array | undefined> {
  try {
    return await store.getBytes(key);
  } catch (error) {
    const { cause } = error as { cause?: { code?: unknown; name?: unknown } };
    if (cause?.code === 'ENOENT' || cause?.name === 'NoSuchKey') return undefined;
    throw error;
  }
}
