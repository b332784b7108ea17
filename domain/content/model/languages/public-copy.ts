import type { Bilingual, Lang } from '../../../text/bilingual.ts';
import { LANGS, otherLang } from '../../../text/bilingual.ts';
import type { Fields, ItemFields } from '../fields/fields.ts';
import { isBilingual } from './languages.ts';
import { type Item, textsOfItem } from './languages-of-items.ts';
import { pairItems } from './pair-items.ts';

type Data = Record<string, unknown>;

/**
 * What becomes public when the working copy is published in some languages: their texts from the working copy, the
 * texts of the other language as they were public before ('' where they were not), and everything that has no
 * language from the working copy.
 */
export function publicCopy(
  fields: Fields,
  working: Data,
  former: Data | undefined,
  languages: readonly Lang[],
): Data {
  const kept = LANGS.filter((lang) => !languages.includes(lang));
  const [only] = kept;
  return only === undefined ? working : keepLanguage(fields, working, former, only);
}

/** The data with the texts of one language as another copy has them. */
function keepLanguage(fields: Fields, data: Data, former: Data | undefined, lang: Lang): Data {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field = fields[name];
      if (field && isBilingual(field)) {
        const text = (former?.[name] as Bilingual | undefined)?.[lang] ?? '';
        return [name, { ...(value as Bilingual), [lang]: text }];
      }
      if (field?.kind !== 'list') return [name, value];
      const before = (former?.[name] ?? []) as Item[];
      return [name, keepInItems(field.of, value as Item[], before, lang)];
    }),
  );
}

/**
 * An item that moved takes its text along. Where it is not certain which item an item was, it has no text in that
 * language: a missing text is shown in the other language, a wrong one would mislead.
 */
function keepInItems(of: ItemFields, items: Item[], former: Item[], lang: Lang): Item[] {
  const pairs = pairItems(items, former, [
    (item) => textsOfItem(of, item, otherLang(lang)),
    (item) => textsOfItem(of, item, lang),
  ]);
  return items.map((item, at) => {
    const pair = pairs[at];
    return keepLanguage(of, item, pair === undefined ? undefined : former[pair], lang);
  });
}

/** Data without the texts of one language. */
export function withoutLanguage(fields: Fields, data: Data, lang: Lang): Data {
  return keepLanguage(fields, data, undefined, lang);
}
