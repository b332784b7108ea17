import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/sitemap-xml';
import { listAddresses, listParts } from './list-addresses.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

export const handle = { parameters: ['part'] };

/** Every public address for search engines; an index of parts where there are too many for one file. */
export async function loader(args: Route.LoaderArgs) {
  const { services, url } = siteRequest(args);
  const now = services.now();
  const parts = await listParts(services.db, now);
  const asked = url.searchParams.get('part');
  if (asked === null && parts.length > 1) {
    return xml(writeSitemapIndex(parts.length, services.siteUrl));
  }
  const part = /^[1-9]\d*$/.test(asked ?? '1') ? parts[Number(asked ?? 1) - 1] : undefined;
  if (!part) return new Response('Not found', { status: 404 });
  return xml(writeSitemap(await listAddresses(services.db, part, now), services.siteUrl));
}

function xml(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
