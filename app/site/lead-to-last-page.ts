import { redirect } from 'react-router';

/**
 * Leads from a page beyond the last (an old link, a guess) to the last one, so that no list stands at two addresses.
 * `page` is the page that the list gave. Not for ever: the list may grow.
 */
export function leadToLastPage(url: URL, page: number): void {
  if (!(Number(url.searchParams.get('page')) > page)) return;
  const parameters = new URLSearchParams(url.search);
  if (page === 1) parameters.delete('page');
  else parameters.set('page', String(page));
  throw redirect(parameters.size > 0 ? `${url.pathname}?${parameters}` : url.pathname, 302);
}
