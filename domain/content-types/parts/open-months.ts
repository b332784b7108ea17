/** The months of the year, in their order; a season is some of them. */
export const MONTHS = [
  { value: 'january', label: { el: 'Ιανουάριος', en: 'January' } },
  { value: 'february', label: { el: 'Φεβρουάριος', en: 'February' } },
  { value: 'march', label: { el: 'Μάρτιος', en: 'March' } },
  { value: 'april', label: { el: 'Απρίλιος', en: 'April' } },
  { value: 'may', label: { el: 'Μάιος', en: 'May' } },
  { value: 'june', label: { el: 'Ιούνιος', en: 'June' } },
  { value: 'july', label: { el: 'Ιούλιος', en: 'July' } },
  { value: 'august', label: { el: 'Αύγουστος', en: 'August' } },
  { value: 'september', label: { el: 'Σεπτέμβριος', en: 'September' } },
  { value: 'october', label: { el: 'Οκτώβριος', en: 'October' } },
  { value: 'november', label: { el: 'Νοέμβριος', en: 'November' } },
  { value: 'december', label: { el: 'Δεκέμβριος', en: 'December' } },
] as const;

export type Month = (typeof MONTHS)[number]['value'];

/** Instead of ticking all twelve. */
const ALL_YEAR = 'all-year';

/** When a place is open: all year, or the months. Nothing means that it is not known. */
export const OPEN_MONTHS = [
  { value: ALL_YEAR, label: { el: 'Όλο τον χρόνο', en: 'All year' } },
  ...MONTHS,
] as const;

export type OpenMonth = (typeof OPEN_MONTHS)[number]['value'];

/** The months that are meant, in the order of the year. */
export function monthsIn(chosen: readonly OpenMonth[]): Month[] {
  return MONTHS.map(({ value }) => value).filter(
    (month) => chosen.includes(ALL_YEAR) || chosen.includes(month),
  );
}

/** The same as numbers, from 1. */
export function monthNumbers(chosen: readonly OpenMonth[]): number[] {
  return monthsIn(chosen).map((month) => 1 + MONTHS.findIndex(({ value }) => value === month));
}

/**
 * The stretches of months that follow each other, over the turn of the year too, as pairs of the first and the last:
 * `[['november', 'february'], ['july', 'july']]`. All twelve are no stretch, since they have no first: [].
 */
export function stretchesOf(months: readonly Month[]): [Month, Month][] {
  const year = MONTHS.map(({ value }) => value);
  if (year.every((month) => months.includes(month))) return [];
  const isOpen = (at: number) => months.includes(year[(at + 12) % 12] as Month);
  return year.flatMap((first, at): [Month, Month][] => {
    if (!isOpen(at) || isOpen(at - 1)) return [];
    let last = at;
    while (isOpen(last + 1)) last++;
    return [[first, year[last % 12] as Month]];
  });
}
