/**
 * A Greek number of ten digits and, after a dash, its further lines or another number: `26910 22200-5`. Abroad a dash
 * may stand before an extension, which belongs to the number.
 */
const WITH_FURTHER_LINES = /^(\(?(?:\+30|0030)(?:\D*\d){10}|(?!\(?(?:\+|00))(?:\D*\d){10})\s*-.*$/;

/** The digits of a phone number as people write it, after its `+` if it has one; of several numbers, the first. */
export function digitsOfPhone(number: string): string {
  return number.replace(WITH_FURTHER_LINES, '$1').replace(/[^\d+]/g, '');
}
