import { CLOSED_TO_ROBOTS } from '../../../domain/screens/reserved.ts';
import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/robots-txt';

/** Tells search engines where the sitemap is, and which addresses are closed to them (RFC 9309). */
export function loader(args: Route.LoaderArgs) {
  const { services } = siteRequest(args);
  const lines = [
    'User-agent: *',
    ...CLOSED_TO_ROBOTS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${services.siteUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
