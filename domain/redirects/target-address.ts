import { TAKEN_BY_SERVER } from '../screens/reserved.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { cleanText } from '../text/clean-text.ts';
import { withoutLastSlashes } from '../text/without-last-slashes.ts';
import { REDIRECT_PROBLEMS as PROBLEMS } from './redirect-problems.ts';

const MAX_LENGTH = 1000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const UNFIT = /[\u0000-\u0020\u007f-\u00a0\\<>"'`]/;

/**
 * What somebody typed or chose as the target of a redirect: a path of this site without language, perhaps with a
 * query and a place on the page, or a whole https address of another one. A whole address of this site becomes its
 * path.
 */
export function parseTarget(
  typed: string,
  siteUrl: string,
): { target: string } | { problem: Bilingual } {
  const text = cleanText(typed);
  if (text === '') return { problem: PROBLEMS.required };
  if (text.length > MAX_LENGTH) return { problem: PROBLEMS.tooLong };
  if (UNFIT.test(text) || !isDecodable(text)) return { problem: PROBLEMS.unfit };
  if (text.startsWith('/')) return ownTarget(text);
  const url = URL.parse(text);
  if (!url || !/^https?:\/\//i.test(text)) return { problem: PROBLEMS.toBegins };
  if (url.username || url.password) return { problem: PROBLEMS.credentials };
  if (url.host === new URL(siteUrl).host) {
    return ownTarget(url.pathname + url.search + url.hash);
  }
  return url.protocol === 'https:' ? { target: url.href } : { problem: PROBLEMS.toBegins };
}

/** A path of this site and nothing that a browser would read as another host. The language follows the visitor. */
function ownTarget(address: string): { target: string } | { problem: Bilingual } {
  const url = new URL(`http://localhost${address}`);
  const [, first = '', ...rest] = url.pathname.split('/');
  const taker = Object.hasOwn(TAKEN_BY_SERVER, first) ? TAKEN_BY_SERVER[first] : undefined;
  if (taker && taker !== 'language' && taker !== 'media') return { problem: PROBLEMS.nothing };
  const plain = taker === 'language' ? `/${rest.join('/')}` : url.pathname;
  const path = taker === 'media' ? plain : plain.toLowerCase();
  if (path.startsWith('//')) return { problem: PROBLEMS.toBegins };
  url.searchParams.delete('lang');
  return { target: (withoutLastSlashes(path) || '/') + url.search + url.hash };
}

function isDecodable(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}

/** The address to which visitors of that language are sent. */
export function targetFor(target: string, isEnglish: boolean): string {
  if (!isEnglish || !target.startsWith('/') || target.startsWith('/media/')) return target;
  const url = new URL(`http://localhost${target}`);
  url.searchParams.set('lang', 'en');
  return url.pathname + url.search + url.hash;
}
