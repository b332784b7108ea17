import type { IncomingMessage } from 'node:http';
import { languageOf } from '../../app/i18n/language.ts';
import type { MissedTally } from '../../domain/missed/missed-tally.ts';
import { findRedirect } from '../../domain/redirects/find-redirect.ts';
import { targetFor } from '../../domain/redirects/target-address.ts';
import { TAKEN_BY_SERVER } from '../../domain/screens/reserved.ts';
import type { Services } from '../../domain/services.ts';

/**
 * Answers for an address (path and query) at which there is neither a page nor one that was there before: with the
 * way on which staff lead visitors, or not at all. What leads nowhere is counted.
 */
export type LeadElsewhere = (
  address: string,
  incoming: IncomingMessage,
) => Promise<Response | undefined>;

/** Where staff lead visitors, by the redirects in the database. */
export function leadElsewhere(
  { db, siteUrl }: Pick<Services, 'db' | 'siteUrl'>,
  missed: MissedTally | undefined,
): LeadElsewhere {
  return async (address, { method, headers }) => {
    if (Object.hasOwn(TAKEN_BY_SERVER, address.split(/[/?]/, 2)[1] ?? '')) return undefined;
    const found = await findRedirect(db, address);
    if (!found) {
      if (method === 'GET') missed?.note(address, headers.referer, siteUrl);
      return undefined;
    }
    const isEnglish = languageOf(new URL(`http://localhost${address}`)) === 'en';
    return new Response(null, {
      status: found.status,
      headers: {
        Location: targetFor(found.target, isEnglish),
        // Whoever was led once asks again, and hears of a change.
        'Cache-Control': 'public, no-cache',
      },
    });
  };
}
