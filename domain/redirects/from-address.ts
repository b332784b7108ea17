import { TAKEN_BY_SERVER } from '../screens/reserved.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { cleanText } from '../text/clean-text.ts';
import { REDIRECT_PROBLEMS as PROBLEMS } from './redirect-problems.ts';

/** An address from which visitors are led away, as it is stored and compared. */
export interface FromAddress {
  /** Without language, in lower case, without a slash at its end; letters outside ASCII are percent-encoded. */
  path: string;
  /** What follows the question mark: {@link ANY_QUERY}, '' for nothing, or pairs in a fixed order. */
  query: string;
}

/** Whatever follows the question mark, or nothing. */
export const ANY_QUERY = '*';

const MAX_TYPED = 500;
/** Greek letters take six characters each where they are encoded. */
const MAX_PATH = 1500;
/** What programs of advertisers and mail add, which says nothing of where somebody wants to go. */
const TRACKING = /^(?:utm_.*|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid)$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const UNFIT = /[\u0000-\u001f\u007f\\<>"]/;

/**
 * What somebody typed as an old address: `/old` whatever follows a question mark, `/old?` without anything after it,
 * `/old?id=5` with exactly these, in any order. Of a whole address the part behind the host counts.
 */
export function parseFrom(typed: string): { from: FromAddress } | { problem: Bilingual } {
  const text = cleanText(typed);
  if (text === '') return { problem: PROBLEMS.required };
  if (text.length > MAX_TYPED) return { problem: PROBLEMS.tooLong };
  if (UNFIT.test(typed.trim())) return { problem: PROBLEMS.unfit };
  const address = text.replace(/^https?:\/\/[^/?#]+/i, '') || '/';
  if (!/^\/(?!\/)/.test(address)) return { problem: PROBLEMS.fromBegins };
  if (address.includes('#')) return { problem: PROBLEMS.fragment };
  const from = readAddress(address);
  if (from.path.length > MAX_PATH) return { problem: PROBLEMS.tooLong };
  if (Object.hasOwn(TAKEN_BY_SERVER, from.path.split('/', 2)[1] ?? '')) {
    return { problem: PROBLEMS.reserved };
  }
  return { from: address.includes('?') ? from : { ...from, query: ANY_QUERY } };
}

/** The address that somebody asks for (path and query, as the request line has it), in the form that is compared. */
export function readAddress(address: string): FromAddress {
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  return { path: plainPath(path), query: mark < 0 ? '' : plainQuery(address.slice(mark + 1)) };
}

/** An address as staff read it and may type it: {@link parseFrom} reads it the same. */
export function writeFrom({ path, query }: FromAddress): string {
  const shown = path.split('/').map(readable).join('/');
  if (query === ANY_QUERY) return shown;
  return `${shown}?${query}`;
}

/** In the form in which every spelling of a path is the same one. `/en` and `/el` only say a language. */
function plainPath(path: string): string {
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((part) => encodeURIComponent(decode(part).normalize('NFC').toLowerCase().toWellFormed()));
  if (TAKEN_BY_SERVER[parts[0] ?? ''] === 'language') parts.shift();
  return `/${parts.join('/')}`;
}

function plainQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)].filter(
    ([name]) => name !== 'lang' && !TRACKING.test(name),
  );
  pairs.sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  return new URLSearchParams(pairs).toString();
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** What is no encoding of letters stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A part with its letters, unless it would then be read as something else. */
function readable(part: string): string {
  const text = decode(part);
  return /[%/?#\\<>"'=\s]|\p{C}/u.test(text) ? part : text;
}
