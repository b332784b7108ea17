import { isAllowedLink } from '../links.ts';

/** Addresses that only count clicks lead through these to the one that is meant. */
const WRAPPERS: { host: RegExp; parameter: string }[] = [
  { host: /(?:^|\.)safelinks\.protection\.outlook\.com$/, parameter: 'url' },
  { host: /^(?:www\.)?google\.[a-z.]+$/, parameter: 'q' },
  { host: /^l\.facebook\.com$/, parameter: 'u' },
];

const COUNTERS = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id)$/;

/**
 * Where a pasted link leads: without the detour that mail and search programs put in front, and as a path where it
 * is this site's. Undefined for what leads nowhere for visitors: a file on somebody's computer, a bookmark of the
 * other document.
 */
export function cleanLink(address: string | undefined, siteUrl: string): string | undefined {
  const typed = (address ?? '').trim();
  if (typed.startsWith('/') && isAllowedLink(typed)) return typed;
  if (!/^(?:https?|mailto|tel):/i.test(typed)) return undefined;
  const url = URL.parse(typed);
  if (!url) return undefined;
  const wrapper = WRAPPERS.find(({ host }) => host.test(url.hostname));
  const wrapped =
    wrapper && (url.searchParams.get(wrapper.parameter) ?? url.searchParams.get('url'));
  if (wrapped && /^https?:/i.test(wrapped)) return cleanLink(wrapped, siteUrl);
  for (const name of [...url.searchParams.keys()]) {
    if (COUNTERS.test(name)) url.searchParams.delete(name);
  }
  if (siteUrl && url.origin === new URL(siteUrl).origin) {
    // Links within the site keep the language of the reader.
    url.searchParams.delete('lang');
    return url.pathname + url.search + url.hash;
  }
  // An address that nothing was taken from stays as it was written.
  const isSame = url.href === URL.parse(typed)?.href;
  const clean = isSame ? typed : url.href;
  return isAllowedLink(clean) ? clean : undefined;
}
