import { countPaths, listPaths } from '../../../domain/content/addresses/list-addresses.ts';
import type { ContentType } from '../../../domain/content/model/content-type.ts';
import { CONTENT_TYPES } from '../../../domain/content-types/all.ts';
import { isFixed, isListed, listNamed, screens } from '../../../domain/screens/find-screen.ts';
import type { Services } from '../../../domain/services.ts';
import type { Lang } from '../../../domain/text/bilingual.ts';

/** A public address without language, and when its content changed last. */
export interface Address {
  path: string;
  /** ISO 8601; undefined for screens that only list others. */
  changedAt?: string;
  /** In which there is something to read; both if omitted. */
  languages?: readonly Lang[];
}

const listed = screens.filter(isListed);

/** The addresses of the register that belong to no entry. */
const FIXED: string[] = listed.flatMap((screen) =>
  isFixed(screen) ? screen.path : screen.of ? [] : listNamed(screen).map(({ path }) => path),
);

const TYPES = CONTENT_TYPES.filter(({ name }) => listed.some((screen) => screen.of === name));

/**
 * Far below what the protocol allows in a file (50,000, sitemaps.org), so that each file is made quickly and needs
 * little memory, however many addresses there are.
 */
export const MOST_ADDRESSES = 1000;

/** A file of the sitemap: entries of one type from a position on, or all types with few entries. */
type Part = { type: ContentType; offset: number } | { few: ContentType[] };

/**
 * The files that the sitemap needs at a moment: one with the fixed screens and the types that have few entries, then
 * those of the types that have many.
 */
export async function listParts(db: Services['db'], now?: Date): Promise<Part[]> {
  const few: ContentType[] = [];
  const parts: Part[] = [{ few }];
  for (const type of TYPES) {
    const count = await countPaths(db, type, now);
    if (count <= MOST_ADDRESSES) few.push(type);
    else {
      for (let offset = 0; offset < count; offset += MOST_ADDRESSES) parts.push({ type, offset });
    }
  }
  return parts;
}

/**
 * The public addresses of a part of the sitemap, each once. The first part has the fixed screens, then published
 * entries.
 */
export async function listAddresses(
  db: Services['db'],
  part: Part,
  now?: Date,
): Promise<Address[]> {
  if (!('few' in part)) {
    // The text of a fixed screen is an entry, too; the screen is in the first part.
    const addresses = await listOfType(db, part.type, { offset: part.offset, now });
    return addresses.filter(({ path }) => !FIXED.includes(path));
  }
  const found = new Map(FIXED.map((path): [string, Address] => [path, { path }]));
  for (const type of part.few) {
    for (const address of await listOfType(db, type, { offset: 0, now })) {
      const { path, changedAt } = address;
      // A fixed screen has more than the text that staff wrote for it.
      found.set(path, FIXED.includes(path) ? { path, ...(changedAt && { changedAt }) } : address);
    }
  }
  return [...found.values()];
}

async function listOfType(
  db: Services['db'],
  type: ContentType,
  from: { offset: number; now: Date | undefined },
): Promise<Address[]> {
  const paths = await listPaths(db, type, { limit: MOST_ADDRESSES, ...from });
  return paths.map(({ path, updatedAt, languages }) => ({ path, changedAt: updatedAt, languages }));
}
