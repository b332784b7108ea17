import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineContentType } from '../model/content-type.ts';
import * as build from '../model/fields/field-builders.ts';
import type { Field, Fields, ItemRule } from '../model/fields/fields.ts';
import { dataSchema } from '../model/fields/schema.ts';
import { readStored } from '../model/stored-data.ts';
import { findDangers } from './dangerous-changes.ts';
import { describeTypes } from './definitions.ts';
import { findUnpreparedChanges } from './unprepared-changes.ts';

const label = { el: 'Ετικέτα', en: 'Label' };
const options = (...values: string[]) => values.map((value) => ({ value, label }));
type Definition = Parameters<typeof defineContentType>[0];

const TITLE = build.bilingualText(label, { required: 'both' });

function typesOf(...definitions: (Partial<Definition> & { fields: Fields })[]) {
  return describeTypes(
    definitions.map((definition) =>
      defineContentType<string, Fields>({
        name: 'note',
        label: { one: label, many: label },
        description: label,
        promoted: { title: 'title' },
        ...definition,
        fields: { title: TITLE, ...definition.fields },
      }),
    ),
  );
}
const withField = (field: Field | undefined) => typesOf({ fields: field ? { field } : {} });
const saidOf = (before: Field | undefined, now: Field | undefined) =>
  findDangers(withField(before), withField(now)).map(({ path, what }) => `${path} ${what}`);

const text = (more = {}) => build.text(label, more);
const choice = (...values: string[]) => build.choice(label, options(...values));
const items = (field: Parameters<typeof build.list>[1][string], more = {}) =>
  build.list(label, { field }, more);

const rules = {
  order: { kind: 'order', fields: ['from', 'to'], error: 'lastDayAfterFirst' },
  strict: { kind: 'order', fields: ['from', 'to'], error: 'lastDayAfterFirst', isStrict: true },
  together: { kind: 'together', fields: ['from', 'to'], error: 'bothTimes' },
  either: { kind: 'either', fields: ['from', 'to'], error: 'dateOrEaster' },
  days: { kind: 'within', fields: ['from', 'to'], error: 'endsWithinDays', days: 9 },
  fewer: { kind: 'within', fields: ['from', 'to'], error: 'endsWithinDays', days: 8 },
} as const satisfies Record<string, ItemRule>;
const days = { from: build.date(label), to: build.date(label) };
const daysWith = (...some: ItemRule[]) => build.list(label, days, { rules: some });

/** A field before, the field now, and the expected sentence. */
const DANGEROUS: [Field | undefined, Field | undefined, string][] = [
  [text(), undefined, 'note.field is gone'],
  [undefined, text({ required: true }), 'note.field is new and required'],
  [undefined, choice('a'), 'note.field is new and required'],
  [text(), build.link(label), 'note.field is of the kind link and was text'],
  [text(), text({ required: true }), 'note.field is required where it was not'],
  [
    build.bilingualText(label, { required: 'el' }),
    build.bilingualText(label, { required: 'both' }),
    'note.field is required where it was not',
  ],
  [
    build.richText(label, { required: 'el' }),
    build.richText(label, { required: 'en' }),
    'note.field is required where it was not',
  ],
  [text({ maxLength: 80 }), text({ maxLength: 79 }), 'note.field may be less long'],
  [text({ multiline: true }), text(), 'note.field has no lines any more'],
  [text(), text({ format: 'email' }), 'note.field must be of the form email'],
  [
    build.link(label),
    build.link(label, { isExact: true }),
    'note.field may not lead to a front page',
  ],
  [
    build.number(label, { min: 1 }),
    build.number(label, { min: 2 }),
    'note.field has a higher minimum',
  ],
  [
    build.number(label, { max: 9 }),
    build.number(label, { max: 8 }),
    'note.field has a lower maximum',
  ],
  [build.number(label, { integer: false }), build.number(label), 'note.field must be whole'],
  [choice('a', 'b', 'c'), choice('a'), 'note.field has no option b, c any more'],
  [
    build.optionalChoice(label, options('a')),
    choice('a'),
    'note.field is required where it was not',
  ],
  [
    build.reference(label, 'unit'),
    build.reference(label, 'office'),
    'note.field refers to office and did to unit',
  ],
  [
    items(text(), { maxItems: 9 }),
    items(text(), { maxItems: 8 }),
    'note.field may have fewer items',
  ],
  [items(text()), items(text({ maxLength: 9 })), 'note.field.field may be less long'],
  [items(text()), build.list(label, {}), 'note.field.field is gone'],
  [build.list(label, {}), items(text({ required: true })), 'note.field.field is new and required'],
  [
    text({ format: 'time' }),
    text({ format: 'time', inFiveMinutes: true }),
    'note.field must be in steps of five minutes',
  ],
  [items(text()), items(text(), { once: 'field' }), 'note.field may have each field once alone'],
  [daysWith(), daysWith(rules.order), 'note.field demands more of from and to (order)'],
  [daysWith(rules.order), daysWith(rules.strict), 'note.field demands more of from and to (order)'],
  [daysWith(), daysWith(rules.days), 'note.field demands more of from and to (within)'],
  [daysWith(rules.days), daysWith(rules.fewer), 'note.field demands more of from and to (within)'],
  [
    daysWith(rules.order),
    daysWith(rules.either),
    'note.field demands more of from and to (either)',
  ],
  [
    build.list(label, { from: days.from }),
    daysWith(rules.together),
    'note.field demands more of from and to (together)',
  ],
  [
    build.list(label, {}),
    daysWith(rules.either),
    'note.field demands more of from and to (either)',
  ],
];

