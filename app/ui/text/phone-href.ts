/** The `tel:` address of a phone number as people write it: `+30 26910 00100`. */
export function phoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
