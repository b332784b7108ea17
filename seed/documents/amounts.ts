const EURO = new Intl.NumberFormat('el-GR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount of euros as Greek public papers write it: `1.250,00 €`. */
export function formatEuro(amount: number): string {
  return `${EURO.format(amount)}\u00a0€`;
}

/** Rows of a table of amounts, closed by their sum. */
export function sumRows(
  rows: readonly (readonly [name: string, amount: number])[],
  totalName: string,
): string[][] {
  const total = rows.reduce((sum, [, amount]) => sum + amount, 0);
  return [...rows, [totalName, total] as const].map(([name, amount]) => [name, formatEuro(amount)]);
}
