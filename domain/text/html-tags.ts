import { escapeMarkup, unescapeMarkup } from './escape.ts';

const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;

/**
 * The attributes of a start tag of sanitised HTML (rich-text.ts), in double quotes and with few entities: decoded, in
 * the order of the tag.
 */
export function readAttributes(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of tag.matchAll(ATTRIBUTE)) {
    attributes[name] = unescapeMarkup(value);
  }
  return attributes;
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
  return Array.from(tags, ([tag]) => readAttributes(tag));
}
