import type { Db } from '../../database/connect.ts';
import { PASSING_TABLES } from '../../database/portable-rows.ts';
import { inTransaction, lockName, type Tx } from '../../database/transaction.ts';
import { OPERATOR } from '../accounts/operator.ts';
import { forgetLostApps } from '../accounts/second-step/lost-apps.ts';
import { recordChange } from '../audit/record.ts';
import { readFact, removeFact, writeFact } from '../facts/facts.ts';
import { deriveKey, KEY_FACT, newServerKey, setServerKey } from './server-key.ts';

/** The fact by which a key is recognised without revealing it, and where the key is kept. */
const CHECK_FACT = `${KEY_FACT}-check`;

/** The given key is not the one that the database is used with; the message is for the operator. */
export class ServerKeyError extends Error {
  override readonly name = 'ServerKeyError';
}

/** What the change of the key has ended. */
export interface NewKey {
  isNew: boolean;
  /** The number of accounts whose app could not be read any more. */
  lostApps: number;
}

const SAME_KEY: NewKey = { isNew: false, lostApps: 0 };

/**
 * Decides at a start which key the server uses: the key given from outside the database, else the key inside, which
 * is made if there is none. If that is a new key because the row of the former was deleted, everything that the
 * former key made ends. Only {@link changeServerKey} puts a given key in another's place: a slip in the settings
 * must not cost everybody their app. Throws {@link ServerKeyError}.
 */
export function chooseServerKey(db: Db, given: string | undefined, now: Date): Promise<NewKey> {
  return inTransaction(db, async (tx) => {
    await lockName(tx, KEY_FACT);
    const problem = await describeKeyProblem(tx, given);
    if (problem) throw new ServerKeyError(problem);
    const key = given ?? (await readFact(tx, KEY_FACT)) ?? newServerKey();
    const isKnown = (await findKeyCheck(tx)) === checkOf(key);
    await keep(tx, key, given === undefined ? 'inside' : 'outside');
    return isKnown ? SAME_KEY : endWhatOthersMade(tx, now);
  });
}

/**
 * Makes the server use another key from its next start on: the given key, else a new key inside the database.
 * Everybody is signed out and must add their app again. The links in letters of the newsletter have a secret of
 * their own and still work. No server may run during this: it would go on with the former key. Throws {@link
 * ServerKeyError} where the given key is the one in use.
 */
export function changeServerKey(db: Db, given: string | undefined, now: Date): Promise<NewKey> {
  return inTransaction(db, async (tx) => {
    await lockName(tx, KEY_FACT);
    if (given !== undefined && (await findKeyCheck(tx)) === checkOf(given)) {
      throw new ServerKeyError(
        'The key that is set is the one in use. Put a new one in its place first: openssl rand -base64 32',
      );
    }
    await keep(tx, given ?? newServerKey(), given === undefined ? 'inside' : 'outside');
    return endWhatOthersMade(tx, now);
  });
}

/**
 * Why the server cannot use the given key (or start without one), in sentences that say what to do; undefined where
 * it can.
 */
export async function describeKeyProblem(
  db: Db,
  given: string | undefined,
): Promise<string | undefined> {
  const [place, check] = (await readFact(db, CHECK_FACT))?.split(' ') ?? [];
  if (given === undefined) {
    return place === 'outside'
      ? 'The key of this database is kept outside it: set SECRET_KEY or SECRET_KEY_FILE as it was. Where that key is lost, npm run rotate-keys makes a new one, which signs everybody out and removes their apps.'
      : undefined;
  }
  if (check === undefined || check === checkOf(given)) return undefined;
  return 'SECRET_KEY or SECRET_KEY_FILE holds another key than this database was used with. Put the former one back, or let the new one take its place: npm run rotate-keys, which signs everybody out and removes their apps.';
}

/** The mark by which the key of a database is recognised; undefined where it has none yet. */
export async function findKeyCheck(db: Db): Promise<string | undefined> {
  return (await readFact(db, CHECK_FACT))?.split(' ')[1];
}

/** It tells keys apart, but nobody can compute the key from it. */
const checkOf = (key: string) => deriveKey(key, 'check').toString('base64url');

/**
 * Uses the key from now on, and stores it where it belongs. A start that finds everything unchanged writes nothing.
 */
async function keep(tx: Tx, key: string, place: 'inside' | 'outside'): Promise<void> {
  setServerKey(tx, key);
  const check = `${place} ${checkOf(key)}`;
  if ((await readFact(tx, CHECK_FACT)) !== check) await writeFact(tx, CHECK_FACT, check);
  const stored = await readFact(tx, KEY_FACT);
  if (place === 'inside') {
    if (stored !== key) await writeFact(tx, KEY_FACT, key);
  } else if (stored !== undefined) {
    await removeFact(tx, KEY_FACT);
  }
}

/**
 * Sessions, attempts, known networks and halves of a sign-in are stored under keyed hashes, which nobody finds with
 * another key.
 */
async function endWhatOthersMade(tx: Tx, now: Date): Promise<NewKey> {
  // Letters that wait with the link of an invitation.
  await tx.deleteFrom('outbox').where('secret_link', '!=', '').execute();
  for (const table of PASSING_TABLES) await tx.deleteFrom(table).execute();
  const lostApps = await forgetLostApps(tx, now);
  const isInUse = await tx.selectFrom('user').select('id').limit(1).executeTakeFirst();
  // A new database has no former key.
  if (!isInUse) return SAME_KEY;
  const subject = { type: 'server-key', id: '', title: '' };
  await recordChange(tx, OPERATOR, 'changed', subject, now);
  return { isNew: true, lostApps };
}
