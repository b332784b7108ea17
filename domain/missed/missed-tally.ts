import { readAddress } from '../redirects/from-address.ts';
import type { Miss } from './missed-addresses.ts';

/** Different addresses between two writes; a flood of others is not counted. */
const MOST_AT_ONCE = 500;
const MAX_PATH = 300;
/**
 * What programs ask for that look for holes in other systems, and addresses with an e-mail address in them, which is
 * somebody's.
 */
const NOT_COUNTED =
  /(?:^|\/)(?:\.|wp-|wp\b|xmlrpc|cgi-bin|phpmyadmin|vendor\/|node_modules|autodiscover|owa\/|solr\/|actuator|administrator(?:\/|$))|\.(?:php\d?|aspx?|ashx|jspx?|cgi|env|git|sql|bak|old|zip|tar|gz|rar|7z|ya?ml|ini|conf|log|sh|exe|dll|map)$|@|%40/i;

/**
 * Counts addresses at which there was nothing, in memory, until they are written down together. It knows neither who
 * asked nor what followed the question mark.
 */
export class MissedTally {
  readonly #misses = new Map<string, Miss>();

  /** Counts an address (path and query); `referer` as the browser sent it. */
  note(address: string, referer: string | undefined, siteUrl: string): void {
    const { path } = readAddress(address);
    if (path === '/' || path.length > MAX_PATH || NOT_COUNTED.test(path)) return;
    const linkedFrom = ownPage(referer, siteUrl);
    const known = this.#misses.get(path);
    if (known) {
      known.times++;
      if (linkedFrom !== '') known.linkedFrom = linkedFrom;
    } else if (this.#misses.size < MOST_AT_ONCE) {
      this.#misses.set(path, { path, times: 1, linkedFrom });
    }
  }

  /** What was counted since the last time. */
  take(): Miss[] {
    const misses = [...this.#misses.values()];
    this.#misses.clear();
    return misses;
  }
}

/** The path of the page of this site on which somebody followed a link; '' for any other. */
function ownPage(referer: string | undefined, siteUrl: string): string {
  const url = URL.parse(referer ?? '');
  if (!url || url.origin !== new URL(siteUrl).origin) return '';
  if (url.pathname.length > MAX_PATH || /^\/(?:admin|preview|login|api)(?:\/|$)/.test(url.pathname))
    return '';
  return url.pathname;
}
