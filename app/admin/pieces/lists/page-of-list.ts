/** No list has so many pages; the API refuses an offset that is no whole number. */
const MAX_PAGE = 10_000;

/** The page of a list that an address names. Pages count from 1; what is no page is the first. */
export function readPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** What an address says of a page: nothing of the first. */
export function writePage(page: number): { page?: string } {
  return page > 1 ? { page: String(page) } : {};
}

/** Rows on a page of the staff's lists, where a row says a thing in a line or two. Others say their own number. */
export const ROWS_ON_A_PAGE = 50;

/** What the API is asked for to get a page of `size` rows. */
export function pageQuery(page: number, size: number): { limit: string; offset: string } {
  return { limit: String(size), offset: String((page - 1) * size) };
}
