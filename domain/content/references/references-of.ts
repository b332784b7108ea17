import type { Field, Fields } from '../model/fields.ts';

/** What an entry's data point at: media and other entries, with the path of the field that does. */
export interface Mention {
  path: string;
  kind: 'image' | 'file' | 'reference';
  /** A media id, or a slug for references. */
  target: string;
  /** For references: the name of the content type. */
  to?: string;
}

/** Everything that the data of an entry point at. */
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
