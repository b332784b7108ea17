import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Location } from './store-location.ts';

/** A store that does not answer is given up rather than waited for: whoever asked is told to try again. */
const CONNECT_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Files in a bucket of S3-compatible storage, addressed by path, with what such stores have in common. */
export class BucketDriver extends S3Driver {
  constructor(
    { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Location,
    timeouts = { connectMs: CONNECT_TIMEOUT_MS, requestMs: REQUEST_TIMEOUT_MS },
  ) {
    super({
      credentials: { accessKeyId, secretAccessKey },
      endpoint,
      region,
      bucket,
      forcePathStyle: true,
      supportsACL: false,
      visibility: 'private',
      requestHandler: {
        connectionTimeout: timeouts.connectMs,
        requestTimeout: timeouts.requestMs,
        throwOnRequestTimeout: true,
      },
    });
  }

  /** Throws where the bucket is gone: an answer to HEAD is 404 for that too, and does not say which. */
  override async exists(key: string): Promise<boolean> {
    if (await super.exists(key)) return true;
    try {
      await super.getBytes(key);
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  /**
   * Deletes what is under a folder, one by one: for the call that deletes many, stores want different
   * digests of its body, and renditions are few.
   */
  override async deleteAll(folder: string): Promise<void> {
    const keys: string[] = [];
    let token: string | undefined;
    do {
      const { objects, paginationToken } = await this.listAll(`${folder}/`, {
        recursive: true,
        ...(token !== undefined && { paginationToken: token }),
      });
      for (const object of objects) if (object.isFile) keys.push(object.key);
      token = paginationToken;
    } while (token !== undefined);
    for (const key of keys) await this.delete(key);
  }
}

/** Whether S3 said that there is no such file, rather than anything else. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}
