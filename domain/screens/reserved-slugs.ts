/**
 * Addresses that a fixed route owns, which no page may take (specification, section 2).
 * A page may take the address of a screen that shows the page's text, such as
 * `municipality/history`: those routes are absent here.
 */
const EXACT = new Set(['', 'news', 'events', 'contact', 'sitemap', 'map', 'search', 'login']);
const TREES = [
  'admin',
  'api',
  'assets',
  'el',
  'en',
  'events',
  'feeds',
  'gr',
  'healthz',
  'media',
  'metrics',
  'municipality/units',
  'news',
  'newsletter',
  'readyz',
  'services',
  'styleguide',
  'tourism/beach',
  'tourism/culture',
  'tourism/landmark',
  'tourism/nature',
  'unauthorized',
];
/** Screens inside those trees that show the text of a page. */
const SHOWN_BY_SCREENS = new Set([
  'municipality/units',
  'services',
  'services/eservices',
  'tourism/culture',
]);

/** Whether a fixed route owns the address, so that a page there would never be seen. */
export function isReservedSlug(slug: string): boolean {
  if (SHOWN_BY_SCREENS.has(slug)) return false;
  if (EXACT.has(slug)) return true;
  return TREES.some((tree) => slug === tree || slug.startsWith(`${tree}/`));
}
