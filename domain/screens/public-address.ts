import { fillPattern, parametersOf } from '../content/model/address-pattern.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { findScreenOf } from './find-screen.ts';

type Addressed = Pick<ContentType, 'name' | 'address'>;

/**
 * The address at which the public finds an entry, without language: a page, or a place on a screen that shows
 * several. Null where no screen shows entries of the type, or a draft lacks a part of the address. Of the entry's data,
 * only the promoted category is needed.
 */
export function publicAddress(
  type: Addressed,
  { slug, data }: { slug: string; data: object },
): string | null {
  if (type.address === null || !findScreenOf(type.name)) return null;
  const values: Record<string, unknown> = { ...data, slug };
  const parts = parametersOf(type.address).map((name) => values[name]);
  return parts.some((part) => part === null || part === '')
    ? null
    : fillPattern(type.address, values);
}

/** Whether each entry of a type has a page of its own. */
export function hasPages(type: Addressed): boolean {
  return type.address !== null && !type.address.includes('#') && !!findScreenOf(type.name);
}
