/**
 * The number that somebody typed in Greek or English notation: '151,1' and '151.1' are the same, and in a whole
 * number a dot or comma before three digits is a separator of groups. Null when nothing was typed; the text itself
 * when it is no number, so that it stays visible and the server says what is wrong.
 */
export function readNumber(typed: string, isInteger: boolean): number | string | null {
  const text = typed.replace(/\s/g, '');
  if (text === '') return null;
  const plain =
    isInteger && /^[+-]?\d{1,3}([.,]\d{3})+$/.test(text)
      ? text.replace(/[.,]/g, '')
      : text.replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : typed;
}

/** How a stored number is shown for editing. */
export function writeNumber(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
