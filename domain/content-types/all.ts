import { ADMIN_GROUPS, type ContentType } from '../content/model/content-type.ts';
import * as listed from './list.ts';

export type AnyContentType = (typeof listed)[keyof typeof listed];
export type ContentTypeName = AnyContentType['name'];

/** A type without a place comes after those that have one. */
const LAST = Number.MAX_SAFE_INTEGER;

/** Every content type, in the order the admin lists them. */
export const CONTENT_TYPES: readonly AnyContentType[] = Object.values(listed).sort(
  (a: ContentType, b: ContentType) =>
    ADMIN_GROUPS.indexOf(a.admin.group) - ADMIN_GROUPS.indexOf(b.admin.group) ||
    (a.admin.place ?? LAST) - (b.admin.place ?? LAST),
);

const byName = new Map<string, ContentType>(CONTENT_TYPES.map((type) => [type.name, type]));

/** The content type of that name, or undefined. */
export function findContentType(name: string): ContentType | undefined {
  return byName.get(name);
}
