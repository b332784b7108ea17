import { findContentType } from '../../../domain/content-types/all.ts';

const ADMIN_SCREENS = new Set(['users', 'audit']);
const SUBSCRIBERS = '/admin/newsletter/subscribers';

/**
 * Whether only administrators may open an address of the admin (specification, section 6):
 * accounts, the audit log, the addresses of the newsletter, and the content types that say so. The server enforces the same.
 */
export function isForAdministrators(pathname: string): boolean {
  if (pathname === SUBSCRIBERS || pathname.startsWith(`${SUBSCRIBERS}/`)) return true;
  const [, , screen = '', type = ''] = pathname.split('/');
  if (screen === 'content') return findContentType(type)?.adminOnly === true;
  return ADMIN_SCREENS.has(screen);
}
