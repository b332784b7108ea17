import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/sitemap-xml';
import { listAddresses } from './list-addresses.ts';
import { countSitemapParts, writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

export const handle = { parameters: ['part'] };

/** Every public address for search engines; an index of parts where there are too many for one file. */
export async function loader(args: Route.LoaderArgs) {
  const { services, url } = siteRequest(args);
  const addresses = await listAddresses(services.db);
  const parts = countSitemapParts(addresses);
  const part = url.searchParams.get('part');
  if (part !== null && !(/^[1-9]\d*$/.test(part) && Number(part) <= parts)) {
    return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  }
  const xml =
    parts > 1 && part === null
      ? writeSitemapIndex(parts, services.siteUrl)
      : writeSitemap(addresses, services.siteUrl, Number(part ?? 1));
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
