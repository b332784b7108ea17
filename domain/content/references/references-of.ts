import type { EntryReferenceTable } from '../../../database/tables.ts';
import { mediaIdOf } from '../../media/picture.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import type { Field, Fields } from '../model/fields.ts';

/** What an entry's fields point at: media and other entries, with the path of the field. */
export interface Mention {
  path: string;
  kind: 'image' | 'file' | 'reference';
  /** A media id, or a slug for references. */
  target: string;
  /** For references: the name of the content type. */
  to?: string;
}

/** A reference as it is kept, whichever field or text holds it. */
export type Reference = Pick<EntryReferenceTable, 'kind' | 'target'>;

/** Everything that the fields of an entry point at. {@link findReferences} adds links, also those in texts. */
export function findMentions(
  fields: Fields,
  data: Record<string, unknown>,
  prefix = '',
): Mention[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    mentionsOf(field, data[name], `${prefix}${name}`),
  );
}

function mentionsOf(field: Field, value: unknown, path: string): Mention[] {
  if (value === null || value === undefined) return [];
  switch (field.kind) {
    case 'image':
    case 'file':
      return [{ path, kind: field.kind, target: String(value) }];
    case 'images':
      return (value as string[]).map((target, i) => ({
        path: `${path}.${i}`,
        kind: 'image',
        target,
      }));
    case 'reference':
      return [{ path, kind: 'reference', target: String(value), to: field.to }];
    case 'list':
      return (value as Record<string, unknown>[]).flatMap((item, i) =>
        findMentions(field.of, item, `${path}.${i}.`),
      );
    default:
      return [];
  }
}

/** Everything that an entry points at, in its fields, links and texts, each once. */
export function findReferences(fields: Fields, data: Record<string, unknown>): Reference[] {
  const found = [
    ...findMentions(fields, data).map(
      ({ kind, target, to }): Reference =>
        kind === 'reference'
          ? { kind: 'entry', target: `${to}/${target}` }
          : { kind: 'medium', target },
    ),
    ...findAddresses(fields, data).flatMap((link) => referenceOf(link) ?? []),
    ...findNamed(fields, data).map((target): Reference => ({ kind: 'entry', target })),
  ];
  return [...new Map(found.map((one) => [`${one.kind} ${one.target}`, one])).values()];
}

/** The addresses in link fields, and the addresses of links and pictures in texts. */
export function findAddresses(fields: Fields, data: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name];
    if (!value) return [];
    if (field.kind === 'link') return [String(value)];
    if (field.kind === 'richText') {
      const { el, en } = value as Bilingual;
      return [...linksOf(el), ...linksOf(en)];
    }
    if (field.kind === 'list') {
      return (value as Record<string, unknown>[]).flatMap((item) => findAddresses(field.of, item));
    }
    return [];
  });
}

/** The ids of entries that texts name: as targets of links, and as contact cards. Fields name type and slug instead. */
function findNamed(fields: Fields, data: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'richText' || !data[name]) return [];
    const { el, en } = data[name] as Bilingual;
    const named = `${el}${en}`.matchAll(/ data-(?:entry|contact)="([^"]*)"/g);
    return Array.from(named, ([, id = '']) => id);
  });
}

/** The sanitiser writes attributes in double quotes, and `&amp;` for an ampersand. */
function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/\s(?:href|src)="([^"]*)"/g), ([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

/** What an address of this site leads to; undefined for another site, a mail address or a phone number. */
function referenceOf(address: string): Reference | undefined {
  const medium = mediaIdOf(address);
  if (medium) return { kind: 'medium', target: medium };
  if (!/^\/(?!\/)/.test(address)) return undefined;
  const path = address.replace(/[?#].*$/, '');
  return { kind: 'address', target: path === '/' ? path : path.replace(/\/+$/, '') };
}
