import type { ValidationKey } from './validation-texts.ts';

const EMAIL =
  /^[^\s@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const PHONE = /^\(?\+?[0-9][0-9 ().-]{4,24}$/;

/**
 * Characters that nobody sees in an address and so cannot type again: marks of direction, joiners and fillers,
 * control characters, code points without a character, and halves of surrogate pairs.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u0000-\u0008\u000e-\u001f\u007f-\u009f\u2800\ufffd]/u;

/**
 * Encoded words are nothing in an address (RFC 2047, section 5), and another address to programs that decode them;
 * their beginning alone is parted in the head of a letter (`oneLine`), which leaves another address, too.
 */
const ENCODED_WORD = /=\?/;

/**
 * Letters of both alphabets before the @: a Greek «ο» among Latin letters looks right, and what is sent there never
 * arrives.
 */
const TWO_ALPHABETS = /^(?=[^@]*\p{Script=Greek})(?=[^@]*[a-z])/iu;

/** Whether the text is a plausible e-mail address of at most 254 characters (RFC 5321, section 4.5.3.1). */
export function isEmail(text: string): boolean {
  return describeEmailProblem(text) === undefined;
}

/** Tells the person who typed it why the text is no e-mail address; undefined where it is one. */
export function describeEmailProblem(text: string): ValidationKey | undefined {
  if (UNSEEN.test(text)) return 'unseenInEmail';
  if (TWO_ALPHABETS.test(text)) return 'greekInEmail';
  const isPlausible = text.length <= 254 && EMAIL.test(text) && !ENCODED_WORD.test(text);
  return isPlausible ? undefined : 'email';
}

/** Whether the text is a plausible phone number. */
export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

/**
 * An e-mail address as it is stored and compared: in compatible, composed characters (NFKC), so that addresses that
 * look the same are the same, and in lower case. Invisible characters stay in it, so that the address is refused.
 */
export function cleanEmail(typed: string): string {
  const text = withSmallSigmas(typed);
  // A letter in lower case may be composed differently from the capital.
  return text.toWellFormed().normalize('NFKC').toLowerCase().normalize('NFKC').trim();
}

/** By hand, because toLowerCase() takes the names on both sides of a dot for one word: «ΝΙΚΟΣ.Π». */
function withSmallSigmas(text: string): string {
  return text.replace(/(?<=[\p{L}\p{M}])Σ(?![\p{L}\p{M}])/gu, 'ς').replaceAll('Σ', 'σ');
}

/** Whether a link leads to a page of its own: on another site its path is not empty. */
export function isExactLink(value: string): boolean {
  if (!/^https?:/.test(value) || !URL.canParse(value)) return true;
  const { pathname, search, hash } = new URL(value);
  return pathname !== '/' || search !== '' || hash.length > 1;
}

/** A path of this site, an https or http address, or a mailto or tel link. */
export function isLink(value: string): boolean {
  if (/[\s<>"'`\\]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  if (value.startsWith('mailto:')) return isEmail(value.slice(7).split('?')[0] ?? '');
  if (value.startsWith('tel:')) return isPhone(value.slice(4));
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
