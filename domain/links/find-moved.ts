import type { Db } from '../../database/connect.ts';
import { findPresentAddresses } from './find-answered.ts';

/**
 * The addresses of this site among those that an entry has left, each with the address at which it is now: with the
 * same question and place on the page.
 */
export async function findMoved(
  db: Db,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const own = addresses.filter((address) => /^\/(?!\/)/.test(address));
  const present = await findPresentAddresses(db, own);
  return new Map(
    [...present].flatMap(([address, path]) => {
      if (path === address) return [];
      const rest = /[?#].*$/.exec(address)?.[0] ?? '';
      return [[address, path.includes('#') ? path : path + rest]];
    }),
  );
}
