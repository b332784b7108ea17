import type { Db } from '../../database/connect.ts';
import { readFact, writeFact } from '../facts/facts.ts';

const LAST_RETENTION = 'last-retention';
/** Written at the first start (seed/fill.ts). */
const SEEDED = 'seeded-at';

/** When this site was first started, as an ISO moment; undefined before. */
export function readInstalledAt(db: Db): Promise<string | undefined> {
  return readFact(db, SEEDED);
}

/** When expired data were last deleted; undefined before the first time. */
export function readLastRetention(db: Db): Promise<string | undefined> {
  return readFact(db, LAST_RETENTION);
}

/** Records that expired data were deleted. */
export function noteRetention(db: Db, now: Date): Promise<void> {
  return writeFact(db, LAST_RETENTION, now.toISOString());
}
