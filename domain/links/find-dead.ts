import type { Db } from '../../database/connect.ts';
import { findNewAddress } from '../content/addresses/former-addresses.ts';
import { mediaIdOf } from '../media/picture.ts';
import { findScreen, isFixed } from '../screens/find-screen.ts';
import { ROUTES_WITHOUT_SCREEN, type Screen } from '../screens/register.ts';

/** The addresses of this site among those at which the public finds nothing. Addresses of other sites are left out. */
export async function findDeadAddresses(
  db: Db,
  addresses: readonly string[],
): Promise<Set<string>> {
  const dead = new Set<string>();
  for (const address of new Set(addresses)) {
    if (/^\/(?!\/)/.test(address) && !(await isAnswered(db, address))) dead.add(address);
  }
  return dead;
}

async function isAnswered(db: Db, address: string): Promise<boolean> {
  const medium = mediaIdOf(address);
  if (medium) return isMediumThere(db, medium);
  const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
  if (ROUTES_WITHOUT_SCREEN.includes(path) || path.startsWith('/api/')) return true;
  const screen = findScreen(path);
  if (!screen) return false;
  if (isFixed(screen)) return true;
  return (await isShown(db, screen, path)) || (await findNewAddress(db, path)) !== undefined;
}

async function isMediumThere(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Whether a screen with a parameter shows something at the path: an entry, a page, or a value that it names itself. */
async function isShown(db: Db, screen: Screen, path: string): Promise<boolean> {
  const last = decodeURIComponent(path.split('/').at(-1) as string);
  if (screen.each && last in screen.each) return true;
  const isPage = screen.path.includes('*');
  if (!isPage && !screen.of) return false;
  const row = await db
    .selectFrom('entries')
    .select('category')
    .where('type', '=', isPage ? 'page' : (screen.of as string))
    .where('slug', '=', isPage ? path.slice(1) : last)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return false;
  return !screen.path.includes(':category') || path.split('/').at(-2) === row.category;
}
