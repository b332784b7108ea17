/**
 * Spreadsheet programs run a cell with such a beginning as a formula, some also with a wide sign (OWASP, CSV
 * injection).
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
/**
 * Greek ones end a cell at a semicolon, whatever the file is separated by. A quotation mark in the middle of such a
 * cell is a letter to them, one at its beginning is not shown, and a line end within it begins a new row.
 */
const WHERE_GREEK_CELLS_END = /(;|\r\n?|\n)(?=[\p{Zs}\t\v\f"]*[=+\-@＝＋－＠])/gu;

/**
 * A table as CSV (RFC 4180), in UTF-8 with the mark by which Excel recognises it. A cell that a spreadsheet would
 * take for a formula gets an apostrophe before it and is shown as text; so does what follows a semicolon or a line end.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const whole = text.replaceAll(WHERE_GREEK_CELLS_END, "$1'");
  const harmless = FORMULA.test(whole) ? `'${whole}` : whole;
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
