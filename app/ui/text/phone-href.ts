import { digitsOfPhone } from '../../../domain/text/phone-number.ts';

/** The `tel:` address of a phone number as people write it: `+30 26910 00100`. Of several it calls the first. */
export function phoneHref(number: string): string {
  return `tel:${digitsOfPhone(number)}`;
}
