import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../database/connect.ts';
import { inTransaction, lockName } from '../../../database/transaction.ts';
import { DomainError } from '../../errors.ts';
import { writeFact } from '../../facts/facts.ts';
import type { Auth } from '../auth.ts';
import { accountAddressLock, createUser, prepareAccount, storeAccount } from './create-user.ts';

const SETUP_FACT = 'setup-token-hash';
const hash = (token: string) => createHash('sha256').update(token).digest('hex');

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Makes sure that somebody can sign in. On a database without accounts it creates the administrator named in the
 * settings. If the settings name none, it returns a token for the one-time set-up screen.
 */
export async function ensureAdministrator(
  auth: Auth,
  db: Db,
  configured: { email: string; password: string } | undefined,
  now: Date,
): Promise<{ setupToken?: string }> {
  if (await hasUsers(db)) return {};
  if (configured) {
    try {
      await createUser(auth, db, { name: 'Administrator', role: 'admin', ...configured }, { now });
    } catch (error) {
      // Another process that starts at the same moment was first.
      if (!(error instanceof DomainError && error.code === 'conflict')) throw error;
    }
    return {};
  }
  const setupToken = randomBytes(24).toString('base64url');
  await writeFact(db, SETUP_FACT, hash(setupToken));
  return { setupToken };
}

/**
 * Creates the first administrator with the token of the set-up link, which is valid once: it is spent when the
 * account is created, and stays valid when nothing was created. Throws 'invalid', or 'forbidden' once somebody
 * exists.
 */
export async function createFirstAdministrator(
  auth: Auth,
  db: Db,
  input: { token: string; name: string; email: string; password: string },
  now: Date,
): Promise<void> {
  const { token, ...chosen } = input;
  const isLink = { name: SETUP_FACT, value: hash(token) };
  const known = await db
    .selectFrom('facts')
    .select('name')
    .where((e) => e.and(isLink))
    .executeTakeFirst();
  if (!known || (await hasUsers(db))) throw linkEnded();
  // Hashing takes long: before the transaction, for which everybody waits who writes on SQLite.
  const account = await prepareAccount(auth, { ...chosen, role: 'admin' });
  await inTransaction(db, async (tx) => {
    // The call that removes the token has used it; another call with it at the same moment waits here, and finds
    // none.
    const used = await tx
      .deleteFrom('facts')
      .where((e) => e.and(isLink))
      .executeTakeFirst();
    if (used.numDeletedRows === 0n || (await hasUsers(tx))) throw linkEnded();
    await lockName(tx, accountAddressLock(account.email));
    await storeAccount(tx, account, { now });
  });
}

function linkEnded(): DomainError {
  return new DomainError('forbidden', {
    el: 'Ο σύνδεσμος εγκατάστασης δεν ισχύει πια.',
    en: 'The set-up link is no longer valid.',
  });
}
