import type { Bilingual, Lang } from '../../../text/bilingual.ts';
import type { ItemFields } from '../fields/fields.ts';

export type Item = Record<string, unknown>;

/** The texts of an item in one language, as one text; '' where it has none. */
export function textsOfItem(of: ItemFields, item: Item, lang: Lang): string {
  const texts = Object.entries(of).flatMap(([name, field]) =>
    field.kind === 'bilingualText' ? [(item[name] as Bilingual)[lang]] : [],
  );
  return texts.some(Boolean) ? JSON.stringify(texts) : '';
}
