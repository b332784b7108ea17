import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestObserver } from './observe-requests.ts';
import { bytesOf, chooseEncoding, type HeldPage, holdPage, type PageCache } from './page-cache.ts';
import type { PageKey, PageKeys } from './page-keys.ts';
import { PUBLIC_HEADERS } from './security-headers.ts';

/** Opening hours and upcoming events change by the clock, in steps of five minutes. */
const HOLD_STEP_MS = 5 * 60_000;

export interface PublicPagesOptions {
  cache: PageCache;
  keys: PageKeys;
  /** Renders a document for the path and query; nobody asked for one that is made ahead. */
  render(url: string, incoming: IncomingMessage | undefined): Promise<Response>;
  now(): Date;
  /** For how long caches in front may give a page without asking; 0 or undefined for not at all. */
  sharedSeconds?: number;
  /** The next moment (milliseconds since 1970) at which content changes as planned, if any is known. */
  nextPublication?(): number | undefined;
  /** Told of every answer; pages that are held are told without ceremony. */
  observer?: RequestObserver;
}

/** Answers GET and HEAD of public pages, from the cache where it can. */
export function publicPages(options: PublicPagesOptions) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const began = performance.now();
    const { keys, cache, now, observer } = options;
    const key = keys.of(incoming.url ?? '/');
    const answer = async () => {
      const page = await getPage(options, key, incoming);
      const mayBeKept = !key.uncached && page.status < 500;
      const seconds = Math.min(options.sharedSeconds ?? 0, secondsToEnd(options, now().getTime()));
      send(incoming, outgoing, page, mayBeKept ? keeping(seconds) : 'no-store');
    };
    if (!observer) return answer();
    if (key.uncached || !cache.peek(key.url, now().getTime())) {
      return observer.follow('page', incoming, outgoing, answer);
    }
    await answer();
    observer.held(outgoing.statusCode, began);
  };
}

/** The page under a key as visitors get it, from the cache where it can. */
export async function getPage(
  options: PublicPagesOptions,
  key: PageKey,
  incoming: IncomingMessage | undefined,
): Promise<HeldPage> {
  const { cache, render, now } = options;
  const make = async () => toHeldPage(await render(key.url, incoming));
  if (key.uncached) return make();
  const at = now().getTime();
  const page = await cache.get(key.url, make, at, incoming ? 1 : 0);
  cache.expireAt(endOf(options, at));
  return page;
}

/** When what is made now may say something else: at the next step of the clock, or at a planned publication. */
function endOf({ nextPublication }: PublicPagesOptions, at: number): number {
  const step = (Math.floor(at / HOLD_STEP_MS) + 1) * HOLD_STEP_MS;
  const planned = nextPublication?.();
  return planned !== undefined && planned > at ? Math.min(step, planned) : step;
}

/** Whole seconds for which a page cannot end by the clock. */
function secondsToEnd(options: PublicPagesOptions, at: number): number {
  return Math.floor((endOf(options, at) - at) / 1000);
}

/**
 * Anyone may keep the page. Browsers ask each time whether it still holds, so that a change is seen at once;
 * a cache in front is spared that for some seconds, and then gives the old page once more while it asks.
 */
function keeping(seconds: number): string {
  return seconds > 0
    ? `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=86400`
    : 'public, no-cache';
}

async function toHeldPage(response: Response): Promise<HeldPage> {
  const headers: Record<string, string> = {};
  for (const name of ['content-type', 'location', 'content-disposition', 'retry-after']) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  return holdPage(response.status, headers, await response.text());
}

function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  page: HeldPage,
  cacheControl: string,
): void {
  const encoding = chooseEncoding(incoming.headers['accept-encoding'] as string | undefined);
  // Each encoding has bytes of its own, so each has an entity tag of its own (RFC 9110, section 8.8.3).
  const etag = encoding === 'identity' ? `"${page.etag}"` : `"${page.etag}-${encoding}"`;
  const headers: Record<string, string | number> = {
    ...PUBLIC_HEADERS,
    ...page.headers,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    'Speculation-Rules': '"/speculation-rules.json"',
  };
  if (page.status === 200 && cacheControl !== 'no-store') {
    headers.ETag = etag;
    if (matches(incoming.headers['if-none-match'], etag)) {
      outgoing.writeHead(304, headers).end();
      return;
    }
  }
  const body = bytesOf(page, encoding);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = body.length;
  outgoing.writeHead(page.status, headers);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

/** If-None-Match compares weakly (RFC 9110, section 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return (
    header.trim() === '*' ||
    header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  );
}
