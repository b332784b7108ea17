import type { Db } from '../../database/connect.ts';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import { addFact, readFact } from '../facts/facts.ts';
import { cleanEmail } from '../text/contact-formats.ts';
import { type Erased, eraseFound, SIGNATURES } from './erase-person.ts';
import {
  ERASURE_KEY_FACT,
  type Erasures,
  hashAddress,
  joinErasures,
  pseudonymOf,
  rememberErasure,
} from './erased-addresses.ts';
import { findHeld, type HeldData } from './find-person.ts';

/** The result of {@link eraseAgain}. */
export interface ErasedAgain extends Erased {
  /** The number of people of whom something was found. */
  people: number;
}

/** A database's list of erased people; undefined where nobody was ever erased. */
export async function readErasures(db: Db): Promise<Erasures | undefined> {
  const key = await readFact(db, ERASURE_KEY_FACT);
  if (key === undefined) return undefined;
  const rows = await db.selectFrom('erased_addresses').selectAll().execute();
  return { key, moments: new Map(rows.map((row) => [row.hash, row.erased_at])) };
}

/**
 * Erases, from a database that was just restored, everybody whom it or one of the other sources lists as erased;
 * what they sent after their erasure stays. Sources with another key belong to another site and are ignored.
 */
export async function eraseAgain(db: Db, sources: readonly Erasures[]): Promise<ErasedAgain> {
  return inTransaction(db, async (tx) => {
    const total = {
      people: 0,
      messages: 0,
      subscriptions: 0,
      letters: 0,
      invitations: 0,
      accounts: 0,
      keptCopies: 0,
      records: 0,
    };
    const known = await adopt(tx, sources);
    if (!known) return total;
    const { key, moments } = known;
    for (const email of await listAddresses(tx)) {
      const hash = hashAddress(key, email);
      const moment = moments.get(hash);
      if (moment === undefined) continue;
      const before = onlyUntil(await findHeld(tx, email), moment);
      const erased = await eraseFound(tx, before, pseudonymOf(hash));
      if (Object.values(erased).every((count) => count === 0)) continue;
      total.people++;
      for (const name of Object.keys(erased) as (keyof Erased)[]) total[name] += erased[name];
    }
    return total;
  });
}

/** Takes over the list from elsewhere. A database from before the first erasure takes over its key, too. */
async function adopt(tx: Tx, sources: readonly Erasures[]): Promise<Erasures | undefined> {
  const own = await readErasures(tx);
  const key = own?.key ?? sources[0]?.key;
  if (key === undefined) return undefined;
  if (!own) await addFact(tx, ERASURE_KEY_FACT, key);
  const joined = joinErasures(key, own ? [own, ...sources] : sources);
  for (const [hash, moment] of joined.moments) await rememberErasure(tx, hash, moment);
  return joined;
}

/** Every address in the database, each once, in the form that is compared. */
async function listAddresses(tx: Tx): Promise<Set<string>> {
  const addresses = new Set<string>();
  for (const [table, column] of [
    ['messages', 'email'],
    ['subscribers', 'email'],
    ['invitations', 'email'],
    ['outbox', 'to_address'],
    ['outbox', 'reply_to'],
    ['user', 'email'],
    ...SIGNATURES,
  ] as const) {
    const rows = await tx
      .selectFrom(table as 'subscribers')
      .select(column as 'email')
      .distinct()
      .execute();
    for (const row of rows) {
      const address = (row as Record<string, string | null>)[column];
      if (address?.includes('@')) addresses.add(cleanEmail(address));
    }
  }
  return addresses;
}

/** Without data from after the erasure: the person may have written again. */
function onlyUntil(found: HeldData, moment: string): HeldData {
  const isOld = ({ createdAt }: { createdAt: string }) => createdAt <= moment;
  return {
    ...found,
    messages: found.messages.filter(isOld),
    subscriptions: found.subscriptions.filter(isOld),
    letters: found.letters.filter(isOld),
    invitations: found.invitations.filter(isOld),
    account: found.account && isOld(found.account) ? found.account : null,
  };
}
