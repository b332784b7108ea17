/** Longer words than that are cut before they are stored (database/migrations/first-tables/search-keys.ts). */
const LONGEST = 256;
/** Three rows of the table of errors; kept, since a search fills them for hundreds of words. */
const rows = [new Uint16Array(LONGEST), new Uint16Array(LONGEST), new Uint16Array(LONGEST)] as [
  Uint16Array,
  Uint16Array,
  Uint16Array,
];

/**
 * How many errors turn one text into another: a letter more, less or different, or two neighbours exchanged (Damerau
 * and Levenshtein, without changing a pair again). `most + 1` stands for any number above `most`, and for texts of
 * 256 letters and more.
 */
export function errorsBetween(one: string, other: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(one.length - other.length) > most) return tooMany;
  if (one.length >= LONGEST || other.length >= LONGEST) return tooMany;
  let [before, row, next] = rows;
  for (let j = 0; j <= other.length; j++) row[j] = j;
  for (let i = 1; i <= one.length; i++) {
    // Further from the diagonal than `most`, there are more errors than that.
    const first = Math.max(1, i - most);
    const last = Math.min(other.length, i + most);
    next[first - 1] = first === 1 ? i : tooMany;
    let least = next[first - 1] as number;
    const letter = one.charCodeAt(i - 1);
    for (let j = first; j <= last; j++) {
      const cost = letter === other.charCodeAt(j - 1) ? 0 : 1;
      const above = j < i + most ? (row[j] as number) : tooMany;
      let errors = Math.min(above + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + cost);
      const isExchanged =
        i > 1 &&
        j > 1 &&
        letter === other.charCodeAt(j - 2) &&
        one.charCodeAt(i - 2) === other.charCodeAt(j - 1);
      if (isExchanged) errors = Math.min(errors, (before[j - 2] as number) + 1);
      next[j] = errors;
      if (errors < least) least = errors;
    }
    if (least > most) return tooMany;
    [before, row, next] = [row, next, before];
  }
  return Math.min(row[other.length] as number, tooMany);
}
