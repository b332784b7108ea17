import { getSingleton } from '../../../domain/content/reading/published-entries.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/security-txt';

/** Nobody should trust the file for more than a year (RFC 9116, section 2.5.5). */
const VALID_DAYS = 180;

/** Tells whoever finds a weakness where to say so (RFC 9116): by the contact form, or to the site's own address. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = siteRequest(args);
  const { data } = await getSingleton(services.db, settings);
  const expires = addDays(dayInGreece(services.now()), VALID_DAYS);
  const lines = [
    ...(data.email ? [`Contact: mailto:${data.email}`] : []),
    `Contact: ${services.siteUrl}/contact`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: el, en',
    `Canonical: ${services.siteUrl}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
