/**
 * A Greek number of ten digits and, after a dash, its further lines or another number: `26910 22200-5`. Abroad a dash
 * may stand before an extension, which belongs to the number.
 */
const WITH_FURTHER_LINES = /^(\(?(?:\+30|0030)(?:\D*\d){10}|(?!\(?(?:\+|00))(?:\D*\d){10})\s*-.*$/;

/** The `tel:` address of a phone number as people write it: `+30 26910 00100`. Of several it calls the first. */
export function phoneHref(number: string): string {
  return `tel:${number.replace(WITH_FURTHER_LINES, '$1').replace(/[^\d+]/g, '')}`;
}
