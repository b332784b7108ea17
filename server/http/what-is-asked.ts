import type { RequestKind } from '../observing/metrics.ts';
import { findRedirect } from './redirects.ts';
import { REMEMBERED_ADDRESSES, remember } from './remember.ts';
import { requestAddress } from './request-address.ts';

const ADMIN = /^\/(?:login|admin(?:\/.*)?)$/i;
/** Paths of files that the build made. */
export const FILES = /^\/(?:assets|islands)\/|^\/[^/]+\.[a-z0-9]{2,11}$/;
/** Answers made by loaders that only look like files. */
const MADE = /^\/(?:robots\.txt|sitemap\.xml)$/;
const PROBES = /^\/(?:healthz|readyz)$/;

/** Whether a path is the admin's. */
export const isAdmin = (path: string) => ADMIN.test(path);

/** What a request is for that is not a page's. */
export function kindOf(path: string): RequestKind {
  if (/^\/api(?:\/|$)/.test(path)) return 'api';
  if (/^\/(?:media|share)\//.test(path)) return 'media';
  if (PROBES.test(path)) return 'probe';
  if (isAdmin(path)) return 'admin';
  return FILES.test(path) && !MADE.test(path) ? 'file' : 'page';
}

/** What is known of a request by its target alone. */
export const targetOf = remember((target) => {
  const address = requestAddress(target);
  const path = address.split('?', 1)[0] ?? '/';
  return isPage(path)
    ? { address, path, isPage: true, redirect: findRedirect(address) }
    : { address, path, isPage: false };
}, REMEMBERED_ADDRESSES);

/** Whether an address is a page's own: not one from which visitors are led to it. */
export function isPageAddress(address: string): boolean {
  return isPage(address.split('?', 1)[0] ?? '/') && findRedirect(address) === undefined;
}

/** Whether a path is a public page's or a feed's, rather than the API's, the admin's or a file's. */
function isPage(path: string): boolean {
  if (path.startsWith('/api/') || path === '/api' || /^\/(?:media|share)\//.test(path))
    return false;
  if (path.endsWith('.data') || PROBES.test(path)) return false;
  return !isAdmin(path) && (MADE.test(path) || !FILES.test(path));
}
