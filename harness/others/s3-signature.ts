import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';

/** How S3 refuses: the status, and the code and message of its XML. */
export interface S3Refusal {
  status: number;
  code: string;
  message: string;
}

export const refusal = (status: number, code: string, message: string): S3Refusal => ({
  status,
  code,
  message,
});

const MAX_SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Uint8Array | string, text: string) =>
  createHmac('sha256', key).update(text).digest();

/**
 * Computes a request's signature (AWS Signature Version 4, one chunk, in a header) and compares it; then compares
 * the body with the signed digests. Undefined when everything matches.
 */
export function checkSignature(
  incoming: IncomingMessage,
  body: Uint8Array,
  known: { accessKeyId: string; secretAccessKey: string; region: string },
): S3Refusal | undefined {
  const header = (name: string) => String(incoming.headers[name] ?? '');
  const authorization = header('authorization');
  if (!authorization) return refusal(403, 'AccessDenied', 'Access Denied');
  const match = AUTHORIZATION.exec(authorization);
  if (!match) {
    return refusal(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed.');
  }
  const [, key = '', day = '', region = '', signedHeaders = '', signature = ''] = match;
  if (region !== known.region) {
    return refusal(
      400,
      'AuthorizationHeaderMalformed',
      `The region '${region}' is wrong; expecting '${known.region}'`,
    );
  }
  if (key !== known.accessKeyId) {
    return refusal(403, 'InvalidAccessKeyId', 'The access key does not exist in our records.');
  }
  const date = header('x-amz-date');
  const moment = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!date.startsWith(day) || !(Math.abs(moment - Date.now()) < MAX_SKEW_MS)) {
    return refusal(403, 'RequestTimeTooSkewed', 'The request time and the server’s differ.');
  }
  const names = signedHeaders.split(';');
  const mustBeSigned = Object.keys(incoming.headers).filter(
    (name) => name === 'host' || name.startsWith('x-amz-'),
  );
  const [path = '', query = ''] = (incoming.url ?? '').split('?', 2);
  const payload = header('x-amz-content-sha256');
  const canonical = [
    incoming.method,
    path,
    canonicalQuery(query),
    ...names.map((name) => `${name}:${header(name).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signingKey = ['s3', 'aws4_request'].reduce<Uint8Array>(
    hmac,
    hmac(hmac(`AWS4${known.secretAccessKey}`, day), region),
  );
  const expected = hmac(signingKey, text);
  if (
    mustBeSigned.some((name) => !names.includes(name)) ||
    !timingSafeEqual(expected, Buffer.from(signature, 'hex'))
  ) {
    return refusal(403, 'SignatureDoesNotMatch', 'The signature we calculated is another one.');
  }
  return checkBody(body, payload, header);
}

/** Parameters sorted by name, each with its equals sign, as the signature has them. */
function canonicalQuery(query: string): string {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&');
}

function checkBody(
  body: Uint8Array,
  payload: string,
  header: (name: string) => string,
): S3Refusal | undefined {
  if (payload.startsWith('STREAMING-')) {
    return refusal(501, 'NotImplemented', 'Bodies in signed chunks are not implemented.');
  }
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) {
    return refusal(400, 'XAmzContentSHA256Mismatch', 'The body is not the one that was signed.');
  }
  const checks = [
    ['x-amz-checksum-crc32', () => base64OfCrc32(body)],
    ['x-amz-checksum-sha256', () => createHash('sha256').update(body).digest('base64')],
    ['content-md5', () => createHash('md5').update(body).digest('base64')],
  ] as const;
  const wrong = checks.some(([name, digest]) => header(name) && header(name) !== digest());
  return wrong ? refusal(400, 'BadDigest', 'The digest is not that of the body.') : undefined;
}

function base64OfCrc32(body: Uint8Array): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString('base64');
}
