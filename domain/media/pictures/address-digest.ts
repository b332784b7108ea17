import { createHash } from 'node:crypto';

/** What stands in the address for some bytes and the part of them that is shown. */
export function addressDigest(digest: string, crop: string): string {
  if (crop === '') return digest;
  return createHash('sha256').update(`${digest} ${crop}`).digest('hex').slice(0, 16);
}
