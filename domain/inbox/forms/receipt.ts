import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../database/connect.ts';
import { keyedHash, keyFor } from '../../keys/server-key.ts';

/** The number of a message (`newReference`), a full stop, and the site's signature of it. */
const RECEIPT = /^(\d{4}-\d{6})\.([\w-]{43})$/;

const sign = async (db: Db, reference: string) =>
  keyedHash(await keyFor(db, 'receipts'), reference);

/**
 * What the address of the thanks carries: the number of a message, signed, so that nobody can send a link with which
 * the site thanks for a message that it never had.
 */
export async function makeReceipt(db: Db, reference: string): Promise<string> {
  return `${reference}.${await sign(db, reference)}`;
}

/** The number that a receipt of this site is for; null for everything else. */
export async function readReceipt(db: Db, receipt: string): Promise<string | null> {
  const [, reference, signature] = RECEIPT.exec(receipt) ?? [];
  if (reference === undefined || signature === undefined) return null;
  const expected = Buffer.from(await sign(db, reference));
  // Both are 43 letters.
  return timingSafeEqual(Buffer.from(signature), expected) ? reference : null;
}
