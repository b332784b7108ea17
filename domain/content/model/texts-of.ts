import type { Bilingual, Lang } from '../../text/bilingual.ts';
import type { ContentType } from './content-type.ts';
import type { Field } from './fields/fields.ts';

/** A text of an entry besides its title. */
export interface EntryText {
  text: Bilingual | string;
  /** HTML. */
  isRich: boolean;
}

/**
 * All texts of an entry that people read, in the order of its fields, without its title: also those of lists, and
 * the name of its category. Addresses, dates and numbers are no texts.
 */
export function textsOf(type: ContentType, data: Record<string, unknown>): EntryText[] {
  return Object.entries(type.fields)
    .filter(([name]) => name !== type.promoted.title)
    .flatMap(([name, field]) => ofField(field, data[name], name === type.promoted.category));
}

function ofField(field: Field, value: unknown, isCategory = false): EntryText[] {
  if (value === null || value === undefined) return [];
  switch (field.kind) {
    case 'text':
      return [{ text: inItsLanguage(value as string, field.language), isRich: false }];
    case 'bilingualText':
      return [{ text: value as Bilingual, isRich: false }];
    case 'richText':
      return [{ text: value as Bilingual, isRich: true }];
    case 'choice': {
      if (!isCategory) return [];
      const chosen = field.options.find((option) => option.value === value);
      return chosen ? [{ text: chosen.label, isRich: false }] : [];
    }
    case 'list':
      return (value as Record<string, unknown>[]).flatMap((item) =>
        Object.entries(field.of).flatMap(([name, of]) => ofField(of, item[name])),
      );
    default:
      return [];
  }
}

/** Names, numbers and the like are the same in both languages. */
function inItsLanguage(text: string, language: Lang | undefined): Bilingual | string {
  return language ? { el: '', en: '', [language]: text } : text;
}
