import type { ContentType } from '../../../domain/content/content-type.ts';
import { listPaths } from '../../../domain/content/list-paths.ts';
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

/** Every public address of the site once: the fixed screens, then each published entry that has a page. */
export async function listAddresses(db: Services['db']): Promise<Address[]> {
  const sections = await Promise.all(SECTIONS.map((section) => listSectionLinks(db, section)));
  const paths = [
    ...GENERAL_SCREENS.map((screen) => screen.path),
    ...sections.flatMap((section) => [section.href, ...section.items.map((item) => item.href)]),
    ...NEWS_SCREENS.map((screen) => screen.path),
    ...EVENT_SCREENS.map((screen) => screen.path),
  ];
  const found = new Map<string, Address>(paths.map((path) => [path, { path }]));
  for (const type of CONTENT_TYPES as unknown as ContentType[]) {
    for (const { path, updatedAt } of await listPaths(db, type)) {
      // Anchors are parts of a page that is listed already.
      if (!path.includes('#')) found.set(path, { path, changedAt: updatedAt });
    }
  }
  return [...found.values()];
}
