import { type Bilingual, LANGS, type Lang } from '../../../text/bilingual.ts';
import type { ContentType } from '../content-type.ts';
import type { Field, Fields, ItemFields, RequiredLanguages } from '../fields/fields.ts';

/** A set of languages as its column holds it: 'el en', 'el', 'en', or '' for none. */
export function writeLanguages(languages: readonly Lang[]): string {
  return LANGS.filter((lang) => languages.includes(lang)).join(' ');
}

/** The languages of such a column. */
export function readLanguages(column: string): Lang[] {
  return LANGS.filter((lang) => column.split(' ').includes(lang));
}

/** How far the English of an entry is (database/tables.ts). */
export const ENGLISH_STATES = ['missing', 'behind', 'ok'] as const;

/** Whether a field has a text in each language. */
export function isBilingual(field: Field): boolean {
  return field.kind === 'bilingualText' || field.kind === 'richText';
}

/** Of the languages that a field demands, those that are among the given ones. */
function demandAmong(
  required: RequiredLanguages | false,
  languages: readonly Lang[],
): RequiredLanguages | false {
  const demanded = LANGS.filter(
    (lang) => (required === 'both' || required === lang) && languages.includes(lang),
  );
  return demanded.length === 2 ? 'both' : (demanded[0] ?? false);
}

/** The same fields, which demand texts in the given languages only. */
function demandsIn(fields: Fields, languages: readonly Lang[]): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => {
      if (field.kind === 'bilingualText' || field.kind === 'richText') {
        return [name, { ...field, required: demandAmong(field.required, languages) }];
      }
      if (field.kind === 'list') {
        return [name, { ...field, of: demandsIn(field.of, languages) as ItemFields }];
      }
      return [name, field];
    }),
  );
}

/**
 * The fields of a type with what it demands to be public in those languages. Each language needs a title, unless
 * `titles` leaves it at what the type demands: a page of the specification has an English one alone.
 */
export function demandsOf(
  type: ContentType,
  languages: readonly Lang[],
  titles: 'each' | 'one' = 'each',
): Fields {
  const fields = demandsIn(type.fields, languages);
  const title = fields[type.promoted.title];
  if (title?.kind !== 'bilingualText') return fields;
  const own = type.fields[type.promoted.title] as typeof title;
  if (own.required === false || (titles === 'one' && title.required !== false)) return fields;
  return {
    ...fields,
    [type.promoted.title]: { ...title, required: demandAmong('both', languages) },
  };
}

/** Whether a value, which may have any shape, has a text in a language. */
function hasText(value: unknown, lang: Lang): boolean {
  const text = (value as Partial<Record<Lang, unknown>> | null | undefined)?.[lang];
  return typeof text === 'string' && text.replace(/<[^<>]*>|&nbsp;/g, '').trim() !== '';
}

/**
 * The paths of what data of any shape lack to be public in a language: its title, and every text that the type
 * demands in it.
 */
export function missingTexts(type: ContentType, data: unknown, lang: Lang): string[] {
  const values = (data ?? {}) as Record<string, unknown>;
  const { title } = type.promoted;
  const isTitled = type.fields[title]?.kind !== 'bilingualText' || hasText(values[title], lang);
  const missing = missingAmong(demandsIn(type.fields, [lang]), values, lang);
  return [...new Set([...(isTitled ? [] : [`${title}.${lang}`]), ...missing])];
}

/** Whether data of any shape have all that they need to be public in a language. */
export function isCompleteIn(type: ContentType, data: unknown, lang: Lang): boolean {
  return missingTexts(type, data, lang).length === 0;
}

function missingAmong(
  fields: Fields,
  values: Record<string, unknown>,
  lang: Lang,
  before = '',
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${before}${name}`;
    const value = values[name];
    if (field.kind === 'list') {
      const items = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
      return items.flatMap((item, at) =>
        missingAmong(field.of, item ?? {}, lang, `${path}.${at}.`),
      );
    }
    if (field.kind !== 'bilingualText' && field.kind !== 'richText') return [];
    return field.required === false || hasText(value, lang) ? [] : [`${path}.${lang}`];
  });
}

/** Whether data have any text in a language. */
export function hasTextIn(fields: Fields, data: Record<string, unknown>, lang: Lang): boolean {
  return Object.entries(fields).some(([name, field]) => {
    if (isBilingual(field)) return (data[name] as Bilingual)[lang] !== '';
    if (field.kind !== 'list') return false;
    const items = data[name] as Record<string, unknown>[];
    return items.some((item) => hasTextIn(field.of, item, lang));
  });
}

/**
 * The languages that a publication without named ones concerns: Greek always, English when it is complete. English
 * that is public already is published with it, so that it never falls behind without a word.
 */
export function usualLanguages(
  type: ContentType,
  data: unknown,
  publicNow: readonly Lang[],
): Lang[] {
  return publicNow.includes('en') || isCompleteIn(type, data, 'en') ? ['el', 'en'] : ['el'];
}
