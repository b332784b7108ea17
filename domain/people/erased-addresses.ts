import { createHmac } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import type { Tx } from '../../database/transaction.ts';
import { getSecret } from '../facts/get-secret.ts';

/**
 * The fact that holds the key of the hashes. It does not protect sessions or forms and is never replaced: under
 * another key nobody could tell whom a backup still has (decision 0023).
 */
export const ERASURE_KEY_FACT = 'erasure-key';

/** The list of erased people. */
export interface Erasures {
  key: string;
  /** The moment of each erasure, by the hash of the address; ISO 8601. */
  moments: Map<string, string>;
}

/** The hash under which an address, in the form that is compared, is listed. */
export function hashAddress(key: string, email: string): string {
  return createHmac('sha256', key).update(email).digest('hex');
}

/** The pseudonym of an address in records that stay; without the key it identifies nobody. */
export const pseudonymOf = (hash: string) => `erased-${hash.slice(0, 12)}`;

/** The hash of an address on this site. */
export async function hashOf(db: Db, email: string): Promise<string> {
  return hashAddress(await getSecret(db, ERASURE_KEY_FACT), email);
}

/** Records that an address was erased at a moment; the latest moment counts. */
export async function rememberErasure(tx: Tx, hash: string, erasedAt: string): Promise<void> {
  await tx
    .insertInto('erased_addresses')
    .values({ hash, erased_at: erasedAt })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet((e) => ({ erased_at: e.ref('excluded.erased_at') }))
        .where('erased_addresses.erased_at', '<', erasedAt),
    )
    .execute();
}

/** When an address was erased last, or undefined. */
export async function findErasure(db: Db, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('erased_addresses')
    .select('erased_at')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.erased_at;
}

/** Merges the lists of several sources with the same key; the latest moment counts. */
export function joinErasures(key: string, sources: readonly Erasures[]): Erasures {
  const moments = new Map<string, string>();
  for (const source of sources) {
    if (source.key !== key) continue;
    for (const [hash, moment] of source.moments) {
      if ((moments.get(hash) ?? '') < moment) moments.set(hash, moment);
    }
  }
  return { key, moments };
}
