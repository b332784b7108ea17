import type { Context, Next } from 'hono';
import { findEmblem, getIcon, type IconName } from '../../../domain/media/pictures/icons.ts';
import type { Services } from '../../../domain/services.ts';
import { isUnavailable } from '../../../domain/unavailable.ts';

const TYPES = [
  ['.svg', 'image/svg+xml'],
  ['.ico', 'image/x-icon'],
  ['.png', 'image/png'],
] as const;

/**
 * Answers the addresses of the site's icons with those of the emblem in the settings. Where the settings name none, or
 * its file is missing, and while the database or the store does not answer, `next` sends the files that come with the
 * project.
 */
export function siteIcons(services: Services) {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();
  return async (c: Context, next: Next) => {
    const name = c.req.path.slice(1) as IconName;
    try {
      const emblem = await findEmblem(services.db);
      if (!emblem) return await next();
      const version = `${emblem.id}.${emblem.address_digest}`;
      const etag = `"${version}"`;
      // The address stays when the emblem changes.
      const headers = { ETag: etag, 'Cache-Control': 'public, max-age=3600' };
      if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers);
      const key = `${version}/${name}`;
      let making = underWay.get(key);
      if (!making) {
        making = getIcon(services, emblem, name).finally(() => underWay.delete(key));
        underWay.set(key, making);
      }
      const bytes = await making;
      if (!bytes) return await next();
      return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
        ...headers,
        'Content-Type': TYPES.find(([ending]) => name.endsWith(ending))?.[1] ?? 'image/png',
        'Content-Length': String(bytes.length),
      });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return next();
    }
  };
}
