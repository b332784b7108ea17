import { escapeMarkup, unescapeMarkup } from './escape.ts';

/** A start tag of sanitised HTML (rich-text.ts): attributes in double quotes, with few entities. */
export interface StartTag {
  name: string;
  /** In the order of the tag, decoded. */
  attributes: Record<string, string>;
}

const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;

/** Reads a start tag, `<a href="/news">`. */
export function readTag(tag: string): StartTag {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of tag.matchAll(ATTRIBUTE)) {
    attributes[name] = unescapeMarkup(value);
  }
  return { name: /^<([a-z0-9]+)/.exec(tag)?.[1] ?? '', attributes };
}

/** Writes a start tag; attributes that are undefined are left out. */
export function writeTag(
  name: string,
  attributes: Record<string, string | number | undefined>,
): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [` ${attribute}="${escapeMarkup(String(value))}"`],
  );
  return `<${name}${written.join('')}>`;
}

/** The attributes of all start tags of that name in sanitised HTML, in order. */
export function attributesIn(html: string, name: string): Record<string, string>[] {
  const tags = html.matchAll(new RegExp(`<${name}(?: [^>]*)?>`, 'g'));
  return Array.from(tags, ([tag]) => readTag(tag).attributes);
}
