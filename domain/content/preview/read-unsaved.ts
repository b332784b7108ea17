import type { FieldMessages } from '../../errors.ts';
import { fieldMessages } from '../../field-messages.ts';
import type { Lang } from '../../text/bilingual.ts';
import { sanitiseRichText } from '../../text/rich-text.ts';
import { type ContentType, emptyValue } from '../model/content-type.ts';
import type { Field, Fields } from '../model/fields/fields.ts';
import { dataSchema, withoutDemands } from '../model/fields/schema.ts';
import { demandsOf, usualLanguages, writeLanguages } from '../model/languages/languages.ts';

/** What a form holds, as far as it can be shown. */
export interface ReadValues {
  /** Complete: a field without a value that can be shown is empty. */
  data: Record<string, unknown>;
  /** What a publication would still ask for, by field. */
  missing: FieldMessages;
}

const schemas = new WeakMap<ContentType, Map<string, ReturnType<typeof dataSchema>>>();

/** What a draft may be, or what is demanded of data that become public in some languages. */
function schemaOf(type: ContentType, languages: readonly Lang[]) {
  const known = schemas.get(type) ?? new Map<string, ReturnType<typeof dataSchema>>();
  schemas.set(type, known);
  const name = writeLanguages(languages);
  const schema =
    known.get(name) ??
    (languages.length === 0
      ? // What is shown has been cleaned as a save would clean it.
        dataSchema(withoutDemands(type.fields), { cleanHtml: sanitiseRichText })
      : dataSchema(demandsOf(type, languages, 'one'), { rules: type.rules }));
  known.set(name, schema);
  return schema;
}

/** Each round empties at least one value, so that a form full of faults still ends, with its faulty fields empty. */
const MOST_ROUNDS = 20;

/**
 * Reads values in the middle of typing: half an address of mail, a time without its end. Whatever is no value of its
 * field is left out, and the rest is kept, cleaned as a save would clean it. `publicNow` are the languages in which the
 * entry is public.
 */
export function readUnsaved(
  type: ContentType,
  values: Record<string, unknown>,
  publicNow: readonly Lang[],
): ReadValues {
  const draft = schemaOf(type, []);
  let given = known(type.fields, values);
  const missing: FieldMessages = {};
  for (let round = 1; ; round++) {
    const parsed = draft.safeParse(given);
    if (parsed.success) {
      const languages = usualLanguages(type, parsed.data, publicNow);
      const whole = schemaOf(type, languages).safeParse(parsed.data);
      const faults = whole.success ? {} : fieldMessages(whole.error);
      return { data: parsed.data, missing: { ...faults, ...missing } };
    }
    for (const [path, message] of Object.entries(fieldMessages(parsed.error))) {
      missing[path] ??= message;
    }
    const paths = parsed.error.issues.map(({ path }) => path);
    given =
      round < MOST_ROUNDS
        ? withoutFaults(type.fields, given, paths)
        : emptied(type.fields, given, paths);
  }
}

/** The values of the fields that there are; a field that was not sent is empty. */
function known(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      Object.hasOwn(values, name) ? values[name] : emptyValue(field),
    ]),
  );
}

type Path = readonly PropertyKey[];

function emptied(fields: Fields, given: Record<string, unknown>, paths: Path[]) {
  const faulty = new Set(paths.map(([name]) => String(name)));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      faulty.has(name) ? emptyValue(field) : given[name],
    ]),
  );
}

function withoutFaults(
  fields: Fields,
  given: Record<string, unknown>,
  paths: Path[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const own = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
      return [name, own.length === 0 ? given[name] : without(field, given[name], own)];
    }),
  );
}

/** The value of a field without its parts that are at fault. */
function without(field: Field, value: unknown, paths: Path[]): unknown {
  // The fault of the whole value: nothing of it can be kept.
  if (paths.some(({ length }) => length === 0)) return shortened(field, value);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const own = paths.filter(([at]) => at === index).map(([, ...rest]) => rest);
      if (own.length === 0) return [item];
      const isNamed = field.kind === 'list' && own.every(({ length }) => length > 0);
      return isNamed ? [withoutFaults(field.of, item as Record<string, unknown>, own)] : [];
    });
  }
  if (field.kind === 'bilingualText' || field.kind === 'richText') {
    const faulty = new Set(paths.map(([language]) => language));
    const { el, en } = value as Record<Lang, unknown>;
    return { el: faulty.has('el') ? '' : el, en: faulty.has('en') ? '' : en };
  }
  return emptyValue(field);
}

/** The beginning of a list that is too long, which is all that can be wrong with a whole list; else nothing. */
function shortened(field: Field, value: unknown): unknown {
  const most = field.kind === 'list' ? field.maxItems : 0;
  return Array.isArray(value) && value.length > most ? value.slice(0, most) : emptyValue(field);
}
