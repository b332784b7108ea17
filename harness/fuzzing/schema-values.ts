import fc from 'fast-check';
import type { Field, Fields } from '../../domain/content/model/fields/fields.ts';

/** The part of JSON Schema that our OpenAPI document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  maxLength?: number;
}

const WORDS = [
  'Εθελοντισμός',
  'harbour',
  'Δημοτική Ενότητα',
  'x',
  'olive-harbour-lantern',
  'a@b.gr',
];
const plausibleText = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.stringMatching(/^[a-z]{1,12}(-[a-z0-9]{1,8}){0,2}$/),
);

/** Values that mostly satisfy a schema of the OpenAPI document. */
export function valuesOf(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
): fc.Arbitrary<unknown> {
  if (schema.$ref) {
    const target = components[schema.$ref.split('/').at(-1) ?? ''];
    if (!target) throw new Error(`The OpenAPI document has no ${schema.$ref}.`);
    return valuesOf(target, components);
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, components)));
  const types = [schema.type ?? []].flat();
  if (types.length > 1) {
    return fc.oneof(...types.map((type) => valuesOf({ ...schema, type }, components)));
  }
  switch (types[0]) {
    case 'string':
      return plausibleText;
    case 'integer':
      return fc.integer({ min: 0, max: 5 });
    case 'number':
      return fc.integer({ min: -10, max: 100 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, components), { maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [
            name,
            valuesOf(property, components),
          ]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const both = (value: fc.Arbitrary<string>) => fc.record({ el: value, en: value });
const html = fc.constantFrom('<p>Κείμενο</p>', '<h2>A</h2><ul><li>b</li></ul>', '');
const day = fc.constantFrom('2026-03-04', '2024-02-29');

/** Values that mostly satisfy a field of a content type; `media` are ids of pictures and documents. */
function valuesOfField(
  field: Field,
  media: { image: string; document: string },
): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      if (field.format === 'email') return fc.constant('office@example.org');
      return field.format === 'phone' ? fc.constant('2691 360600') : plausibleText;
    case 'bilingualText':
      return both(plausibleText);
    case 'richText':
      return both(html);
    case 'link':
      return fc.constantFrom('/contact', 'https://example.org/a?b=c', 'mailto:a@b.gr');
    case 'image':
      return fc.constantFrom(media.image, null);
    case 'file':
      return fc.constantFrom(media.document, null);
    case 'images':
      return fc.array(fc.constant(media.image), { maxLength: 2 });
    case 'date':
      return day;
    case 'dateTime':
      return day.map((date) => `${date}T09:30`);
    case 'choice':
      return fc.constantFrom(...field.options.map((option) => option.value));
    case 'choices':
      return fc.subarray(field.options.map((option) => option.value));
    case 'number':
      return fc.integer({ min: Math.ceil(field.min), max: Math.floor(field.max) });
    case 'boolean':
      return fc.boolean();
    case 'coordinates':
      return fc.constant({ lat: 38.25, lng: 22.08 });
    case 'reference':
      return fc.constantFrom('aigio', 'contact', null);
    case 'openingHours':
      return fc.constant([{ days: [1, 2], opens: '08:00', closes: '15:00' }]);
    case 'repetition':
      return fc.constantFrom(null, {
        every: 'week',
        interval: 1,
        weekdays: [1, 4],
        nth: null,
        until: '2027-06-30',
      });
    case 'list':
      return fc.array(valuesOfFields(field.of, media), { maxLength: 2 });
  }
}

/** Values that mostly satisfy the fields of a content type. */
export function valuesOfFields(
  fields: Fields,
  media: { image: string; document: string },
): fc.Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, valuesOfField(field, media)]),
    ),
  );
}
