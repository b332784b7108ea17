import type { Db } from '../../../database/connect.ts';
import { addFact, readFact, replaceFact } from '../../facts/facts.ts';
import { checkPromises } from './check-promises.ts';

/** Names the last change of the site after which the promises were checked, or are being checked. */
const FACT = 'promises-checked-at-version';

/**
 * Checks the promises if the site has changed since the last check, once for all processes that share a database: the
 * one that first writes down the change does it, and rests after each search. Undefined where there is nothing to do,
 * or another does it.
 */
export async function checkAfterChange(
  db: Db,
  now: Date,
  rest?: (workedMs: number) => Promise<void>,
): Promise<{ checked: number; broken: number } | undefined> {
  const { version } = await db
    .selectFrom('site_version')
    .select('version')
    .executeTakeFirstOrThrow();
  const known = await readFact(db, FACT);
  if (known === String(version)) return undefined;
  if (!(await claim(db, known, String(version)))) return undefined;
  return checkPromises(db, now, {
    isLatest: async (tx) => (await readFact(tx, FACT)) === String(version),
    ...(rest && { rest }),
  });
}

/** Writes down the change in place of the one that was read; false where another process was faster. */
function claim(db: Db, known: string | undefined, version: string): Promise<boolean> {
  return known === undefined ? addFact(db, FACT, version) : replaceFact(db, FACT, known, version);
}