const HARMLESS: [Field | undefined, Field | undefined][] = [
  [undefined, text()],
  [undefined, build.optionalChoice(label, options('a'))],
  [undefined, build.number(label, { min: 5 })],
  [undefined, items(text({ required: true }))],
  [build.list(label, {}), items(build.bilingualText(label))],
  [text({ required: true }), text()],
  [
    build.bilingualText(label, { required: 'both' }),
    build.bilingualText(label, { required: 'en' }),
  ],
  [text(), text({ maxLength: 300, multiline: true })],
  [text({ format: 'email' }), text()],
  [build.link(label, { isExact: true }), build.link(label)],
  [build.number(label, { min: 2, max: 8 }), build.number(label, { max: 9, integer: false })],
  [choice('a', 'b'), build.optionalChoice(label, options('b', 'c', 'a'))],
  [text({ format: 'time', inFiveMinutes: true }), text({ format: 'time' })],
  [items(text(), { once: 'field' }), items(text())],
  [build.list(label, {}), items(text(), { once: 'field' })],
  [daysWith(rules.strict, rules.fewer), daysWith(rules.order, rules.days)],
  [daysWith(rules.together), daysWith()],
  [build.list(label, { from: days.from }), daysWith(rules.order, rules.days)],
  [build.list(label, {}), daysWith(rules.together)],
  [text(), build.text({ el: 'Άλλη', en: 'Another' }, { hint: label })],
];

describe('a change of a field after a release', () => {
  const rows = DANGEROUS.map(([before, now, said]) => ({ before, now, said }));
  test.each(rows)('is dangerous: $said', ({ before, now, said }) => {
    expect(saidOf(before, now)).toEqual([said]);
  });

  test.each(HARMLESS)('%# is harmless', (before, now) => {
    expect(saidOf(before, now)).toEqual([]);
  });
});

describe('a change of a type after a release', () => {
  const fields = { body: build.richText(label), day: build.date(label), other: text() };
  const base = typesOf({ fields });
  const said = (before: ReturnType<typeof typesOf>, now: ReturnType<typeof typesOf>) =>
    findDangers(before, now).map(({ path, what }) => `${path} ${what}`);

  test.each(
    (
      [
        [{} as typeof base, 'note is gone, and its entries are not'],
        [typesOf({ fields, singleton: true }), 'note has one entry alone now, and may have more'],
        [
          typesOf({ fields, promoted: { title: 'other' } }),
          'note has its title in lists from another field',
        ],
        [
          typesOf({ fields, promoted: { title: 'title', date: 'day' } }),
          'note has its date in lists from another field',
        ],
      ] as [typeof base, string][]
    ).map(([now, sentence]) => ({ now, sentence })),
  )('is dangerous: $sentence', ({ now, sentence }) => {
    expect(said(base, now)).toEqual([sentence]);
  });

  test('that takes away parts of slugs is dangerous, the other way round not', () => {
    const nested = typesOf({ fields, nestedSlugs: true });
    expect(said(nested, base)).toEqual(['note takes no slugs of several parts any more']);
    expect(said(base, nested)).toEqual([]);
  });

  test('that lets two of its fields owe each other more is dangerous', () => {
    const rule: ItemRule = { kind: 'together', fields: ['day', 'other'], error: 'bothTimes' };
    const ruled = typesOf({ fields, rules: [rule] });
    expect(said(base, ruled)).toEqual(['note demands more of day and other (together)']);
    expect(said(ruled, base)).toEqual([]);
  });

  test('that checks more of its old fields is dangerous, of those that are new not', () => {
    const checking = (...checked: string[]) =>
      typesOf({
        fields: { ...fields, later: text() },
        check: { fields: checked, find: () => ({}) },
      });
    expect(said(base, checking('day', 'later'))).toEqual([
      'note has a check that looks at day now',
    ]);
    expect(said(checking('day'), checking('day', 'other'))).toEqual([
      'note has a check that looks at other now',
    ]);
    expect(said(base, checking('later'))).toEqual([]);
    expect(said(checking('day', 'other'), checking('other'))).toEqual([]);
  });

  test('that promotes a field which is new is harmless', () => {
    const more = { ...fields, topic: build.optionalChoice(label, options('a')), note: text() };
    const now = typesOf({
      fields: more,
      promoted: { title: 'title', category: 'topic' },
    });
    expect(said(base, now)).toEqual([]);
  });

  test('a new type is harmless, but for one of which staff can make no entry', () => {
    const extra = { name: 'extra', fields };
    expect(said(base, { ...base, ...typesOf(extra) })).toEqual([]);
    expect(said(base, { ...base, ...typesOf({ ...extra, singleton: true }) })).toEqual([
      'extra is new, and nobody can make its one entry',
    ]);
  });
});

