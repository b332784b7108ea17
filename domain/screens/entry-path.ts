import { parametersOf } from '../content/model/address-pattern.ts';
import { type ContentTypeName, findContentType } from '../content-types/all.ts';
import { publicAddress } from './public-address.ts';

/**
 * The address of an entry for the screens that lead to it, without language. Unlike `publicAddress` it knows the type
 * by its name and is never null: it throws where the type has no address, or the entry lacks a part of it. Of the
 * data, only what the address has is needed, such as the category of an attraction.
 */
export function entryPath(
  name: ContentTypeName,
  { slug, data = {} }: { slug: string; data?: object },
): string {
  const type = findContentType(name);
  const path = type ? publicAddress(type, { slug, data }) : null;
  if (path === null) throw new Error(`No screen shows entries of the type ${name} at an address.`);
  const lacks = parametersOf(type?.address ?? '').find((part) => !(part in { slug, ...data }));
  if (lacks) throw new Error(`The address of the entry ${slug} needs its ${lacks}.`);
  return path;
}
