import { expect, test } from 'vitest';
import { cleanEmail, describeEmailProblem, isEmail, isLink, isPhone } from './contact-formats.ts';

test.each([
  ['capitals and white space', ' Maria@Example.ORG\n', 'maria@example.org'],
  ['letters of full width', 'ｍａｒｉａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'maria@example.org'],
  ['bold capitals of mathematics', '\u{1d40c}aria@example.org', 'maria@example.org'],
  ['a ligature', 'oﬃce@example.org', 'office@example.org'],
  ['a capital with two marks', 'μα\u03aa\u0301ου@example.org', 'μα\u0390ου@example.org'],
  ['a letter and its accent apart', 'mari\u0301a@example.org', 'mar\u00eda@example.org'],
  [
    'a capital sigma at the end of a name, before a dot',
    'ΝΙΚΟΣ.Π@example.org',
    'νικος.π@example.org',
  ],
  ['initials in capitals', 'Σ.Σ@example.org', 'σ.σ@example.org'],
  ['the sign for ohm', '\u2126μεγα@example.org', 'ωμεγα@example.org'],
  [
    'a capital that is composed otherwise than its small letter',
    '\u0130@example.org',
    'i\u0307@example.org',
  ],
])('an e-mail address is one and the same with %s', (_what, typed, stored) => {
  expect(cleanEmail(typed)).toBe(stored);
  expect(cleanEmail(stored)).toBe(stored);
  expect(isEmail(stored)).toBe(true);
});

test.each([
  ['a joiner of no width', '\u200b'],
  ['a mark of direction', '\u200e'],
  ['an override of direction', '\u202e'],
  ['an isolate of direction', '\u2066'],
  ['the Arabic mark of direction', '\u061c'],
  ['a soft hyphen', '\u00ad'],
  ['a byte-order mark', '\ufeff'],
  ['a filler of Hangul', '\u3164'],
  ['a filler of half width', '\uffa0'],
  ['an empty pattern of Braille', '\u2800'],
  ['a variation selector', '\ufe0f'],
  ['a joiner of graphemes', '\u034f'],
  ['a tag', '\u{e0061}'],
  ['a null character', '\u0000'],
  ['a delete character', '\u007f'],
  ['half a character', '\ud83d'],
  ['a private character', '\ue000'],
  ['a code point without a character', '\u0378'],
])('an e-mail address is refused with %s, and its writer told why', (_what, unseen) => {
  for (const text of [`ma${unseen}ria@example.org`, `maria@exam${unseen}ple.org`]) {
    const stored = cleanEmail(text);
    expect(stored).not.toBe('maria@example.org');
    expect(isEmail(stored)).toBe(false);
    expect(describeEmailProblem(stored)).toBe('unseenInEmail');
  }
  expect(isLink(`mailto:ma${unseen}ria@example.org`)).toBe(false);
});

test.each(['mariaο@example.org', 'Αnna@example.org'.toLowerCase(), 'νikos.p@example.org'])(
  'an e-mail address is refused with a Greek letter among Latin ones, and its writer told why: %s',
  (text) => {
    expect(describeEmailProblem(text)).toBe('greekInEmail');
    expect(isEmail(text)).toBe(false);
  },
);

test.each([
  '',
  'maria',
  '@example.org',
  'maria@localhost',
  'a b@example.org',
  'a@b.gr, c@d.gr',
  // Programs that decode it read another address (RFC 2047, section 5: never in an address).
  '=?utf-8?q?other=40example.com=2c?=@example.org',
  '=?iso-8859-7?b?b3RoZXI=?=@example.org',
  // The beginning of one is taken apart in letters, and what is left is another person's address.
  'office=?boss@example.org',
])('an e-mail address is not “%s”', (text) => {
  expect(describeEmailProblem(text)).toBe('email');
});

test('an e-mail address has 254 characters at most', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
  expect(isEmail(ofLength(254))).toBe(true);
  expect(isEmail(ofLength(255))).toBe(false);
});

test('a link to an e-mail address may bring the subject of the letter', () => {
  expect(isLink('mailto:maria@example.org?subject=%CE%91%CE%AF%CF%84%CE%B7%CF%83%CE%B7')).toBe(
    true,
  );
  expect(isLink('mailto:?subject=maria@example.org')).toBe(false);
});

test('a telephone has five digits at least, as those of help lines have', () => {
  for (const number of [
    '15516',
    '+30 26910 22200',
    '26910 (22) 200',
    '(26910) 22200',
    '(+30) 26910 22200',
  ]) {
    expect(isPhone(number), number).toBe(true);
  }
  for (const none of ['1551', '26910 2220x', '1'.repeat(26), '((26910) 22200', '()-.()'])
    expect(isPhone(none), none).toBe(false);
});
