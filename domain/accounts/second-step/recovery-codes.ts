import { randomInt } from 'node:crypto';
import { withHyphens } from '../../text/clean-text.ts';

/** People copy the codes from paper, so no letter or digit looks like another (0 o, 1 i l, u v). */
const LETTERS = '23456789abcdefghjkmnpqrstwxyz';
const AMOUNT = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** What {@link createRecoveryCodes} makes, without the hyphens. */
const PLAIN_CODE = new RegExp(`^[${LETTERS}]{${GROUPS * GROUP_LENGTH}}$`);

/** Ten codes like `7kq2-xm4d-9hwp`, each of 58 random bits. */
export function createRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: AMOUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/**
 * A code in its original form if somebody typed it in capitals or without hyphens, or keeps it in a word processor,
 * which makes dashes of them. Any other text stays as it is.
 */
export function tidyRecoveryCode(typed: string): string {
  const plain = withHyphens(typed).toLowerCase().replace(/[\s-]/g, '');
  if (!PLAIN_CODE.test(plain)) return typed;
  return (plain.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? []).join('-');
}
