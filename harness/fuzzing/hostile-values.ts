import fc from 'fast-check';

/**
 * Texts that have broken software before and that fast-check does not make by itself: it knows `__proto__` and the
 * like.
 */
const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  'x\udc00',
  '\u202eγιατί',
  '\u2066\u2069\u200b\ufeff',
  '\ufffe\uffff',
  'e\u0301'.repeat(500),
  '👩‍👩‍👧‍👦'.repeat(200),
  'x'.repeat(20_000),
  '9'.repeat(400),
  'null',
  '1e309',
  '../../etc/passwd',
  '/etc/passwd\u0000.png',
  "' or '1'='1' --",
  '_%_\\',
  '%c0%ae%c0%ae/',
  '\r\nSet-Cookie: a=b',
  '<p onclick=x>\u0000</p>',
  '2026-02-30',
  '-271821-04-20',
  '+275760-09-13T00:00',
  'a@b.gr',
  'javascript:alert(1)',
];

/**
 * Any character. fast-check's own unit ‘binary’ keeps a list of all 1.1 million: it takes two seconds of the processor
 * to make, and the worker keeps it.
 */
const anyCharacter = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  // Halves of surrogate pairs: JSON can express them, UTF-8 cannot.
  fc.string({
    unit: fc.constantFrom('a', 'ά', '\ud83d', '\udc69', '\u200d'),
    minLength: 1,
    maxLength: 8,
  }),
);

function nested(depth: number, close: (inner: unknown) => unknown): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level++) value = close(value);
  return value;
}

/** Any JSON value: texts, extreme numbers, objects with odd keys, and large values. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.anything({ maxDepth: 3, key: hostileText }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      { el: null, en: null },
      nested(200, (inner) => [inner]),
      nested(3000, (inner) => ({ a: inner })),
      Array.from({ length: 3000 }, () => 0),
      Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i])),
    ),
  },
);

/** A copy of a value in which one place is lost, renamed, added, or holds something hostile. */
export function mutated(base: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      base,
      fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      hostileValue,
      fc.constantFrom<Mutation>(
        'say',
        'say',
        'say',
        'replace',
        'replace',
        'remove',
        'add',
        'rename',
      ),
      hostileText,
    )
    .map(([value, path, other, how, name]) => mutate(value, path, other, how, name));
}

/**
 * The change of one place: another text where there is one, any other value, nothing, one more place, another name.
 */
type Mutation = 'say' | 'replace' | 'remove' | 'add' | 'rename';

function mutate(
  value: unknown,
  [step = 0, ...rest]: number[],
  other: unknown,
  how: Mutation,
  name: string,
): unknown {
  if (typeof value === 'string' && how === 'say') return name;
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
  else if (how === 'say')
    changed = entries.with(at, [key, typeof inner === 'string' ? name : other]);
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
