import type { ContentType } from '../model/content-type.ts';
import type { Field, Fields, ItemRule } from '../model/fields/fields.ts';

/**
 * A content type as plain data, as far as stored entries depend on it: without labels and hints. Of its functions
 * there is only what stands beside them as data: the fields at which `check` looks.
 */
export interface TypeDefinition {
  singleton: boolean;
  nestedSlugs: boolean;
  promoted: { title: string; date?: string | undefined; category?: string | undefined };
  fields: Record<string, FieldDefinition>;
  rules: readonly ItemRule[];
  /** The fields at which the type's `check` looks; none where it has no check. */
  checked: readonly string[];
}

export type FieldDefinition = { kind: Field['kind'] } & Record<string, unknown>;

/** The demands of a release on its content. */
export interface Release {
  version: string;
  /** The newest migration at the release. */
  migration: string;
  types: Record<string, TypeDefinition>;
}

/** All content types, by name. */
export function describeTypes(types: readonly ContentType[]): Release['types'] {
  return Object.fromEntries(
    types.map(({ name, singleton, nestedSlugs, promoted, fields, rules, check }) => [
      name,
      {
        singleton,
        nestedSlugs,
        promoted,
        fields: describeFields(fields),
        rules,
        checked: check?.fields ?? [],
      },
    ]),
  );
}

function describeFields(fields: Fields): Record<string, FieldDefinition> {
  return Object.fromEntries(
    Object.entries(fields).map(
      ([name, { label: _label, hint: _hint, askedWhen: _askedWhen, ...rules }]) => [
        name,
        {
          ...rules,
          ...('options' in rules && { options: rules.options.map(({ value }) => value) }),
          ...('of' in rules && { of: describeFields(rules.of) }),
        },
      ],
    ),
  );
}
