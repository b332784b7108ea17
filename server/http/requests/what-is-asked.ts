import { isAdminPath } from '../../../app/admin/screens.ts';
import { ROUTES_WITHOUT_SCREEN } from '../../../domain/screens/register.ts';
import { partsOf } from '../../../domain/screens/reserved.ts';
import type { RequestKind } from '../../observing/metrics.ts';
import { findPlainAddress } from '../redirects.ts';
import { REMEMBERED_ADDRESSES, remember } from './remember.ts';
import { requestAddress } from './request-address.ts';

/** Paths of files that the build made. */
export const FILES = new RegExp(`^/(?:${partsOf('file')})/|^/[^/]+\\.[a-z0-9]{2,11}$`);
const MEDIA = new RegExp(`^/(?:${partsOf('media')})/`);
const PREVIEWS = new RegExp(`^/(?:${partsOf('preview')})(?:/|$)`);
const PROBES = new RegExp(`^/(?:${partsOf('probe')})$`);

/** Whether a loader answers, though the path looks like a file's. */
const isMade = (path: string) => ROUTES_WITHOUT_SCREEN.includes(path);

/** What a request is for that is not a page's. */
export function kindOf(path: string): RequestKind {
  if (/^\/api(?:\/|$)/.test(path)) return 'api';
  if (MEDIA.test(path)) return 'media';
  if (PROBES.test(path)) return 'probe';
  if (PREVIEWS.test(path)) return 'preview';
  if (isAdminPath(path)) return 'admin';
  return FILES.test(path) && !isMade(path) ? 'file' : 'page';
}

/** The path as a log may have it: whoever has the token of a preview opens it. */
export function loggedPath(path: string): string {
  return kindOf(path) === 'preview' ? '/preview/…' : path;
}

/** What is known of a request by its target alone. */
export const targetOf = remember((target) => {
  const address = requestAddress(target);
  const path = address.split('?', 1)[0] ?? '/';
  return isPage(path)
    ? { address, path, isPage: true, redirect: findPlainAddress(address) }
    : { address, path, isPage: false };
}, REMEMBERED_ADDRESSES);

/** Whether an address is a page's own: not one from which visitors are led to it. */
export function isPageAddress(address: string): boolean {
  return isPage(address.split('?', 1)[0] ?? '/') && findPlainAddress(address) === undefined;
}

/** Whether a path is a public page's or a feed's, rather than the API's, the admin's or a file's. */
function isPage(path: string): boolean {
  if (path.startsWith('/api/') || path === '/api' || MEDIA.test(path)) return false;
  if (path.endsWith('.data') || PROBES.test(path) || PREVIEWS.test(path)) return false;
  return !isAdminPath(path) && (isMade(path) || !FILES.test(path));
}
