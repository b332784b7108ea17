import { matchesPattern } from '../content/model/address-pattern.ts';
import { findScreen } from './find-screen.ts';
import { ROUTES_WITHOUT_SCREEN } from './register.ts';

/** Who answers the addresses below a reserved first part, which no public screen may have. */
export type Taker =
  | 'admin'
  | 'api'
  | 'file'
  | 'language'
  | 'media'
  | 'metrics'
  | 'preview'
  | 'probe';

/** The first parts of addresses that are answered before any public screen is asked. */
export const TAKEN_BY_SERVER: Readonly<Record<string, Taker>> = {
  admin: 'admin',
  api: 'api',
  assets: 'file',
  el: 'language',
  en: 'language',
  gr: 'language',
  healthz: 'probe',
  islands: 'file',
  login: 'admin',
  media: 'media',
  metrics: 'metrics',
  preview: 'preview',
  readyz: 'probe',
  share: 'media',
};

/** The first parts reserved for somebody, as alternatives of a regular expression. */
export function partsOf(taker: Taker): string {
  return Object.keys(TAKEN_BY_SERVER)
    .filter((part) => TAKEN_BY_SERVER[part] === taker)
    .join('|');
}

/** Whether another screen or the server answers the address, so that a page there would never be seen. */
export function isReservedSlug(slug: string): boolean {
  const path = `/${slug}`;
  if (Object.hasOwn(TAKEN_BY_SERVER, slug.split('/', 1)[0] ?? '')) return true;
  if (ROUTES_WITHOUT_SCREEN.some((route) => matchesPattern(route, path))) return true;
  const screen = findScreen(path);
  return screen !== undefined && screen.of !== 'page' && !screen.text;
}

/**
 * The addresses that robots.txt closes (RFC 9309, section 2.2.3), as whole segments: a page at `/administration` is
 * not closed with `/admin`. A robot that does not know `$` still meets the others. Screens that say `noindex` are not
 * among them: a robot that may not read them would not learn it.
 */
export const CLOSED_TO_ROBOTS = ['/api/', '/admin$', '/admin/', '/admin?'];
