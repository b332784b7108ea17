import { type ContentType, type EntryData, emptyData } from './content-type.ts';
import type { Fields } from './fields/fields.ts';

/**
 * The stored data of an entry, as JSON. A field that was added to its content type after the save has its empty
 * value, so that no field is ever `undefined` (fields.ts). Any other change of a type needs a migration: see
 * domain/content/releases.
 */
export function readStored<T extends Pick<ContentType, 'fields'>>(
  { fields }: T,
  json: string,
): EntryData<T> {
  return complete(fields, JSON.parse(json)) as EntryData<T>;
}

function complete(fields: Fields, stored: Record<string, unknown>): Record<string, unknown> {
  const data = { ...emptyData(fields), ...stored };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'list') continue;
    const items = data[name] as Record<string, unknown>[];
    data[name] = items.map((item) => complete(field.of, item));
  }
  return data;
}