describe('a dangerous change', () => {
  const release = { version: '9.1.0', migration: '0007-here', types: withField(text()) };
  const now = withField(text({ required: true }));
  const migration = (name: string, ...content: string[]) => ({ name, content });

  test('is refused until a migration after the release names it', () => {
    const refusal =
      'note.field is required where it was not since 9.1.0, and no migration names it.';
    for (const migrations of [
      [migration('0007-here')],
      [migration('0007-here', 'note.field')],
      [migration('0007-here'), migration('0008-later', 'note')],
    ]) {
      expect(findUnpreparedChanges(release, now, migrations)).toContain(refusal);
    }
    const prepared = [migration('0007-here'), migration('0008-later', 'note.field')];
    expect(findUnpreparedChanges(release, now, prepared)).toEqual([]);
  });

  test('is what a migration has to name', () => {
    const migrations = [migration('0007-here'), migration('0008-later', 'note.feild')];
    expect(findUnpreparedChanges(release, release.types, migrations)).toEqual([
      '0008-later names note.feild, which is as in 9.1.0.',
    ]);
  });
});

/** Fields with rules of every kind, and values that they accept and refuse. */
const aField: fc.Arbitrary<Field> = fc.oneof(
  fc
    .record({
      required: fc.boolean(),
      maxLength: fc.integer({ min: 1, max: 6 }),
      multiline: fc.boolean(),
      format: fc.constantFrom('plain' as const, 'email' as const),
    })
    .map((rules) => build.text(label, rules)),
  fc
    .record({
      required: fc.constantFrom(false as const, 'el' as const, 'en' as const, 'both' as const),
      maxLength: fc.integer({ min: 1, max: 6 }),
      multiline: fc.boolean(),
    })
    .map((rules) => build.bilingualText(label, rules)),
  fc
    .record({
      required: fc.boolean(),
      min: fc.integer({ min: 0, max: 3 }),
      max: fc.integer({ min: 3, max: 6 }),
      integer: fc.boolean(),
    })
    .map((rules) => build.number(label, rules)),
  fc.boolean().map((required) => build.date(label, { required })),
  fc
    .tuple(fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }), fc.boolean())
    .map(([values, required]) => ({ ...build.choice(label, options(...values)), required })),
);
const aWord = fc.constantFrom('', 'a', 'abc', 'abcdef', 'a\nb', 'a@b.gr');
const aValue = fc.oneof(
  aWord,
  fc.record({ el: aWord, en: aWord }),
  fc.constantFrom(0, 1, 2.5, 3, 6, null),
  fc.constantFrom('a', 'b', 'c', '2026-03-04'),
);
const aList = fc
  .tuple(aField, fc.integer({ min: 0, max: 3 }))
  .map(([field, maxItems]) => items(field as Parameters<typeof items>[0], { maxItems }));
const anyField = fc.oneof(aField, aList);
const anyValue = fc.oneof(aValue, fc.array(fc.record({ field: aValue }), { maxLength: 3 }));

test('what was valid when it was stored is valid and the same after every change that is called harmless', () => {
  let met = 0;
  fc.assert(
    fc.property(fc.option(anyField), anyField, anyValue, (before, now, value) => {
      const fields: Fields = before ? { field: before } : {};
      const stored = dataSchema(fields).safeParse(before ? { field: value } : {});
      if (!stored.success || saidOf(before ?? undefined, now).length > 0) return;
      met++;
      const read = readStored({ fields: { field: now } }, JSON.stringify(stored.data));
      const valid = dataSchema({ field: now }).safeParse(read);
      expect(valid.success && valid.data).toEqual(read);
    }),
    { numRuns: 4000, seed: 42 },
  );
  expect(met).toBeGreaterThan(100);
});
