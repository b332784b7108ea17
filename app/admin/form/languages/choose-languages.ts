import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import type { Fields } from '../../../../domain/content/model/fields/fields.ts';
import { isBilingual, isCompleteIn } from '../../../../domain/content/model/languages/languages.ts';
import { LANGS, type Lang } from '../../../../domain/text/bilingual.ts';
import type { EntryValues } from '../entry-values.ts';

/**
 * The languages that the main button publishes: Greek, and English as soon as it is complete. A page may have an
 * English title alone (specification, section 5); then it is public in English.
 */
export function suggestLanguages(type: ContentType, values: EntryValues): Lang[] {
  const isNamedInEnglish = languageOfTitle(type) === 'en';
  const english = isCompleteIn(type, values, 'en');
  const greek = !english || !isNamedInEnglish || isCompleteIn(type, values, 'el');
  return LANGS.filter((lang) => (lang === 'el' ? greek : english));
}

/** The language in which the type demands a title, where that is not both. */
function languageOfTitle(type: ContentType): unknown {
  const field = type.fields[type.promoted.title];
  return field && 'required' in field ? field.required : undefined;
}

/** Those of some languages that words on a button may name: none where a type has no text in two, such as synonyms. */
export function languagesOf(
  { fields }: Pick<ContentType, 'fields'>,
  languages: readonly Lang[],
): readonly Lang[] {
  return hasBilingual(fields) ? languages : [];
}

function hasBilingual(fields: Fields): boolean {
  return Object.values(fields).some(
    (field) => isBilingual(field) || (field.kind === 'list' && hasBilingual(field.of)),
  );
}
