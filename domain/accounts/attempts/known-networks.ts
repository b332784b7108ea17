import type { Db } from '../../../database/connect.ts';
import { inTransaction, lockName } from '../../../database/transaction.ts';
import { newId } from '../../ids.ts';
import { keyedHash, keyFor } from '../../keys/server-key.ts';
import { networkOf } from '../../limits/network.ts';
import { cleanEmail } from '../../text/contact-formats.ts';
import { DAY_MS } from '../../time/durations.ts';

/** An office, a home, a phone, and some more. */
const MOST_NETWORKS = 10;
const KNOWN_FOR_DAYS = 90;

const knownSince = (now: Date) => new Date(now.getTime() - KNOWN_FOR_DAYS * DAY_MS).toISOString();

/** A network as it is stored: a reader of the table learns neither the network nor which accounts share one. */
async function storedNetwork(db: Db, userId: string, address: string): Promise<string> {
  return keyedHash(await keyFor(db, 'networks'), `${userId} ${networkOf(address)}`);
}

/**
 * Whether an account has signed in from the network of an address within {@link KNOWN_FOR_DAYS} days; always false
 * without an account.
 */
export async function isKnownNetwork(
  db: Db,
  userId: string | undefined,
  address: string,
  now: Date,
): Promise<boolean> {
  // The query also runs for an account that does not exist, so that the time taken does not tell the two apart.
  const id = userId ?? 'nobody';
  const row = await db
    .selectFrom('known_networks')
    .select('id')
    .where('user_id', '=', id)
    .where('network', '=', await storedNetwork(db, id, address))
    .where('last_seen_at', '>', knownSince(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** The same of the account with an e-mail address, as somebody typed it. */
export async function isNetworkOfAccount(
  db: Db,
  email: string,
  address: string,
  now: Date,
): Promise<boolean> {
  const account = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', cleanEmail(email))
    .executeTakeFirst();
  return isKnownNetwork(db, account?.id, address, now);
}

/** Remembers that an account has signed in from a network; only the newest are kept. */
export async function rememberNetwork(
  db: Db,
  userId: string,
  address: string,
  now: Date,
): Promise<void> {
  const network = await storedNetwork(db, userId, address);
  const last_seen_at = now.toISOString();
  await inTransaction(db, async (tx) => {
    await lockName(tx, `networks of ${userId}`);
    await tx
      .insertInto('known_networks')
      .values({ id: newId(now), user_id: userId, network, last_seen_at })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'network']).doUpdateSet({ last_seen_at }),
      )
      .execute();
    const older = await tx
      .selectFrom('known_networks')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_NETWORKS)
      .offset(MOST_NETWORKS)
      .execute();
    const ids = older.map(({ id }) => id);
    if (ids.length > 0) await tx.deleteFrom('known_networks').where('id', 'in', ids).execute();
  });
}

/** Forgets networks from which nobody has signed in for a long time. */
export async function sweepKnownNetworks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('known_networks').where('last_seen_at', '<=', knownSince(now)).execute();
}
