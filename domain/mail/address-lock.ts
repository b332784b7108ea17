import { lockName, type Tx } from '../../database/transaction.ts';
import { cleanEmail } from '../text/contact-formats.ts';

/**
 * Held by whoever stores what somebody sends under an e-mail address, with the letters about it, and by whoever erases
 * what there is of the address: all of it is there before the erasure, or after it.
 */
export function lockAddress(tx: Tx, email: string): Promise<void> {
  return lockName(tx, `sent under ${cleanEmail(email)}`);
}
