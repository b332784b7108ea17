import {
  type ContentType,
  emptyData,
  emptyValue,
} from '../../../domain/content/model/content-type.ts';
import type { Field, Fields } from '../../../domain/content/model/fields.ts';
import type { AlternativeTexts } from './media/medium-query.ts';

/** What a form holds: the fields of the type by their names, and what is saved beside them. */
export type EntryValues = Record<string, unknown> & {
  slug: string;
  /** Alternative texts written here for pictures of the library. No field has such a name. */
  $alts: AlternativeTexts;
};

/** A new entry's form. A date that lists are sorted by begins with today, `YYYY-MM-DD`. */
export function startValues(type: ContentType, today: string): EntryValues {
  const values: EntryValues = { ...emptyData(type.fields), slug: '', $alts: {} };
  const date = type.promoted.date;
  if (date && type.fields[date]?.kind === 'date') values[date] = today;
  return values;
}

/** The form of a stored entry: fields that the type has gained since begin empty, lost ones are left out. */
export function toValues(
  type: ContentType,
  entry: { slug: string; data: Record<string, unknown> },
): EntryValues {
  return { ...completeData(type.fields, entry.data), slug: entry.slug, $alts: {} };
}

function completeData(fields: Fields, data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, completeValue(field, data[name])]),
  );
}

function completeValue(field: Field, value: unknown): unknown {
  if (value === undefined) return emptyValue(field);
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => completeData(field.of, item as Record<string, unknown>));
  }
  return value;
}

/** The data to send. */
export function toData(type: ContentType, values: EntryValues): Record<string, unknown> {
  return Object.fromEntries(Object.keys(type.fields).map((name) => [name, values[name]]));
}

/** The title that is in a form now, in the language asked for or else the other; '' before there is one. */
export function titleOf(type: ContentType, values: EntryValues, lang: 'el' | 'en'): string {
  const title = values[type.promoted.title] as string | { el: string; en: string };
  return (typeof title === 'string' ? title : title[lang] || title.el || title.en).trim();
}

/**
 * Whether two data say the same to a reader: white space at the ends of texts and the two ways to
 * write a line break do not count, since the server tidies them.
 */
export function isSameContent(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string'
      ? part
          .normalize('NFC')
          .replace(/<br\s*\/?>/g, '<br>')
          .trim()
      : part,
  );
}

/** The alternative texts that were written since; those of `stored` are in the library already. */
export function newAlts(values: EntryValues, stored: EntryValues): AlternativeTexts {
  return Object.fromEntries(
    Object.entries(values.$alts).filter(([id, alt]) => !isSameContent(alt, stored.$alts[id])),
  );
}
