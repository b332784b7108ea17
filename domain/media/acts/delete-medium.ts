import type { Db } from '../../../database/connect.ts';
import { inTransaction, withdrawFromSite } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { findUsesOfMedium } from '../../content/references/find-uses.ts';
import { nameUses } from '../../content/references/name-uses.ts';
import { DomainError } from '../../errors.ts';
import { changeMedium, lockMedium, recordMediumAct } from './lock-medium.ts';

/**
 * Moves a medium that nothing uses to the bin, from where `restoreMedium` brings it back. Its address answers nobody
 * from then on; its bytes stay until the bin is emptied. Throws 'not-found', or 'conflict', which names what uses it.
 */
export async function deleteMedium(db: Db, id: string, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Whoever saves an entry with it at this moment waits, and is told that it is gone; or we see the use.
    const before = await lockMedium(tx, id);
    const uses = await findUsesOfMedium(tx, id);
    if (uses.length > 0) {
      throw new DomainError(
        'conflict',
        {
          el: `Το αρχείο χρησιμοποιείται και δεν διαγράφεται: ${nameUses(uses, 'el')}. Αφαιρέστε το πρώτα από εκεί.`,
          en: `The file is in use and cannot be deleted: ${nameUses(uses, 'en')}. Remove it from there first.`,
        },
        { details: { uses } },
      );
    }
    const columns = { deleted_at: acting.now.toISOString(), deleted_by: acting.by.email };
    const after = await changeMedium(tx, before, columns, acting);
    await recordMediumAct(tx, 'deleted', after, acting);
    // No page shows it any more, but one of before may still be kept for the time that the database is away.
    withdrawFromSite(tx, id);
  });
}
