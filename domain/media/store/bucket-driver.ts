import type { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { ByteRange } from './byte-range.ts';
import {
  type FilePieces,
  type PartReader,
  passOn,
  StoppedError,
  shorterThanItWas,
} from './file-pieces.ts';
import type { S3Location } from './store-location.ts';

/** A store that does not answer is given up rather than waited for: whoever asked is told to try again. */
const CONNECT_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 30_000;
/** The client asks three times in all. */
const MOST_ATTEMPTS = 3;
/**
 * More than there are files on their way at once (server/http/files/files-in-flight.ts): slow readers hold up no
 * upload.
 */
const MAX_CONNECTIONS = 512;

/** Files in a bucket of S3-compatible storage, addressed by path, with what such stores have in common. */
export class BucketDriver extends S3Driver implements PartReader {
  readonly #client: S3Client;
  /** For files, which come as slowly as their readers take them. */
  readonly #fileClient: S3Client;
  readonly #requestMs: number;
  /** For all attempts of one request. */
  readonly #askingMs: number;

  constructor(
    { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Location,
    timeouts = { connectMs: CONNECT_TIMEOUT_MS, requestMs: REQUEST_TIMEOUT_MS },
  ) {
    const openClient = (more: { socketTimeout?: number }) =>
      new S3Client({
        credentials: { accessKeyId, secretAccessKey },
        endpoint,
        region,
        forcePathStyle: true,
        requestHandler: {
          connectionTimeout: timeouts.connectMs,
          // Ends with the first line of an answer.
          requestTimeout: timeouts.requestMs,
          throwOnRequestTimeout: true,
          httpAgent: { maxSockets: MAX_CONNECTIONS },
          httpsAgent: { maxSockets: MAX_CONNECTIONS },
          ...more,
        },
      });
    // A list, or the reason of a refusal, may stop coming in the middle.
    const client = openClient({ socketTimeout: timeouts.requestMs });
    super({ client, bucket, supportsACL: false, visibility: 'private' });
    this.#client = client;
    this.#fileClient = openClient({});
    this.#requestMs = timeouts.requestMs;
    this.#askingMs = MOST_ATTEMPTS * (timeouts.connectMs + timeouts.requestMs);
  }

  async sizeOf(key: string): Promise<number | undefined> {
    try {
      const asked = new HeadObjectCommand({ Bucket: this.options.bucket, Key: key });
      return (await this.#client.send(asked)).ContentLength;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async *readPart(key: string, { from, to }: ByteRange): FilePieces {
    const asked = new GetObjectCommand({
      Bucket: this.options.bucket,
      Key: key,
      Range: `bytes=${from}-${to}`,
    });
    const { Body } = await this.#ask(asked);
    let left = to - from + 1;
    for await (const piece of passOn(Body as Readable, this.#requestMs)) {
      left -= piece.length;
      yield piece;
    }
    if (left > 0) throw shorterThanItWas();
  }

  /** Asks for a file. The reason of a refusal, which comes before this ends, is not waited for for good. */
  async #ask(asked: GetObjectCommand) {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), this.#askingMs);
    try {
      return await this.#fileClient.send(asked, { abortSignal: ending.signal });
    } catch (error) {
      throw ending.signal.aborted ? new StoppedError() : error;
    } finally {
      clearTimeout(timer);
    }
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
