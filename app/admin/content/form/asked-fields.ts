import type { Field, Fields } from '../../../../domain/content/model/fields/fields.ts';

/**
 * The fields that the form of an entry asks for, in their order: nobody is asked for the shade of a museum. What a
 * field holds stays in the entry while it is not asked for.
 */
export function askedFields(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): [name: string, field: Field][] {
  return Object.entries(fields).filter(
    ([, { askedWhen }]) => !askedWhen || askedWhen.is.includes(String(values[askedWhen.field])),
  );
}
