import fc from 'fast-check';

/** Texts that have broken software before: control characters, half characters, names of JavaScript's own, other languages' syntax. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  'x\udc00',
  '\u202eγιατί',
  '\u2066\u2069\u200b\ufeff',
  '\ufffe\uffff',
  'e\u0301'.repeat(500),
  '👩‍👩‍👧‍👦'.repeat(200),
  'ᾲ στο διάολο',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd\u0000.png',
  "' or '1'='1' --",
  '"; drop table entries; --',
  '%',
  '_%_\\',
  '%00',
  '%c0%ae%c0%ae/',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '\r\nSet-Cookie: a=b',
  '<script>alert(1)</script>',
  '<p onclick=x>\u0000</p>',
  '{"a":1}',
  '-1',
  '1e309',
  '0x10',
  '9'.repeat(400),
  '2026-02-30',
  '-271821-04-20',
  '9999-99-99T99:99',
  '+275760-09-13T00:00',
  'x'.repeat(20_000),
  'a@b.gr',
  'javascript:alert(1)',
];

export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  // Half of a surrogate pair: JSON can say it, UTF-8 cannot.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
);

function nested(depth: number, close: (inner: unknown) => unknown): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level++) value = close(value);
  return value;
}

/** An object with a property of its own called `__proto__`, as JSON.parse makes it. */
function withOwnKey(name: string, value: unknown): object {
  return Object.defineProperty({}, name, { value, enumerable: true, configurable: true });
}

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -0,
      -1,
      1.5,
      1e308,
      Number.MAX_SAFE_INTEGER + 2,
      [],
      {},
      [null],
      [[]],
      { el: null, en: null },
      { length: -1 },
      { toString: 1, valueOf: 1, toJSON: 1 },
      withOwnKey('__proto__', { role: 'admin', el: 'x' }),
      { constructor: { prototype: { role: 'admin' } } },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      nested(200, (inner) => [inner]),
      nested(3000, (inner) => ({ a: inner })),
      Array.from({ length: 3000 }, () => 0),
      Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i])),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A copy of a value in which one place is lost, doubled, or holds something hostile. */
export function mutated(base: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      base,
      fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      hostileValue,
      fc.constantFrom('replace', 'remove', 'add', 'rename') as fc.Arbitrary<Mutation>,
      hostileText,
    )
    .map(([value, path, other, how, name]) => mutate(value, path, other, how, name));
}

type Mutation = 'replace' | 'remove' | 'add' | 'rename';

function mutate(
  value: unknown,
  [step = 0, ...rest]: number[],
  other: unknown,
  how: Mutation,
  name: string,
): unknown {
  if (typeof value !== 'object' || value === null) return other;
  const entries = Object.entries(value);
  const at = entries.length === 0 ? 0 : step % entries.length;
  const [key, inner] = entries[at] ?? ['', undefined];
  let changed = entries;
  if (rest.length > 0 && typeof inner === 'object' && inner !== null) {
    changed = entries.with(at, [key, mutate(inner, rest, other, how, name)]);
  } else if (how === 'remove') changed = entries.toSpliced(at, 1);
  else if (how === 'add' || entries.length === 0) changed = [...entries, [name, other]];
  else if (how === 'rename') changed = entries.with(at, [name, inner]);
  else changed = entries.with(at, [key, other]);
  if (Array.isArray(value)) return changed.map(([, item]) => item);
  const copy = {};
  for (const [property, item] of changed) {
    Object.defineProperty(copy, property, { value: item, enumerable: true, configurable: true });
  }
  return copy;
}

/** A part of an address, written in one of the ways that clients and attackers write it. */
export const hostilePathPart: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(hostileText, fc.constantFrom('no-such-id', '0', '-', 'page', 'settings')),
    fc.nat(3),
  )
  .map(([text, how]) => {
    const short = text.toWellFormed().slice(0, 2000);
    if (how === 0) return short.replace(/[^\w.~%-]/g, '') || '%00';
    if (how === 1) return `${encodeURIComponent(short)}%00`;
    if (how === 2) return `%ff%fe${encodeURIComponent(short).toLowerCase()}%`;
    return encodeURIComponent(short) || '%20';
  });
