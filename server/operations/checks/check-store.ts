import { randomBytes } from 'node:crypto';
import type { MediaStore } from '../../../domain/media/store/store.ts';
import type { Settings } from '../../settings.ts';
import { type CheckFinding, firstCause, ok, problem, reason } from './finding.ts';

/** Whether the media store takes a file, gives it back and deletes it. */
export async function checkStore(
  open: () => Promise<MediaStore>,
  s3: Settings['s3'],
): Promise<CheckFinding> {
  const where = s3 ? `the bucket ${s3.bucket} at ${s3.endpoint}` : 'the media folder';
  const key = `doctor-${randomBytes(6).toString('hex')}.txt`;
  try {
    const store = await open();
    await store.put(key, key);
    const read = Buffer.from(await store.getBytes(key)).toString();
    await store.delete(key);
    if (read !== key) return problem(`Media: ${where} gave back something else than was put in.`);
    return ok(`Media: ${where} can be written, read and deleted.`);
  } catch (error) {
    const cause = firstCause(error);
    return problem(`Media: ${where} does not work (${reason(cause)}): ${advise(cause, s3)}.`);
  }
}

/** What to do about each way in which a bucket refuses; the names are S3's, and Node's for the network. */
const ADVICE: [RegExp, string][] = [
  [/^InvalidAccessKeyId$/, 'check S3_ACCESS_KEY_ID'],
  [/^SignatureDoesNotMatch$/, 'check S3_SECRET_ACCESS_KEY and S3_ACCESS_KEY_ID'],
  [/^(?:AccessDenied|Forbidden)$/, 'let this key read, write, list and delete in the bucket'],
  [/^NoSuchBucket$/, 'make the bucket, or correct S3_BUCKET'],
  [/^(?:AuthorizationHeaderMalformed|PermanentRedirect)$/, 'check S3_REGION'],
  [/^RequestTimeTooSkewed$/, "let this machine's clock keep time (timedatectl set-ntp true)"],
  [
    /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|TimeoutError)$/,
    'check S3_ENDPOINT and that the storage runs',
  ],
];

function advise(cause: unknown, s3: Settings['s3']): string {
  if (!s3) return 'check who owns DATA_DIR and that there is room';
  const { name, code } = cause as { name?: unknown; code?: unknown };
  const known = ADVICE.find(([names]) => names.test(String(name)) || names.test(String(code)));
  return known?.[1] ?? 'check S3_*';
}
