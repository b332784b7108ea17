/**
 * How many errors turn one text into another: a letter more, less or different, or two neighbours exchanged (Damerau
 * and Levenshtein, without changing a pair again). `most + 1` stands for any number above `most`.
 */
export function errorsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let errors = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + cost,
      );
      const isExchanged =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isExchanged) errors = Math.min(errors, (before[j - 2] as number) + 1);
      next.push(errors);
      if (errors < least) least = errors;
    }
    if (least > most) return most + 1;
    [before, row] = [row, next];
  }
  return Math.min(row[other.length] as number, most + 1);
}
