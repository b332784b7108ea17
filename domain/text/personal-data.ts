/**
 * Finds numbers that identify a person and should not stand on a public page (GDPR, article 87; Law 4624/2019).
 * Whatever has check digits must pass them, so that few other numbers are taken for one.
 */

export type PersonalDataKind =
  | 'personal-number'
  | 'tax-number'
  | 'social-security'
  | 'iban'
  | 'identity-card'
  | 'mobile';

export interface PersonalData {
  kind: PersonalDataKind;
  /** As it stands in the text. */
  words: string;
  /** Where it begins in the text, in UTF-16 units. */
  at: number;
}

/** Letters that look the same in Greek and Latin, and which identity cards therefore have. */
const CARD_LETTERS = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧABEZHIKMNOPTYX';
/** Two of them that are a word or stand for one: «ΤΑ 150000 ευρώ», «ΑΜ 123456» of a register. */
const SMALL_WORDS =
  /^(?:[TΤ][OΟAΑHΗ]|[OΟ][IΙ]|[MΜ][EΕ]|[NΝ][AΑOΟ]|[AΑ][NΝMΜEΕTΤ]|IN|BY|[KΚ][MΜ])\P{L}/u;
const SMALL_LETTERS = /^\p{Ll}/u;
/** What is written in front of the number of an identity card. */
const CARD_IN_FRONT =
  /(?:Α\.?Δ\.?Τ\.?|ταυτ[οό]τητ\p{L}*|identity card|(?<!\p{L})ID(?!\p{L}))[^.;]{0,30}$/iu;
const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;
/** Spaces within a line, such as the narrow ones that telephones write. */
const SPACES = String.raw` \u00a0\u2009\u202f`;
const BETWEEN = String.raw`[${SPACES}.\p{Pd}/]?`;

const digitsOf = (words: string) => words.replace(/\D/g, '');
const pattern = (inner: string) => new RegExp(`${BEFORE}${inner}${AFTER}`, 'gu');
/** So many digits, grouped in any way. */
const grouped = (count: number) => String.raw`\d(?:${BETWEEN}\d){${count - 1}}`;

/** «5/5/2020»: of a range of days the figures between two strokes may look like a tax number. */
const DAY = new RegExp(String.raw`${BEFORE}\d{1,2}([./-])\d{1,2}\1(?:19|20)\d\d${AFTER}`, 'gu');

interface Detector {
  kind: PersonalDataKind;
  pattern: RegExp;
  /** Whether what matched is one; `before` are the words in front of it. */
  isOne(words: string, before: string): boolean;
}

/** Earlier ones take what later ones would match, too. */
const DETECTORS: readonly Detector[] = [
  // A Greek one has a length of its own, so that a number behind it is not taken for its end.
  { kind: 'iban', pattern: pattern(String.raw`[Gg][Rr](?:${BETWEEN}\d){25}`), isOne: isIban },
  {
    kind: 'iban',
    pattern: pattern(String.raw`[A-Z]{2}\d{2}(?:[${SPACES}]?[A-Z0-9]){11,30}`),
    isOne: isIban,
  },
  { kind: 'social-security', pattern: pattern(grouped(11)), isOne: isSocialSecurityNumber },
  {
    kind: 'mobile',
    pattern: pattern(String.raw`(?:(?:\+|00)30${BETWEEN})?69(?:${BETWEEN}\d){8}`),
    isOne: () => true,
  },
  // Προσωπικός Αριθμός: two digits, a letter, and the tax number (Law 4727/2020, article 11).
  {
    kind: 'personal-number',
    pattern: pattern(String.raw`\d{2}\p{L}${BETWEEN}${grouped(9)}`),
    isOne: (words) => isTaxNumber(words.slice(3)),
  },
  // EL stands in front of one in dealings with other countries.
  { kind: 'tax-number', pattern: pattern(`(?:EL)?${grouped(9)}`), isOne: isTaxNumber },
  {
    kind: 'identity-card',
    // Up to the nine characters that cards for travelling may have (ICAO 9303-5), since new ones have a form of their
    // own.
    pattern: pattern(String.raw`\p{L}{1,2}[${SPACES}\p{Pd}]?\d{6,8}`),
    isOne: isIdentityCard,
  },
];

/** Every number in a text that identifies a person, in the order of the text. */
export function findPersonalData(text: string): PersonalData[] {
  const found: PersonalData[] = [];
  const taken = new Uint8Array(text.length);
  for (const { 0: day, index } of text.matchAll(DAY)) taken.fill(1, index, index + day.length);
  for (const { kind, pattern, isOne } of DETECTORS) {
    for (const match of text.matchAll(pattern)) {
      const [words] = match;
      const at = match.index;
      const end = at + words.length;
      if (taken.subarray(at, end).includes(1)) continue;
      if (!isOne(words, text.slice(Math.max(0, at - 60), at))) continue;
      found.push({ kind, words, at });
      taken.fill(1, at, end);
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/**
 * A natural person's ΑΦΜ: nine digits, of which the last is the weighted sum of the others (powers of two) modulo 11
 * and 10. Those of companies and authorities, which begin with 09, 8 or 9, are public.
 */
function isTaxNumber(words: string): boolean {
  const digits = digitsOf(words);
  if (/^(?:09|[89]|0{9})/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 8; i++) sum += Number(digits[i]) * 2 ** (8 - i);
  return (sum % 11) % 10 === Number(digits[8]);
}

/** ΑΜΚΑ: a day of birth (DDMMYY), four digits, and a check digit by Luhn (Law 3655/2008, article 153). */
function isSocialSecurityNumber(words: string): boolean {
  const digits = digitsOf(words);
  const day = Number(digits.slice(0, 2));
  const month = Number(digits.slice(2, 4));
  if (day < 1 || day > 31 || month < 1 || month > 12) return false;
  let sum = 0;
  for (let i = 0; i < 11; i++) {
    const digit = Number(digits[10 - i]) * (i % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** ISO 13616: the number modulo 97 is 1, when the first four characters stand last and letters are numbers from 10. */
function isIban(words: string): boolean {
  const compact = ungrouped(words);
  if (compact.startsWith('GR') && compact.length !== 27) return false;
  let rest = 0;
  for (const character of compact.slice(4) + compact.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36)))
      rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/**
 * Two capitals that cards have and six digits are one wherever they stand. Whatever else letters and digits may be,
 * such as a decision or an amount, is one only where the words in front say so.
 */
function isIdentityCard(words: string, before: string): boolean {
  const isPlain = new RegExp(`^[${CARD_LETTERS}]{2}[^\\p{L}\\d]?\\d{6}$`, 'u').test(words);
  if (isPlain && !SMALL_WORDS.test(words)) return true;
  if (!CARD_IN_FRONT.test(before)) return false;
  return !(SMALL_LETTERS.test(words) && SMALL_WORDS.test(words.toUpperCase()));
}

/** The words with all but the first two and the last two characters hidden, for lists and records. */
export function maskPersonalData(words: string): string {
  return words.slice(0, 2) + words.slice(2, -2).replace(/[\p{L}\p{N}]/gu, '•') + words.slice(-2);
}

/** A number without whatever groups its digits: the same number is the same wherever it stands. */
export const ungrouped = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '');
