import { DOT } from './dot.ts';

/**
 * A text of staff whose facts stay in one line: prices («150 €») and phone numbers. A dot between two texts ends a line
 * and begins none.
 */
export function keepTogether(text: string): string {
  return text
    .replaceAll(' · ', DOT)
    .replace(/(\d) €/g, '$1\u00a0€')
    .replace(/\+30(?: \d+)+/g, (phone) => phone.replaceAll(' ', '\u00a0'));
}
