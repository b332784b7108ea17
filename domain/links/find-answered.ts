import type { Db } from '../../database/connect.ts';
import { findNewAddresses } from '../content/addresses/former-addresses.ts';
import { mediaIdOf } from '../media/pictures/picture.ts';
import { findScreen, isFixed } from '../screens/find-screen.ts';
import { ROUTES_WITHOUT_SCREEN } from '../screens/register.ts';
import { TAKEN_BY_SERVER } from '../screens/reserved.ts';
import { withoutLastSlashes } from '../text/without-last-slashes.ts';

/** Values in one statement: SQLite and PostgreSQL both limit the number of parameters. */
const BATCH_SIZE = 500;

/** The entry that an address asks for. */
interface Asked {
  type: string;
  slug: string;
  /** Part of the address, where the type has it there. */
  category?: string | undefined;
}

/**
 * The addresses of this site (paths, perhaps with a query or a place on the page) among those at which the public
 * finds something: a screen, an entry, a file, or an entry that was there before. Redirects of the staff do not count.
 * A few questions to indexes for a thousand addresses.
 */
export async function findAnswered(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  return new Set((await findPresentAddresses(db, addresses)).keys());
}

/** The same, each with the address at which it is now: that of an entry which moved is its new one. */
export async function findPresentAddresses(
  db: Db,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const present = new Map<string, string>();
  const media = new Map<string, string[]>();
  const asked = new Map<string, Asked>();
  for (const address of new Set(addresses)) {
    const medium = mediaIdOf(address);
    if (medium) {
      media.set(medium, [...(media.get(medium) ?? []), address]);
      continue;
    }
    const found = answerOf(pathOf(address));
    if (found === true) present.set(address, address);
    else if (found) asked.set(address, found);
  }
  for (const id of await findMedia(db, [...media.keys()])) {
    for (const address of media.get(id) ?? []) present.set(address, address);
  }
  for (const address of await findShown(db, asked)) present.set(address, address);
  const left = [...asked.keys()].filter((address) => !present.has(address));
  const moved = await findNewAddresses(db, left.map(pathOf));
  for (const address of left) {
    const path = moved.get(pathOf(address));
    if (path !== undefined) present.set(address, path);
  }
  return present;
}

/** The path to which the server leads from an address before any screen is asked (server/http/redirects.ts). */
function pathOf(address: string): string {
  const [, first = '', ...rest] = address
    .replace(/[?#].*$/, '')
    .replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
    .split('/');
  const isLanguage = Object.hasOwn(TAKEN_BY_SERVER, first) && TAKEN_BY_SERVER[first] === 'language';
  return withoutLastSlashes(`/${(isLanguage ? rest : [first, ...rest]).join('/')}`) || '/';
}

/** True where an address is answered whatever is stored, or the entry on which it depends. */
function answerOf(path: string): true | Asked | undefined {
  if (ROUTES_WITHOUT_SCREEN.includes(path) || path.startsWith('/api/')) return true;
  const screen = findScreen(path);
  if (!screen) return undefined;
  if (isFixed(screen)) return true;
  const parts = path.split('/').map(decode);
  const last = parts.at(-1) as string;
  // Of an address that an entry has, the register only says the name.
  if (screen.each && !screen.of && Object.hasOwn(screen.each, last)) return true;
  if (screen.path.includes('*')) return { type: 'page', slug: parts.slice(1).join('/') };
  if (!screen.of) return undefined;
  const category = screen.path.includes(':category') ? parts.at(-2) : undefined;
  return { type: screen.of, slug: last, category };
}

/** An address of nonsense asks for nothing that there is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function findMedia(db: Db, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const some of batches(ids)) {
    const rows = await db
      .selectFrom('media')
      .select('id')
      .where('id', 'in', some)
      .where('deleted_at', 'is', null)
      .execute();
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

/** The addresses at which the entry is public, archived ones included. */
async function findShown(db: Db, asked: ReadonlyMap<string, Asked>): Promise<string[]> {
  const there = new Map<string, string>();
  for (const some of batches([...new Set([...asked.values()].map(({ slug }) => slug))])) {
    const rows = await db
      .selectFrom('entries')
      // The id is for noteRows: a page with a link to an entry is dropped when the entry is withdrawn.
      .select(['id', 'type', 'slug', 'category'])
      .where('type', 'in', [...new Set([...asked.values()].map(({ type }) => type))])
      .where('slug', 'in', some)
      .where('state', '!=', 'draft')
      .where('deleted_at', 'is', null)
      .execute();
    for (const row of rows) there.set(`${row.type}/${row.slug}`, row.category);
  }
  return [...asked].flatMap(([address, { type, slug, category }]) => {
    const is = there.get(`${type}/${slug}`);
    return is !== undefined && (category === undefined || category === is) ? [address] : [];
  });
}

export function* batches<T>(values: readonly T[]): Generator<T[]> {
  for (let i = 0; i < values.length; i += BATCH_SIZE) yield values.slice(i, i + BATCH_SIZE);
}
