/**
 * A Greek telephone number however it is written: «2691360000», «26913 60000», «(+30) 2691-3.60.000», «0030…». Its ten
 * digits begin with 2, 6 or 8. A day with an hour behind it is none: «25/10/2026 20:00».
 */
const PHONE =
  /(?<![\p{L}\p{N}])(?:\(?(?:\+|00)\s?30\)?[\s.\-/()]*)?\(?(?!\d\d?[./-]\d\d?[./-](?:19|20)\d\d)([268](?:[\s.\-/()]{0,2}\d){9})(?!\d)/gu;

const digitsOf = (written: string) => written.replace(/\D/g, '');

/** The telephone numbers in a text, each as its ten digits. */
export function listPhones(text: string): string[] {
  return [...text.matchAll(PHONE)].map(([, number = '']) => digitsOf(number));
}

/** A text with each telephone number as its ten digits. */
export function joinPhones(text: string): string {
  return text.replace(PHONE, (_, number: string) => digitsOf(number));
}
