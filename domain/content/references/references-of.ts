import type { EntryReferenceTable } from '../../../database/tables.ts';
import { mediaIdOf } from '../../media/pictures/picture.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { unescapeMarkup } from '../../text/escape.ts';
import { withoutLastSlashes } from '../../text/without-last-slashes.ts';
import type { Field, Fields } from '../model/fields/fields.ts';

/** What an entry's fields point at: media and other entries, with the path of the field. */
export interface FieldReference {
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
export function findFieldReferences(
  fields: Fields,
  data: Record<string, unknown>,
  prefix = '',
): FieldReference[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    referencesOfField(field, data[name], `${prefix}${name}`),
  );
}

function referencesOfField(field: Field, value: unknown, path: string): FieldReference[] {
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
        findFieldReferences(field.of, item, `${path}.${i}.`),
      );
    default:
      return [];
  }
}

/** Everything that an entry points at, in its fields, links and texts, each once. */
export function findReferences(fields: Fields, data: Record<string, unknown>): Reference[] {
  const found = [
    ...findFieldReferences(fields, data).map(
      ({ kind, target, to }): Reference =>
        kind === 'reference'
          ? { kind: 'entry', target: `${to}/${target}` }
          : { kind: 'medium', target },
    ),
    ...findLinks(fields, data).flatMap(({ address }) => referenceOf(address) ?? []),
    ...findNamed(fields, data).map((target): Reference => ({ kind: 'entry', target })),
  ];
  return [...new Map(found.map((one) => [`${one.kind} ${one.target}`, one])).values()];
}

/** An address that an entry leads to, with the path of the field, or of the language of the text, that has it. */
interface FoundLink {
  path: string;
  address: string;
}

/** The addresses in link fields, and the addresses of links and pictures in texts. */
export function findLinks(fields: Fields, data: Record<string, unknown>, prefix = ''): FoundLink[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name];
    const path = `${prefix}${name}`;
    if (!value) return [];
    if (field.kind === 'link') return [{ path, address: String(value) }];
    if (field.kind === 'richText') {
      const texts = Object.entries(value as Bilingual);
      return texts.flatMap(([language, html]) =>
        linksOf(html).map((address) => ({ path: `${path}.${language}`, address })),
      );
    }
    if (field.kind === 'list') {
      return (value as Record<string, unknown>[]).flatMap((item, i) =>
        findLinks(field.of, item, `${path}.${i}.`),
      );
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

/** The same addresses, wherever they stand. */
export function findAddresses(fields: Fields, data: Record<string, unknown>): string[] {
  return findLinks(fields, data).map(({ address }) => address);
}

/** The sanitiser writes attributes in double quotes. */
function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/\s(?:href|src)="([^"]*)"/g), ([, address = '']) =>
    unescapeMarkup(address),
  );
}

/** Longer addresses lead nowhere on this site, and no index of PostgreSQL takes one of several thousand letters. */
const MAX_TARGET_LENGTH = 500;

/** What an address leads to; undefined for a mail address or a phone number. */
function referenceOf(address: string): Reference | undefined {
  const medium = mediaIdOf(address);
  if (medium) return { kind: 'medium', target: medium };
  const target = targetOf(address);
  if (target.length > MAX_TARGET_LENGTH) return undefined;
  if (/^https?:\/\//i.test(target)) return { kind: 'link', target };
  return /^\/(?!\/)/.test(target) ? { kind: 'address', target } : undefined;
}

/** An address as it is kept: of this site a path, of another without the place on the page. */
export function targetOf(address: string): string {
  if (!address.startsWith('/')) return address.replace(/#.*$/, '');
  const path = address.replace(/[?#].*$/, '');
  return path === '/' ? path : withoutLastSlashes(path);
}
