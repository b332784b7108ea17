import type { Fields } from '../../../../../domain/content/model/fields/fields.ts';
import type { Bilingual } from '../../../../../domain/text/bilingual.ts';

/** The title that something takes from the page to which it leads: as long as it has none of its own. */
export function nameFor(
  fields: Fields,
  values: Record<string, unknown>,
  title: Bilingual,
): { title?: Bilingual } {
  if (fields.title?.kind !== 'bilingualText') return {};
  const own = values.title as Bilingual;
  return own.el.trim() === '' && own.en.trim() === '' ? { title } : {};
}
