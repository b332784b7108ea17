import type { Fields } from '../content/model/fields/fields.ts';
import { type Bilingual, LANGS } from '../text/bilingual.ts';
import { sentences } from '../text/sentences.ts';

/** A text of an entry without tags, and the path of its field. */
export interface TextAtPath {
  path: string;
  text: string;
}

/** Every text that visitors read in an entry. Telephone and e-mail fields are none: they are there to be published. */
export function textsOfEntry(
  fields: Fields,
  data: Record<string, unknown>,
  prefix = '',
): TextAtPath[] {
  return Object.entries(fields).flatMap(([name, field]): TextAtPath[] => {
    const value = data[name];
    const path = prefix + name;
    if (value === null || value === undefined) return [];
    switch (field.kind) {
      case 'text':
        return field.format === 'plain' ? [{ path, text: String(value) }] : [];
      case 'bilingualText':
      case 'richText':
        return LANGS.map((lang) => {
          const text = (value as Bilingual)[lang];
          return {
            path: `${path}.${lang}`,
            text: field.kind === 'richText' ? sentences(text) : text,
          };
        });
      case 'list':
        return (value as Record<string, unknown>[]).flatMap((item, i) =>
          textsOfEntry(field.of, item, `${path}.${i}.`),
        );
      default:
        return [];
    }
  });
}
