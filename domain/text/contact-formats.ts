import { cleanText } from './clean-text.ts';

const EMAIL =
  /^[^\s@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const PHONE = /^\+?[0-9][0-9 ().-]{4,24}$/;

/** Whether the text is a plausible e-mail address of at most 254 characters (RFC 5321, section 4.5.3.1). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** Whether the text is a plausible phone number. */
export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

/** An e-mail address as it is stored and compared: cleaned, in lower case. */
export function cleanEmail(text: string): string {
  return cleanText(text).toLowerCase();
}

/** A path of this site, an https or http address, or a mailto or tel link. */
export function isLink(value: string): boolean {
  if (/[\s<>"'`\\]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  if (value.startsWith('mailto:')) return isEmail(value.slice(7).split('?')[0] ?? '');
  if (value.startsWith('tel:')) return isPhone(value.slice(4));
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
