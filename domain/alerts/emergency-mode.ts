import type { Db } from '../../database/connect.ts';
import { inTransaction, lockName, touchSite } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { readFact, removeFact, writeFact } from '../facts/facts.ts';

const FACT = 'emergency-mode';

/** Since when the home page is a small page; its moment in ISO 8601 UTC, or null while it is as always. */
export async function emergencySince(db: Db): Promise<string | null> {
  return (await readFact(db, FACT)) ?? null;
}

/**
 * Turns emergency mode on or off for all servers. Turning it on twice keeps the first moment; what changes nothing is
 * not recorded. Who did it stands in the audit log.
 */
export async function setEmergencyMode(db: Db, isOn: boolean, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Of two who press at once, the second changes nothing.
    await lockName(tx, FACT);
    if (isOn === ((await emergencySince(tx)) !== null)) return;
    if (isOn) await writeFact(tx, FACT, acting.now.toISOString());
    else await removeFact(tx, FACT);
    const subject = { type: FACT, id: '', title: '' };
    await recordChange(tx, acting.by, isOn ? 'enabled' : 'disabled', subject, acting.now);
    touchSite(tx);
  });
}

/** Who turned it on last, by their e-mail address; null where the record is gone. */
export async function emergencyTurnedOnBy(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('audit')
    .select('user_email')
    .where('subject_type', '=', FACT)
    .where('action', '=', 'enabled')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.user_email ?? null;
}
