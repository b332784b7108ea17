export interface PageEntry {
  key: string;
  /** null for a gap. */
  page: number | null;
}

/**
 * The page numbers that a pagination shows: the first, the last, the current and its neighbours. A gap stands for
 * two pages or more; instead of a gap of one page its number is shown.
 */
export function pagesAround(page: number, pageCount: number): PageEntry[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  const entries: PageEntry[] = [];
  let previous = 0;
  for (const number of numbers) {
    if (number === previous + 2) entries.push({ key: `${number - 1}`, page: number - 1 });
    else if (number > previous + 2) entries.push({ key: `gap-${number}`, page: null });
    entries.push({ key: `${number}`, page: number });
    previous = number;
  }
  return entries;
}
