import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { DomainError } from '../../errors.ts';
import { type Addition, addToSet, type NotAdded } from './fill-set.ts';
import { createSet } from './make-set.ts';

/**
 * Makes a set with entries in it; those that cannot be in it are named. Throws 'conflict' with `notAdded` where none
 * can, since nobody wants an empty set, and what making and filling it throw: then no set is made.
 */
export async function createFilledSet(
  db: Db,
  name: string,
  additions: readonly Addition[],
  acting: Acting,
): Promise<{ id: string; added: number; notAdded: NotAdded[] }> {
  return inTransaction(db, async (tx) => {
    const id = await createSet(tx, name, acting);
    const outcome = await addToSet(tx, id, additions, acting);
    if (outcome.added === 0) throw nothingToPutIn(outcome.notAdded);
    return { id, ...outcome };
  });
}

function nothingToPutIn(notAdded: readonly NotAdded[]): DomainError {
  const text = {
    el: 'Η ομάδα δεν φτιάχτηκε: καμία από αυτές τις εγγραφές δεν μπορεί να μπει σε αυτήν.',
    en: 'The set was not made: none of these entries can be put into it.',
  };
  return new DomainError('conflict', text, { details: { notAdded } });
}
