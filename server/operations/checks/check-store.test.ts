import { expect, test } from 'vitest';
import { checkStore } from './check-store.ts';

const s3 = {
  endpoint: 'https://storage.example',
  region: 'here',
  bucket: 'media',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
};
const NETWORK = 'check S3_ENDPOINT and that the storage runs';

/** The names are those of S3 ("Error responses" in its manual), and of Node for the network. */
test.each([
  ['InvalidAccessKeyId', 'check S3_ACCESS_KEY_ID'],
  ['SignatureDoesNotMatch', 'check S3_SECRET_ACCESS_KEY and S3_ACCESS_KEY_ID'],
  ['AccessDenied', 'let this key read, write, list and delete in the bucket'],
  ['Forbidden', 'let this key read, write, list and delete in the bucket'],
  ['NoSuchBucket', 'make the bucket, or correct S3_BUCKET'],
  ['AuthorizationHeaderMalformed', 'check S3_REGION'],
  ['PermanentRedirect', 'check S3_REGION'],
  ['RequestTimeTooSkewed', "let this machine's clock keep time (timedatectl set-ntp true)"],
  ['ECONNREFUSED', NETWORK],
  ['ENOTFOUND', NETWORK],
  ['EAI_AGAIN', NETWORK],
  ['EHOSTUNREACH', NETWORK],
  ['ENETUNREACH', NETWORK],
  ['ETIMEDOUT', NETWORK],
  ['TimeoutError', NETWORK],
  ['SlowDown', 'check S3_*'],
  ['NoSuchBucketPolicy', 'check S3_*'],
])('of a bucket that refuses with %s it is said what to do', async (name, advice) => {
  for (const fault of [{ name }, { code: name }]) {
    const cause = Object.assign(new Error('It will not do.'), fault);
    const open = () => Promise.reject(new Error('Could not open', { cause }));
    expect(await checkStore(open, s3 as never)).toEqual({
      level: 'problem',
      text: `Media: the bucket media at https://storage.example does not work (It will not do): ${advice}.`,
    });
    expect((await checkStore(open, undefined)).text).toBe(
      'Media: the media folder does not work (It will not do): check who owns DATA_DIR and that there is room.',
    );
  }
});
