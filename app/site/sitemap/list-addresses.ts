import { countPaths, listPaths } from '../../../domain/content/addresses/list-addresses.ts';
import type { ContentType } from '../../../domain/content/model/content-type.ts';
import { CONTENT_TYPES } from '../../../domain/content-types/all.ts';
import type { Services } from '../../../domain/services.ts';
import { listSectionLinks, type SectionName } from '../section-navigation.ts';
import { EVENT_SCREENS, GENERAL_SCREENS, NEWS_SCREENS } from './fixed-screens.ts';

/** A public address without language, and when what is there changed last. */
export interface Address {
  path: string;
  /** ISO 8601; undefined for screens that only list others. */
  changedAt?: string;
}

const SECTIONS: SectionName[] = ['municipality', 'services', 'tourism'];

/**
 * Far below what the protocol allows in a file (50,000, sitemaps.org), so that each is made in a moment
 * and needs little memory however much there is.
 */
export const MOST_ADDRESSES = 1000;

/** A file of the sitemap: entries of one type from a place on, or all that is few. */
type Part = { type: ContentType; offset: number } | { few: ContentType[] };

/** The files that the sitemap needs: one with the fixed screens and the types that have few entries, then those of the types that have many. */
export async function listParts(db: Services['db']): Promise<Part[]> {
  const few: ContentType[] = [];
  const parts: Part[] = [{ few }];
  for (const type of CONTENT_TYPES as unknown as ContentType[]) {
    const count = await countPaths(db, type);
    if (count <= MOST_ADDRESSES) few.push(type);
    else {
      for (let offset = 0; offset < count; offset += MOST_ADDRESSES) parts.push({ type, offset });
    }
  }
  return parts;
}

/** The public addresses of a part of the sitemap, each once: in the first the fixed screens, then published entries. */
export async function listAddresses(db: Services['db'], part: Part): Promise<Address[]> {
  if (!('few' in part)) return listOfType(db, part.type, part.offset);
  const found = new Map((await fixedPaths(db)).map((path): [string, Address] => [path, { path }]));
  for (const type of part.few) {
    for (const address of await listOfType(db, type, 0)) found.set(address.path, address);
  }
  return [...found.values()];
}

async function listOfType(
  db: Services['db'],
  type: ContentType,
  offset: number,
): Promise<Address[]> {
  const paths = await listPaths(db, type, { limit: MOST_ADDRESSES, offset });
  // Anchors are parts of a page that is listed already.
  return paths
    .filter(({ path }) => !path.includes('#'))
    .map(({ path, updatedAt }) => ({ path, changedAt: updatedAt }));
}

async function fixedPaths(db: Services['db']): Promise<string[]> {
  const sections = await Promise.all(SECTIONS.map((section) => listSectionLinks(db, section)));
  return [
    ...GENERAL_SCREENS.map((screen) => screen.path),
    ...sections.flatMap((section) => [section.href, ...section.items.map((item) => item.href)]),
    ...NEWS_SCREENS.map((screen) => screen.path),
    ...EVENT_SCREENS.map((screen) => screen.path),
  ];
}
