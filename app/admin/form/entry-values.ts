import {
  type ContentType,
  emptyData,
  emptyValue,
} from '../../../domain/content/model/content-type.ts';
import type { Field, Fields } from '../../../domain/content/model/fields/fields.ts';
import type { Bilingual, Lang } from '../../../domain/text/bilingual.ts';
import { fitValues } from './browser-copies.ts';
import type { AlternativeTexts } from './media/save-alts.ts';

/** The values of a form: the fields of the type by their names, and the values saved beside them. */
export type EntryValues = Record<string, unknown> & {
  slug: string;
  /** Alternative texts written here for pictures of the library. No field has such a name. */
  $alts: AlternativeTexts;
  /** Texts whose English fits their changed Greek, as both were when somebody said so. */
  $inStep?: Bilingual[];
};

/** The values of a new entry's form. A date by which lists are sorted begins with today, `YYYY-MM-DD`. */
export function startValues(type: ContentType, today: string): EntryValues {
  const values: EntryValues = { ...emptyData(type.fields), slug: '', $alts: {} };
  const date = type.promoted.date;
  if (date && type.fields[date]?.kind === 'date') values[date] = today;
  return values;
}

/**
 * The values of a stored entry's form: fields that the type has gained since begin empty, removed ones are left out.
 */
export function toValues(
  type: ContentType,
  entry: { slug: string; data: Record<string, unknown> },
): EntryValues {
  return { ...completeData(type.fields, entry.data), slug: entry.slug, $alts: {} };
}

/**
 * The values of a kept copy for the form as it is today: what the type, or a row of one of its lists, has gained since
 * begins empty.
 */
export function fitToForm<V extends EntryValues>(type: ContentType, values: object, like: V): V {
  const fitting = fitValues(values, like);
  return { ...fitting, ...completeData(type.fields, fitting) };
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

/** The present title of a form, in the given language or else the other; '' before there is one. */
export function titleOf(type: ContentType, values: EntryValues, lang: Lang): string {
  const title = values[type.promoted.title] as string | Bilingual;
  return (typeof title === 'string' ? title : title[lang] || title.el || title.en).trim();
}

/** The present title of a form in both languages; where one has none, it is that of the other. */
export function titlesOf(type: ContentType, values: EntryValues): Bilingual {
  return { el: titleOf(type, values, 'el'), en: titleOf(type, values, 'en') };
}

/**
 * Whether two data are the same for a reader. White space at the ends of texts and the kind of line breaks do not
 * count, since the server tidies them.
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
          // The server notes with each save which entry a link leads to.
          .replace(/ data-entry="[^"]*"/g, '')
          .trim()
      : part,
  );
}

/** The alternative texts that were written since; the library has those of `stored` already. */
export function newAlts(values: EntryValues, stored: EntryValues): AlternativeTexts {
  return Object.fromEntries(
    Object.entries(values.$alts).filter(([id, alt]) => !isSameContent(alt, stored.$alts[id])),
  );
}
