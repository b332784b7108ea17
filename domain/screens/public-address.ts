import { fillPattern } from '../content/model/address-pattern.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { findScreenOf } from './find-screen.ts';

type Addressed = Pick<ContentType, 'name' | 'address'>;

/**
 * The address at which the public finds an entry, without language: a page, or a place on a screen that shows
 * several. Null where no screen shows entries of the type. Of the entry's data, only the promoted category is
 * needed.
 */
export function publicAddress(
  type: Addressed,
  { slug, data }: { slug: string; data: object },
): string | null {
  if (type.address === null || !findScreenOf(type.name)) return null;
  return fillPattern(type.address, { ...data, slug });
}

/** Whether each entry of a type has a page of its own. */
export function hasPages(type: Addressed): boolean {
  return type.address !== null && !type.address.includes('#') && !!findScreenOf(type.name);
}
