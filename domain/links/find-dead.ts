import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../database/connect.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { findAnswered } from './find-answered.ts';

/** The addresses of this site among those at which the public finds nothing. Addresses of other sites are left out. */
export async function findDeadAddresses(
  db: Db,
  addresses: readonly string[],
): Promise<Set<string>> {
  const own = addresses.filter((address) => /^\/(?!\/)/.test(address));
  const answered = await findAnswered(db, own);
  const dead = new Set<string>();
  for (const address of own) {
    if (answered.has(address)) continue;
    if (!(await findRedirect(db, address))) dead.add(address);
    // There may be thousands, and SQLite answers without a turn for anybody else.
    await nextTurn();
  }
  return dead;
}
