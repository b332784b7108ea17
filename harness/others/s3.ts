import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Location } from '../../domain/media/store/store-location.ts';
import { escapeMarkup } from '../../domain/text/escape.ts';
import { checkSignature, refusal, type S3Refusal } from './s3-signature.ts';

export interface TestS3 {
  /** The values for `S3_*`. */
  location: S3Location;
  /** The contents of the bucket, by key. Tests may read and change them. */
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  /** Whether there is a bucket; without one everything is answered with NoSuchBucket. */
  hasBucket: boolean;
  /** While set, the answer to every correctly signed request, such as 503 SlowDown. */
  refuse: S3Refusal | undefined;
  /** How many bytes of objects were sent. */
  sent: number;
  /** While true, requests are taken and never answered. */
  silent: boolean;
  /** While set, half of each body of an answer comes, and then nothing more or the end of the connection. */
  half: 'and silence' | 'and the end' | undefined;
  /** Stops listening until `resume`, which takes the same port and keeps the objects. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** The most bytes of a request with the largest original; a larger request is broken off. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
/**
 * The most names in one part of a list. A store may give fewer than asked for; with few, lists have several parts in
 * tests too.
 */
const PAGE_SIZE = 10;

/**
 * A server on the loopback that speaks S3 as far as the media store does: PutObject, GetObject, HeadObject,
 * DeleteObject and ListObjectsV2 in one bucket, addressed by path. It computes signatures (version 4) itself and
 * compares dates and digests, and refusals are S3's XML. It keeps everything in memory and knows no multipart
 * uploads, signed chunks, versions or rights.
 */
export async function openTestS3(): Promise<TestS3> {
  let server: Server | undefined;
  const listen = async (port: number) => {
    server = createServer((incoming, outgoing) => {
      answer(incoming, outgoing).catch(() => outgoing.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const hangUp = async () => {
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    server = undefined;
    await closed;
  };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readBody(incoming);
    if (s3.silent) return;
    const path = decodeURIComponent((incoming.url ?? '').split('?', 1)[0] ?? '').slice(1);
    const [bucket = '', ...rest] = path.split('/');
    const refused =
      checkSignature(incoming, body, s3.location) ??
      s3.refuse ??
      (bucket === s3.location.bucket && s3.hasBucket
        ? undefined
        : refusal(404, 'NoSuchBucket', 'The specified bucket does not exist'));
    if (refused) {
      sendRefusal(incoming, outgoing, refused, s3.half);
      return;
    }
    const query = new URL(incoming.url ?? '', 'http://s3').searchParams;
    const key = rest.join('/');
    if (key) answerObject(incoming, outgoing, key, body);
    else answerBucket(incoming, outgoing, query);
  }

  function answerObject(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    key: string,
    body: Buffer,
  ): void {
    const held = s3.objects.get(key);
    switch (incoming.method) {
      case 'PUT': {
        const contentType = incoming.headers['content-type'] ?? 'binary/octet-stream';
        s3.objects.set(key, { bytes: body, contentType });
        outgoing.writeHead(200, { ETag: etagOf(body) }).end();
        return;
      }
      case 'DELETE':
        s3.objects.delete(key);
        outgoing.writeHead(204).end();
        return;
      case 'GET':
      case 'HEAD': {
        if (!held) {
          const missing = refusal(404, 'NoSuchKey', 'The specified key does not exist.');
          sendRefusal(incoming, outgoing, missing);
          return;
        }
        const size = held.bytes.length;
        const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(incoming.headers.range ?? '') ?? [];
        const part = held.bytes.subarray(Number(from ?? 0), Number(to ?? size) + 1);
        outgoing.writeHead(from === undefined ? 200 : 206, {
          'Content-Type': held.contentType,
          'Content-Length': part.length,
          ...(from !== undefined && { 'Content-Range': `bytes ${from}-${to}/${size}` }),
          ETag: etagOf(held.bytes),
        });
        s3.sent += incoming.method === 'HEAD' ? 0 : part.length;
        if (incoming.method === 'HEAD') outgoing.end();
        else sendBody(outgoing, part, s3.half);
        return;
      }
      default:
        sendRefusal(incoming, outgoing, NOT_IMPLEMENTED);
    }
  }

  function answerBucket(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    query: URLSearchParams,
  ): void {
    if (incoming.method === 'POST' && query.has('delete')) {
      // As OpenStack Swift and others answer the SDK of today, which sends another digest.
      const wanting = 'Missing required header for this request: Content-MD5';
      sendRefusal(incoming, outgoing, refusal(400, 'InvalidRequest', wanting));
    } else if (incoming.method === 'GET' && query.get('list-type') === '2') {
      sendXml(outgoing, list(query), 200, s3.half);
    } else sendRefusal(incoming, outgoing, NOT_IMPLEMENTED);
  }

  function list(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const keys = [...s3.objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const shown = keys.slice(0, Math.min(Number(query.get('max-keys') ?? PAGE_SIZE), PAGE_SIZE));
    const truncated = shown.length < keys.length;
    const contents = shown.map(
      (key) =>
        `<Contents><Key>${escapeMarkup(key)}</Key><Size>${s3.objects.get(key)?.bytes.length}</Size></Contents>`,
    );
    const next = truncated
      ? `<NextContinuationToken>${escapeMarkup(shown.at(-1) ?? '')}</NextContinuationToken>`
      : '';
    return `<ListBucketResult><IsTruncated>${truncated}</IsTruncated><KeyCount>${shown.length}</KeyCount>${contents.join('')}${next}</ListBucketResult>`;
  }

  const port = await listen(0);
  const s3: TestS3 = {
    location: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'test-region',
      bucket: 'dimos-media',
      accessKeyId: 'TESTKEY',
      secretAccessKey: 'a secret/with+signs=',
    },
    objects: new Map(),
    hasBucket: true,
    refuse: undefined,
    sent: 0,
    silent: false,
    half: undefined,
    pause: hangUp,
    resume: async () => {
      await listen(port);
    },
    close: hangUp,
  };
  return s3;
}

/** The same location as settings in the environment. */
export function s3Environment(location: S3Location): Record<string, string> {
  return {
    S3_ENDPOINT: location.endpoint,
    S3_REGION: location.region,
    S3_BUCKET: location.bucket,
    S3_ACCESS_KEY_ID: location.accessKeyId,
    S3_SECRET_ACCESS_KEY: location.secretAccessKey,
  };
}

const NOT_IMPLEMENTED = refusal(501, 'NotImplemented', 'That is not implemented here.');

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new Error('The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function sendXml(
  outgoing: ServerResponse,
  xml: string,
  status: number,
  half: TestS3['half'],
): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/xml' });
  sendBody(outgoing, Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${xml}`), half);
}

function sendBody(outgoing: ServerResponse, body: Buffer, half: TestS3['half']): void {
  if (!half) {
    outgoing.end(body);
    return;
  }
  outgoing.write(body.subarray(0, body.length / 2), () => {
    if (half === 'and the end') outgoing.destroy();
  });
}

function sendRefusal(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, code, message }: S3Refusal,
  half?: TestS3['half'],
): void {
  // An answer to HEAD has no body, so that its status is all that the client learns.
  if (incoming.method === 'HEAD') outgoing.writeHead(status).end();
  else {
    const xml = `<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
    sendXml(outgoing, xml, status, half);
  }
}
